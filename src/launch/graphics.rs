//! Which graphics interface draws. On Linux OpenGL is looked at only where Vulkan has nothing: asking it loads half a desktop's
//! libraries, which print what they miss.

use bevy::render::settings::WgpuSettings;
use wgpu::Backends;

/// Bevy's settings with the interface that this machine has; `WGPU_BACKEND` goes before.
pub(super) fn settings() -> WgpuSettings {
    let mut settings = WgpuSettings::default();
    if cfg!(target_os = "linux") && Backends::from_env().is_none() && vulkan_is_enough() {
        settings.backends = Some(Backends::VULKAN);
    }
    settings
}

/// Whether OpenGL has nothing better to offer: there is a graphics card that Vulkan knows, or no card at all, so that both draw by
/// software.
fn vulkan_is_enough() -> bool {
    let found = adapters(Backends::VULKAN);
    found.contains(&wgpu::DeviceType::DiscreteGpu)
        || found.contains(&wgpu::DeviceType::IntegratedGpu)
        || found.contains(&wgpu::DeviceType::VirtualGpu)
        || (!found.is_empty() && !std::path::Path::new("/dev/dri").exists())
}

/// What kinds of adapter these interfaces have.
pub(super) fn adapters(backends: Backends) -> Vec<wgpu::DeviceType> {
    let mut descriptor = wgpu::InstanceDescriptor::new_without_display_handle();
    descriptor.backends = backends;
    let found = wgpu::Instance::new(descriptor).enumerate_adapters(backends);
    let found = bevy::tasks::block_on(found);
    found
        .iter()
        .map(|adapter| adapter.get_info().device_type)
        .collect()
}
