//! What a test that fails leaves: the picture of its screen, the trace, and what the app said.

use image::RgbImage;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

/// Copies them into `target/tmp/window`, in a folder named after the test, and says where they are.
pub fn keep(screen: &Path, trace: &Path, errors: &str) -> PathBuf {
    let test = thread::current()
        .name()
        .unwrap_or("test")
        .replace("::", "-");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("window")
        .join(test);
    let _ = fs::create_dir_all(&folder);
    let _ = fs::copy(trace, folder.join("trace.txt"));
    let _ = fs::write(folder.join("stderr.txt"), errors);
    if let Some(picture) = fs::read(screen).ok().as_deref().and_then(picture) {
        let _ = picture.save(folder.join("screen.png"));
    }
    folder
}

/// The screen as Xvfb keeps it: a header of big-endian numbers, a colour map that is not needed, and four bytes a pixel.
fn picture(dump: &[u8]) -> Option<RgbImage> {
    let number = |index: usize| {
        let bytes = dump.get(4 * index..4 * index + 4)?;
        Some(u32::from_be_bytes(bytes.try_into().ok()?))
    };
    let [header, width, height, line, colours] =
        [number(0)?, number(4)?, number(5)?, number(12)?, number(19)?];
    let pixels = dump.get((header + 12 * colours) as usize..)?;
    let mut picture = RgbImage::new(width, height);
    for (x, y, pixel) in picture.enumerate_pixels_mut() {
        let at = (y * line + 4 * x) as usize;
        let [blue, green, red] = pixels.get(at..at + 3)?.try_into().ok()?;
        pixel.0 = [red, green, blue];
    }
    Some(picture)
}
