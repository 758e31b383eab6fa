//! What a window needs, looked at before Bevy is started: where Bevy panics, a person should read a sentence.

use super::graphics::adapters;
use std::fmt;

/// What is missing, and what to do about it.
#[derive(Debug, PartialEq, Eq)]
pub struct Missing {
    pub what: String,
    pub remedy: &'static str,
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}", self.what, self.remedy)
    }
}

const NO_DISPLAY: &str = "Start Strata inside a graphical session, or give it a virtual display: install xvfb and run \
`xvfb-run strata`. The tools need none: see `strata --help`.";

const NO_GPU: &str = "Install a Vulkan driver for your graphics card, or the software one: on Debian and Ubuntu \
`apt install libvulkan1 mesa-vulkan-drivers`. The tools need none: see `strata --help`.";

const NO_WINDOW_LIBRARY: &str = "On Debian and Ubuntu: `apt install libx11-6 libx11-xcb1 libxcursor1 libxi6 \
libxkbcommon-x11-0`. The tools need no window: see `strata --help`.";

/// A display to open a window on. Whether anything can draw there is left to Bevy: looking for adapters twice would make
/// every start wait, and [`from_panic`] finds the words if there is none.
pub fn check() -> Result<(), Missing> {
    display(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
}

/// Whether a display is there at all. `variable` reads the environment.
#[cfg(all(unix, not(target_os = "macos")))]
fn display(variable: impl Fn(&str) -> Option<String>) -> Result<(), Missing> {
    if let Some(socket) = variable("WAYLAND_DISPLAY") {
        let folder = variable("XDG_RUNTIME_DIR").unwrap_or_default();
        if std::path::Path::new(&folder).join(socket).exists() {
            return Ok(());
        }
    }
    match variable("DISPLAY") {
        None => Err(Missing {
            what: "No display: neither WAYLAND_DISPLAY nor DISPLAY leads to one.".to_owned(),
            remedy: NO_DISPLAY,
        }),
        Some(display) => x11rb::connect(Some(&display))
            .map(drop)
            .map_err(|error| Missing {
                what: format!("The display {display} can't be opened: {error}."),
                remedy: NO_DISPLAY,
            }),
    }
}

#[cfg(not(all(unix, not(target_os = "macos"))))]
fn display(_variable: impl Fn(&str) -> Option<String>) -> Result<(), Missing> {
    Ok(())
}

/// No adapter was found.
fn nothing_draws() -> Missing {
    Missing {
        what: "Nothing here can draw: no graphics adapter was found.".to_owned(),
        remedy: NO_GPU,
    }
}

/// Whether any adapter can draw, hardware or software.
pub fn graphics() -> Result<(), Missing> {
    let backends =
        wgpu::Backends::from_env().unwrap_or(wgpu::Backends::PRIMARY | wgpu::Backends::GL);
    let can_draw =
        |backends: wgpu::Backends| !backends.is_empty() && !adapters(backends).is_empty();
    // The usual ones first: asking the others too would take longer than all the rest of this.
    if !can_draw(backends & wgpu::Backends::PRIMARY) && !can_draw(backends) {
        return Err(nothing_draws());
    }
    Ok(())
}

/// What Bevy says when it finds no adapter.
const NO_ADAPTER: &str = "Unable to find a GPU";

/// Words for a panic while the window system or the renderer starts: nothing that draws, or a library that can't be loaded, as
/// a rule.
pub fn from_panic(message: &str) -> Missing {
    if message.contains(NO_ADAPTER) {
        return nothing_draws();
    }
    Missing {
        what: format!(
            "The window could not be opened: {}",
            message.lines().next().unwrap_or("no reason given")
        ),
        remedy: NO_WINDOW_LIBRARY,
    }
}

#[cfg(all(test, unix, not(target_os = "macos")))]
mod tests {
    use super::*;

    #[test]
    fn without_a_display_variable_the_person_is_told_how_to_get_one() {
        let missing = display(|_| None).unwrap_err();
        assert!(missing.to_string().contains("xvfb"), "{missing}");
    }

    #[test]
    fn a_display_that_nobody_serves_is_named() {
        let missing = display(|name| (name == "DISPLAY").then(|| ":7653".to_owned())).unwrap_err();
        assert!(missing.what.contains(":7653"), "{missing}");
    }
}
