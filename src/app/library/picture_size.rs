//! The size of a picture in pixels, as a person writes it: `1280x800`.

use std::fmt;
use std::str::FromStr;

/// Pixels.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct PictureSize {
    pub width: u32,
    pub height: u32,
}

impl PictureSize {
    pub const SMALLEST: u32 = 16;
    /// Every graphics driver draws pictures of this size.
    pub const LARGEST: u32 = 8192;

    pub fn new(width: u32, height: u32) -> Option<Self> {
        let fits = |side| (Self::SMALLEST..=Self::LARGEST).contains(&side);
        (fits(width) && fits(height)).then_some(Self { width, height })
    }
}

impl FromStr for PictureSize {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let sides = text.split_once(['x', 'X', '×']);
        let sides = sides.and_then(|(width, height)| {
            Some((width.trim().parse().ok()?, height.trim().parse().ok()?))
        });
        let (width, height) =
            sides.ok_or("a size is written like 1280x800: width, x, height in pixels")?;
        Self::new(width, height).ok_or_else(|| {
            format!(
                "each side of a picture has {} to {} pixels",
                Self::SMALLEST,
                Self::LARGEST
            )
        })
    }
}

impl fmt::Display for PictureSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_is_two_numbers_within_reason() {
        assert_eq!(
            "640x400".parse(),
            Ok(PictureSize {
                width: 640,
                height: 400
            })
        );
        assert_eq!(
            "640×400"
                .parse::<PictureSize>()
                .map(|size| size.to_string()),
            Ok("640x400".into())
        );
        for bad in [
            "",
            "640",
            "x",
            "640x",
            "-1x5",
            "0x0",
            "100000x100000",
            "8193x100",
            "1e3x5",
            "99999999999x9",
        ] {
            assert!(bad.parse::<PictureSize>().is_err(), "{bad}");
        }
    }
}
