//! What the file dialog says, with icons of our own font.

use crate::say;
use crate::words::Words;
use egui_file_dialog::FileDialogLabels;
use egui_phosphor::regular as icon;

/// The labels in a language. What only a choice of folders or of several files would say stays as it comes.
pub(super) fn file_labels(words: &Words) -> FileDialogLabels {
    let with = |icon: &str, words: String| format!("{icon}  {words}");
    FileDialogLabels {
        cancel: say!(words, "dialogs-cancel"),
        overwrite: say!(words, "dialogs-overwrite"),
        reload: with(icon::ARROWS_CLOCKWISE, say!(words, "dialogs-reload")),
        working_directory: with(icon::ARROW_UP_RIGHT, say!(words, "dialogs-working-folder")),
        show_hidden: format!(" {}", say!(words, "dialogs-show-hidden")),
        show_system_files: format!(" {}", say!(words, "dialogs-show-system")),
        heading_pinned: say!(words, "dialogs-pinned"),
        heading_places: say!(words, "dialogs-places"),
        heading_devices: say!(words, "dialogs-devices"),
        heading_removable_devices: say!(words, "dialogs-removable"),
        home_dir: with(icon::HOUSE, say!(words, "dialogs-home")),
        desktop_dir: with(icon::DESKTOP, say!(words, "dialogs-desktop")),
        documents_dir: with(icon::FILES, say!(words, "dialogs-documents")),
        downloads_dir: with(icon::DOWNLOAD_SIMPLE, say!(words, "dialogs-downloads")),
        audio_dir: with(icon::MUSIC_NOTES, say!(words, "dialogs-audio")),
        pictures_dir: with(icon::IMAGE, say!(words, "dialogs-pictures")),
        videos_dir: with(icon::FILM_STRIP, say!(words, "dialogs-videos")),
        pin_folder: with(icon::PUSH_PIN, say!(words, "dialogs-pin")),
        unpin_folder: with(icon::PUSH_PIN_SLASH, say!(words, "dialogs-unpin")),
        rename_pinned_folder: with(icon::PENCIL_SIMPLE, say!(words, "dialogs-rename")),
        selected_file: say!(words, "dialogs-selected-file"),
        file_name: say!(words, "dialogs-file-name"),
        file_filter_all_files: say!(words, "dialogs-all-files"),
        save_extension_any: say!(words, "dialogs-any-type"),
        open_button: with(icon::FOLDER_OPEN, say!(words, "dialogs-open-button")),
        save_button: with(icon::FLOPPY_DISK, say!(words, "dialogs-save-button")),
        cancel_button: with(icon::X, say!(words, "dialogs-cancel")),
        overwrite_file_modal_text: say!(words, "dialogs-overwrite-question"),
        err_empty_folder_name: say!(words, "dialogs-folder-unnamed"),
        err_empty_file_name: say!(words, "dialogs-file-unnamed"),
        err_directory_exists: say!(words, "dialogs-folder-exists"),
        err_file_exists: say!(words, "dialogs-file-exists"),
        ..FileDialogLabels::default()
    }
}
