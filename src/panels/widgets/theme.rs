//! How panels look: low in contrast, so that the board draws the eye, dark or light; or with the strongest contrast there is,
//! for weak sight. What is drawn asks for its colours with [`of`].

use crate::app::{ChosenStyles, MarkColours, PanelTheme};
use crate::panels::widgets::icons;
use crate::store::{Colours, Styles, Theme};
use crate::table::art;
use bevy::prelude::{App, DetectChanges, IntoScheduleConfigs, Local, Res, Result};
use bevy_egui::egui::{
    self, Color32, CornerRadius, FontFamily, FontId, Id, Stroke, TextStyle, Visuals,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(in crate::panels) const IVORY: Color32 = Color32::from_rgb(236, 226, 204);
pub(in crate::panels) const CHARCOAL: Color32 = Color32::from_rgb(58, 56, 56);
/// The mark that a piece of PÜNCT is put by.
pub(in crate::panels) const PUNCT: Color32 = {
    let [r, g, b] = art::PUNCT;
    Color32::from_rgb((r * 255.0) as u8, (g * 255.0) as u8, (b * 255.0) as u8)
};

/// The colours of a theme.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(in crate::panels) struct Palette {
    pub panel: Color32,
    pub backdrop: Color32,
    pub text: Color32,
    pub faint: Color32,
    /// The edge of a panel, and what is there only to be filled.
    pub edge: Color32,
    pub accent: Color32,
    pub calm: Color32,
    pub refused: Color32,
    /// What begins or goes on with a game, and what is chosen.
    pub begin: Color32,
    /// What the keyboard is on.
    pub focus: Color32,
    /// A button at rest, under the pointer, and pressed.
    pub button: Color32,
    pub hovered: Color32,
    pub pressed: Color32,
    /// The rail of a slider, and a box to be ticked in a menu.
    pub rail: Color32,
    /// A button that can't be pressed.
    pub off: Color32,
    /// The edge of a button at rest and under the pointer.
    pub button_edge: Color32,
    pub hovered_edge: Color32,
}

const DARK: Palette = Palette {
    panel: Color32::from_rgba_premultiplied(30, 29, 27, 236),
    backdrop: Color32::from_rgb(24, 23, 22),
    text: Color32::from_rgb(232, 226, 214),
    faint: Color32::from_rgb(160, 152, 138),
    edge: Color32::from_rgb(78, 73, 66),
    accent: Color32::from_rgb(236, 164, 62),
    calm: Color32::from_rgb(72, 190, 176),
    refused: Color32::from_rgb(238, 110, 96),
    begin: Color32::from_rgb(38, 104, 98),
    focus: Color32::WHITE,
    button: Color32::from_rgb(54, 51, 47),
    hovered: Color32::from_rgb(74, 69, 62),
    pressed: Color32::from_rgb(92, 84, 72),
    rail: Color32::from_rgb(66, 62, 56),
    off: Color32::from_rgb(38, 36, 34),
    button_edge: Color32::TRANSPARENT,
    hovered_edge: Color32::from_rgb(112, 104, 92),
};

const LIGHT: Palette = Palette {
    panel: Color32::from_rgba_premultiplied(237, 233, 224, 240),
    backdrop: Color32::from_rgb(226, 220, 208),
    text: Color32::from_rgb(36, 32, 26),
    faint: Color32::from_rgb(98, 90, 78),
    edge: Color32::from_rgb(178, 168, 150),
    accent: Color32::from_rgb(142, 80, 0),
    calm: Color32::from_rgb(0, 104, 94),
    refused: Color32::from_rgb(176, 34, 22),
    begin: Color32::from_rgb(148, 210, 200),
    focus: Color32::BLACK,
    button: Color32::from_rgb(222, 214, 200),
    hovered: Color32::from_rgb(207, 198, 181),
    pressed: Color32::from_rgb(190, 180, 160),
    rail: Color32::from_rgb(184, 174, 156),
    off: Color32::from_rgb(232, 227, 217),
    button_edge: Color32::from_rgb(190, 180, 162),
    hovered_edge: Color32::from_rgb(130, 120, 102),
};

const HIGH_CONTRAST: Palette = Palette {
    panel: Color32::BLACK,
    backdrop: Color32::BLACK,
    text: Color32::WHITE,
    faint: Color32::from_rgb(222, 222, 222),
    edge: Color32::WHITE,
    accent: Color32::from_rgb(255, 214, 10),
    calm: Color32::from_rgb(64, 240, 255),
    refused: Color32::from_rgb(255, 138, 122),
    begin: Color32::from_rgb(0, 72, 168),
    focus: Color32::from_rgb(255, 214, 10),
    button: Color32::BLACK,
    hovered: Color32::from_rgb(64, 64, 64),
    pressed: Color32::from_rgb(96, 96, 96),
    rail: Color32::from_rgb(88, 88, 88),
    off: Color32::BLACK,
    button_edge: Color32::WHITE,
    hovered_edge: Color32::WHITE,
};

impl Palette {
    /// The colours of a theme, for eyes that see all colours or not.
    const fn new(theme: Theme, colours: Colours) -> Self {
        let mut palette = match theme {
            Theme::Dark => DARK,
            Theme::Light => LIGHT,
            Theme::HighContrast => HIGH_CONTRAST,
        };
        if matches!(colours, Colours::ColourBlind) {
            // Blue, yellow and vermilion, which nearly everybody tells apart.
            let [calm, accent, refused] = match theme {
                Theme::Light => [(0, 82, 152), (112, 84, 0), (160, 52, 0)],
                Theme::Dark | Theme::HighContrast => {
                    [(96, 186, 244), (244, 222, 82), (244, 128, 44)]
                }
            };
            palette.calm = Color32::from_rgb(calm.0, calm.1, calm.2);
            palette.accent = Color32::from_rgb(accent.0, accent.1, accent.2);
            palette.refused = Color32::from_rgb(refused.0, refused.1, refused.2);
        }
        palette
    }

    const ALL: [[Self; 2]; 3] = [
        [
            Self::new(Theme::Dark, Colours::Usual),
            Self::new(Theme::Dark, Colours::ColourBlind),
        ],
        [
            Self::new(Theme::Light, Colours::Usual),
            Self::new(Theme::Light, Colours::ColourBlind),
        ],
        [
            Self::new(Theme::HighContrast, Colours::Usual),
            Self::new(Theme::HighContrast, Colours::ColourBlind),
        ],
    ];
}

/// Whatever is drawn by egui: it knows the colours of the theme.
pub(in crate::panels) trait Themed {
    fn context(&self) -> &egui::Context;
}

impl Themed for egui::Context {
    fn context(&self) -> &egui::Context {
        self
    }
}

impl Themed for egui::Ui {
    fn context(&self) -> &egui::Context {
        self.ctx()
    }
}

impl Themed for egui::Painter {
    fn context(&self) -> &egui::Context {
        self.ctx()
    }
}

/// The colours of the theme.
pub(in crate::panels) fn of(drawn: &impl Themed) -> &'static Palette {
    let (theme, colours) = drawn
        .context()
        .data(|data| data.get_temp(id()))
        .unwrap_or_default();
    palette(theme, colours)
}

/// What the table and the pieces are made of, for whatever is drawn of them flat.
pub(in crate::panels) fn styles(drawn: &impl Themed) -> Styles {
    let kept = drawn.context().data(|data| data.get_temp(styles_id()));
    kept.unwrap_or_default()
}

/// Tells an egui context what the table and the pieces are made of.
pub fn apply_styles(ctx: &egui::Context, styles: Styles) {
    ctx.data_mut(|data| data.insert_temp(styles_id(), styles));
}

/// Where egui keeps the styles.
fn styles_id() -> Id {
    Id::new("styles of table and pieces")
}

/// A colour whose parts go from 0 to 1.
pub(in crate::panels) fn srgb(parts: [f32; 3]) -> Color32 {
    let [r, g, b] = parts.map(|part| (part * 255.0).round() as u8);
    Color32::from_rgb(r, g, b)
}

/// The colours by their place.
fn palette(theme: Theme, colours: Colours) -> &'static Palette {
    static ALL: [[Palette; 2]; 3] = Palette::ALL;
    &ALL[theme as usize][colours as usize]
}

/// Where egui keeps the theme.
fn id() -> Id {
    Id::new("theme")
}

/// Styles egui before the panels are drawn, and anew when another theme is chosen.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        style_context.before(crate::panels::draw),
    );
}

fn style_context(
    mut contexts: EguiContexts,
    theme: Res<PanelTheme>,
    colours: Res<MarkColours>,
    chosen: Res<ChosenStyles>,
    mut begun: Local<bool>,
) -> Result {
    if chosen.is_changed() || !*begun {
        apply_styles(contexts.ctx_mut()?, chosen.0);
    }
    if theme.is_changed() || colours.is_changed() || !*begun {
        let ctx = contexts.ctx_mut()?;
        if !*begun {
            icons::install(ctx);
        }
        apply_theme(ctx, theme.0, colours.0);
        *begun = true;
    }
    Ok(())
}

/// Puts the usual theme on an egui context.
pub fn style(ctx: &egui::Context) {
    icons::install(ctx);
    apply_theme(ctx, Theme::default(), Colours::default());
}

/// Puts a theme on an egui context that has its letters.
pub fn apply_theme(ctx: &egui::Context, theme: Theme, colours: Colours) {
    let chosen = (theme, colours);
    if ctx.data(|data| data.get_temp(id())) == Some(chosen) {
        // Another frame for the same colours would never be the last.
        return;
    }
    ctx.data_mut(|data| data.insert_temp(id(), chosen));
    let palette = palette(theme, colours);
    let (named, base) = match theme {
        Theme::Dark | Theme::HighContrast => (egui::Theme::Dark, Visuals::dark()),
        Theme::Light => (egui::Theme::Light, Visuals::light()),
    };
    ctx.set_theme(named);
    ctx.all_styles_mut(|style| {
        style.visuals = base.clone();
        style_text(style);
        color(&mut style.visuals, palette);
    });
    ctx.request_repaint();
}

/// The sizes of writing and the room around it.
fn style_text(style: &mut egui::Style) {
    style.text_styles = [
        (TextStyle::Small, 12.0),
        (TextStyle::Body, 14.5),
        (TextStyle::Button, 14.5),
        (TextStyle::Heading, 21.0),
    ]
    .into_iter()
    .map(|(name, size)| (name, FontId::new(size, FontFamily::Proportional)))
    .chain([(
        TextStyle::Monospace,
        // One family for everything that is written.
        FontId::new(13.5, FontFamily::Proportional),
    )])
    .collect();
    style.spacing.button_padding = egui::vec2(9.0, 5.0);
    style.spacing.item_spacing = egui::vec2(7.0, 6.0);
}

/// Colours what egui draws by itself.
fn color(visuals: &mut Visuals, palette: &Palette) {
    visuals.override_text_color = Some(palette.text);
    visuals.panel_fill = palette.panel;
    // Menus lie on panels, where what is under them would be read with them.
    visuals.window_fill = palette.panel.to_opaque();
    visuals.window_stroke = Stroke::new(1.0, palette.edge);
    visuals.selection.bg_fill = palette.begin;
    visuals.selection.stroke = Stroke::new(1.0, palette.text);
    visuals.text_edit_bg_color = Some(palette.backdrop);
    visuals.extreme_bg_color = palette.backdrop;
    visuals.widgets.noninteractive.bg_stroke.color = palette.edge;
    for widget in [
        &mut visuals.widgets.noninteractive,
        &mut visuals.widgets.inactive,
        &mut visuals.widgets.hovered,
        &mut visuals.widgets.active,
        &mut visuals.widgets.open,
    ] {
        widget.corner_radius = CornerRadius::same(6);
        widget.fg_stroke.color = palette.text;
    }
    visuals.widgets.inactive.weak_bg_fill = palette.button;
    visuals.widgets.inactive.bg_fill = palette.rail;
    visuals.widgets.hovered.weak_bg_fill = palette.hovered;
    visuals.widgets.active.weak_bg_fill = palette.pressed;
    visuals.widgets.open.weak_bg_fill = palette.hovered;
    // What the keyboard is on has an edge, and all the others room for one, or the bar would jump.
    visuals.widgets.inactive.bg_stroke = Stroke::new(1.5, palette.button_edge);
    visuals.widgets.hovered.bg_stroke = Stroke::new(1.5, palette.hovered_edge);
    visuals.widgets.active.bg_stroke = Stroke::new(1.5, palette.focus);
}

/// The frame of a floating panel.
pub(in crate::panels) fn panel_frame(drawn: &impl Themed) -> egui::Frame {
    let palette = of(drawn);
    egui::Frame::new()
        .fill(palette.panel)
        .corner_radius(CornerRadius::same(10))
        .inner_margin(egui::Margin::symmetric(12, 9))
        .stroke(Stroke::new(1.0, palette.edge))
}

/// Draws boxes and circles to be ticked with an edge: on a panel they would else hardly be seen.
pub(in crate::panels) fn ticks_ui(ui: &mut egui::Ui, content: impl FnOnce(&mut egui::Ui)) {
    let palette = of(ui);
    ui.scope(|ui| {
        let widgets = &mut ui.visuals_mut().widgets;
        widgets.inactive.bg_stroke = Stroke::new(1.5, palette.faint);
        widgets.inactive.bg_fill = palette.backdrop;
        // A small box with the corners of a button would be a circle.
        for widget in [
            &mut widgets.inactive,
            &mut widgets.hovered,
            &mut widgets.active,
        ] {
            widget.corner_radius = CornerRadius::same(2);
        }
        content(ui);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How light a colour is to the eye, by the formula of the Web's guidelines.
    fn luminance(color: Color32) -> f32 {
        let [r, g, b, _] = color.to_array().map(|part| {
            let part = f32::from(part) / 255.0;
            if part <= 0.04045 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    fn contrast(one: Color32, other: Color32) -> f32 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn everything_written_stands_out_from_what_is_under_it() {
        for theme in Theme::ALL {
            for colours in Colours::ALL {
                let palette = palette(theme, colours);
                let least = if theme == Theme::HighContrast {
                    7.0
                } else {
                    4.5
                };
                let said = [
                    palette.text,
                    palette.faint,
                    palette.accent,
                    palette.calm,
                    palette.refused,
                ];
                for ground in [palette.panel.to_opaque(), palette.backdrop] {
                    for color in said {
                        let seen = contrast(color, ground);
                        assert!(seen >= least, "{theme:?} {colours:?}: {color:?} {seen}");
                    }
                }
                for ground in [
                    palette.begin,
                    palette.button,
                    palette.hovered,
                    palette.pressed,
                ] {
                    let seen = contrast(palette.text, ground);
                    assert!(seen >= 4.5, "{theme:?} on {ground:?}: {seen}");
                }
            }
        }
    }
}
