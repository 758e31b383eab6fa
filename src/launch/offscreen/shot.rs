//! The command `shot`: a scene or a record as a PNG file.

use super::style_names::{QualityName, ShowName, StyleName, TableName, overlays, styles};
use super::{CameraName, OffscreenTable, save};
use crate::app::PictureSize;
use crate::app::open::{InitialView, OpenedGame};
use crate::cli::exit_code;
use crate::launch::preflight::Missing;
use crate::record::formats::scene;
use crate::record::tree::NodeId;
use crate::words::Language;
use std::path::PathBuf;
use std::process::ExitCode;

/// Draw a scene or a record as a picture, without a window
///
/// A record is shown at its end, or after so many moves with --ply. What a scene says about its camera counts where the
/// options are silent.
#[derive(Debug, clap::Args)]
pub struct Shot {
    /// A scene or a record in any format that Strata reads
    file: PathBuf,
    /// The picture to write, as PNG
    #[arg(short, long, value_name = "PNG")]
    output: PathBuf,
    /// Width and height in pixels
    #[arg(long, default_value = "1280x800", value_name = "WxH")]
    size: PictureSize,
    /// Where to view from
    #[arg(long, value_name = "NAME")]
    camera: Option<CameraName>,
    /// Turn the camera around the board by so many degrees
    #[arg(long, value_name = "DEGREES", allow_negative_numbers = true, value_parser = number::<-360, 360>)]
    turn: Option<f32>,
    /// Come nearer: 2 is twice as large
    #[arg(long, value_name = "X", value_parser = zoom)]
    zoom: Option<f32>,
    /// The space in the middle of the picture
    #[arg(long, value_name = "SPACE")]
    at: Option<String>,
    /// Lift the piece on top of a space
    #[arg(long, value_name = "SPACE")]
    lift: Option<String>,
    /// Spread the levels apart, 0 to 1
    #[arg(long, value_name = "X", value_parser = number::<0, 1>)]
    explode: Option<f32>,
    /// Show the game after so many moves
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// How much the picture may cost
    #[arg(long, value_enum, default_value = "high", value_name = "STEP")]
    quality: QualityName,
    /// What the pieces and their board are made of
    #[arg(long, value_enum, default_value = "classic", value_name = "STYLE")]
    style: StyleName,
    /// What the table is made of
    #[arg(long, value_enum, default_value = "wood", value_name = "STYLE")]
    table: TableName,
    /// What is marked beside the last move, by commas
    #[arg(long, value_enum, value_delimiter = ',', value_name = "WHAT")]
    show: Vec<ShowName>,
    /// With the panels around the table
    #[arg(long)]
    panels: bool,
    /// The language of the panels: en, ru, es or pl; else STRATA_LANGUAGE, else English
    #[arg(long, value_name = "LANGUAGE")]
    language: Option<Language>,
}

/// Reads a number within limits.
fn number<const LOW: i32, const HIGH: i32>(text: &str) -> Result<f32, String> {
    let read = text.parse::<f32>().ok();
    read.filter(|number| (LOW as f32..=HIGH as f32).contains(number))
        .ok_or_else(|| format!("a number from {LOW} to {HIGH} is expected"))
}

/// Reads a zoom factor.
fn zoom(text: &str) -> Result<f32, String> {
    let read = text.parse::<f32>().ok();
    read.filter(|number| (0.5..=10.0).contains(number))
        .ok_or_else(|| "a number from 0.5 to 10 is expected".to_owned())
}

impl Shot {
    pub fn run(&self) -> ExitCode {
        exit_code(self.draw())
    }

    fn draw(&self) -> Result<(), String> {
        let mut opened = OpenedGame::from_file(&self.file)?;
        if let Some(ply) = self.ply {
            let played = opened.record.tree.depth(opened.at);
            let path = opened.record.tree.path_to(opened.at);
            opened.at = match ply {
                0 => NodeId::ROOT,
                _ => *path.get(ply - 1).ok_or_else(|| {
                    format!(
                        "{}: there is no position after {ply} moves: the game has {played}",
                        self.file.display()
                    )
                })?,
            };
        }
        self.frame(&mut opened)?;
        let in_words = |missing: Missing| missing.to_string();
        let mut table = OffscreenTable::new(opened, self.size, self.panels).map_err(in_words)?;
        if let Some(language) = self.language {
            table.speak(language);
        }
        let threats = self.show.contains(&ShowName::Threats);
        table.show(overlays(&self.show), threats);
        table.look(self.quality.into(), styles(self.style, self.table));
        let picture = table.picture().map_err(in_words)?;
        save(&picture, &self.output).map_err(|error| format!("{}: {error}", self.output.display()))
    }

    /// Frames the picture: the options go before the scene.
    fn frame(&self, opened: &mut OpenedGame) -> Result<(), String> {
        let game = opened.game()?;
        let view = &mut opened.view;
        if let Some(CameraName(preset)) = self.camera {
            // Another camera than the scene's: the rest of its framing was made for that one.
            *view = InitialView {
                camera: preset,
                lift: view.lift,
                explode: view.explode,
                ..InitialView::default()
            };
        }
        if let Some(name) = &self.at {
            view.at = Some(scene::space(&game, name)?);
        }
        if let Some(name) = &self.lift {
            view.lift = Some(scene::space(&game, name)?);
        }
        view.turn = self.turn.unwrap_or(view.turn);
        view.zoom = self.zoom.unwrap_or(view.zoom);
        view.explode = self.explode.unwrap_or(view.explode);
        Ok(())
    }
}
