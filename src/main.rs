fn main() {
    println!("{}", strata_probe());
}
fn strata_probe() -> &'static str {
    "probe"
}
