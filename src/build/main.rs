//! Embeds the texts under `assets` and `scenes` in the program, and checks the keys of sentences while it is compiled.

mod texts;
mod words;

use std::env;
use std::path::PathBuf;

fn main() {
    println!("cargo:rerun-if-changed=src/build");
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    words::write(&root, &out);
    texts::write(&root, &out);
}
