//! A game as a short animation: a picture for every position of a line, each holding for a while.

use crate::app::open::{InitialView, OpenedGame};
use crate::app::{Intent, PictureSize, Proposal};
use crate::cli::exit_code;
use crate::cli::progress::Progress;
use crate::launch::offscreen::{CameraName, OffscreenTable};
use crate::launch::preflight::Missing;
use crate::record::tree::NodeId;
use crate::store::write_whole;
use gif::{Encoder, EncodingError, Frame, Repeat};
use image::RgbImage;
use std::path::PathBuf;
use std::process::ExitCode;

/// Draw a game as an animation (GIF), without a window
///
/// The line that the file is opened at is shown from its first position to its last.
#[derive(Debug, clap::Args)]
pub struct Film {
    /// A save or a record in any format that Strata reads
    file: PathBuf,
    /// The animation to write, as GIF
    #[arg(short, long, value_name = "GIF")]
    output: PathBuf,
    /// Width and height in pixels
    #[arg(long, default_value = "640x400", value_name = "WxH")]
    size: PictureSize,
    /// Where to view from
    #[arg(long, value_name = "NAME")]
    camera: Option<CameraName>,
    /// How long each position is shown, in hundredths of a second
    #[arg(long, default_value_t = 80, value_name = "HUNDREDTHS", value_parser = clap::value_parser!(u16).range(2..=6000))]
    hold: u16,
}

/// The last position is shown so many times as long.
const LAST: u16 = 4;
/// Larger sides are more than the format can say, and than anybody wants to watch.
const LARGEST: u32 = 1920;
/// How carefully colours are chosen: 1 is best, 30 fastest.
const HASTE: i32 = 8;

impl Film {
    pub fn run(&self) -> ExitCode {
        exit_code(self.draw())
    }

    fn draw(&self) -> Result<(), String> {
        let mut opened = OpenedGame::from_file(&self.file)?;
        if let Some(CameraName(preset)) = self.camera {
            opened.view = InitialView {
                camera: preset,
                ..InitialView::default()
            };
        }
        let positions = opened.record.tree.depth(opened.at) + 1;
        let film = film(opened, self.size, self.hold)?;
        let to = self.output.display();
        write_whole(&self.output, &film, true).map_err(|error| format!("{to}: {error}"))?;
        let (size, kilobytes) = (self.size, film.len().div_ceil(1000));
        println!("{to}: {positions} positions, {size} pixels, {kilobytes} kB");
        Ok(())
    }
}

/// The bytes of an animation of the line on which the record is opened.
fn film(opened: OpenedGame, size: PictureSize, hold: u16) -> Result<Vec<u8>, String> {
    if size.width.max(size.height) > LARGEST {
        return Err(format!("an animation has at most {LARGEST} pixels a side"));
    }
    let mut line = vec![NodeId::ROOT];
    line.extend(opened.record.tree.path_to(opened.at));
    let in_words = |missing: Missing| missing.to_string();
    let mut table = OffscreenTable::new(opened, size, false).map_err(in_words)?;
    let mut reel = Reel::new(size).map_err(|error| error.to_string())?;
    let progress = Progress::new("positions", line.len() as u64);
    for (i, &node) in line.iter().enumerate() {
        table
            .app
            .world_mut()
            .write_message(Intent::Propose(Proposal::Jump(node)));
        table.settle();
        let picture = table.picture().map_err(in_words)?;
        let last = i + 1 == line.len();
        reel.add(picture, if last { hold * LAST } else { hold })
            .map_err(|error| error.to_string())?;
        progress.step();
    }
    drop(progress);
    reel.finish().map_err(|error| error.to_string())
}

/// Pictures on their way into a file: of each only what differs from the one before.
struct Reel {
    encoder: Encoder<Vec<u8>>,
    before: Option<RgbImage>,
}

impl Reel {
    fn new(size: PictureSize) -> Result<Self, EncodingError> {
        let mut encoder = Encoder::new(Vec::new(), size.width as u16, size.height as u16, &[])?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Self {
            encoder,
            before: None,
        })
    }

    fn add(&mut self, picture: RgbImage, hold: u16) -> Result<(), EncodingError> {
        let (left, top, width, height) = match &self.before {
            Some(before) => changed(before, &picture),
            None => (0, 0, picture.width(), picture.height()),
        };
        let mut pixels = Vec::with_capacity((width * height * 3) as usize);
        for y in top..top + height {
            for x in left..left + width {
                pixels.extend_from_slice(&picture.get_pixel(x, y).0);
            }
        }
        let mut frame = Frame::from_rgb_speed(width as u16, height as u16, &pixels, HASTE);
        (frame.left, frame.top, frame.delay) = (left as u16, top as u16, hold);
        self.encoder.write_frame(&frame)?;
        self.before = Some(picture);
        Ok(())
    }

    fn finish(self) -> Result<Vec<u8>, EncodingError> {
        self.encoder.into_inner()
    }
}

/// The smallest rectangle outside of which two pictures are alike: left, top, width, height. One pixel where they
/// don't differ at all, for a frame must have some.
fn changed(before: &RgbImage, after: &RgbImage) -> (u32, u32, u32, u32) {
    let differing = before
        .enumerate_pixels()
        .zip(after.pixels())
        .filter(|((_, _, old), new)| old != new)
        .map(|((x, y, _), _)| (x, y));
    let bounds = differing.fold(None, |bounds: Option<[u32; 4]>, (x, y)| {
        let [left, top, right, bottom] = bounds.unwrap_or([x, y, x, y]);
        Some([left.min(x), top.min(y), right.max(x), bottom.max(y)])
    });
    let [left, top, right, bottom] = bounds.unwrap_or_default();
    (left, top, right - left + 1, bottom - top + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::Rgb;

    #[test]
    fn a_frame_holds_only_what_has_changed() {
        let before = RgbImage::new(40, 30);
        let mut after = before.clone();
        assert_eq!(changed(&before, &after), (0, 0, 1, 1));
        after.put_pixel(7, 9, Rgb([255, 0, 0]));
        after.put_pixel(11, 4, Rgb([0, 255, 0]));
        assert_eq!(changed(&before, &after), (7, 4, 5, 6));
    }

    #[test]
    fn an_animation_can_be_read_back_frame_by_frame() {
        let size = PictureSize::new(40, 30).expect("a size");
        let mut reel = Reel::new(size).expect("a reel");
        let mut picture = RgbImage::new(40, 30);
        reel.add(picture.clone(), 50).expect("a frame");
        picture.put_pixel(20, 10, Rgb([250, 250, 250]));
        reel.add(picture, 200).expect("a frame");
        let bytes = reel.finish().expect("an animation");
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut read = options.read_info(bytes.as_slice()).expect("a GIF");
        let mut frames = Vec::new();
        while let Some(frame) = read.read_next_frame().expect("a frame") {
            frames.push((
                frame.width,
                frame.height,
                frame.left,
                frame.top,
                frame.delay,
            ));
        }
        assert_eq!(frames, [(40, 30, 0, 0, 50), (1, 1, 20, 10, 200)]);
    }
}
