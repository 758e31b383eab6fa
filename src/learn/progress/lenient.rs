//! Reads what can be read of data that may be damaged.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;

/// A value that can't be read is as if it weren't there.
pub(super) fn value<'de, T: DeserializeOwned + Default, D: Deserializer<'de>>(
    from: D,
) -> Result<T, D::Error> {
    let value = ron::Value::deserialize(from)?;
    Ok(value.into_rust().unwrap_or_default())
}

/// Of a map, the entries that can be read.
pub(super) fn entries<'de, T: DeserializeOwned, D: Deserializer<'de>>(
    from: D,
) -> Result<BTreeMap<String, T>, D::Error> {
    let ron::Value::Map(map) = ron::Value::deserialize(from)? else {
        return Ok(BTreeMap::new());
    };
    let entries = map.into_iter().filter_map(|(key, value)| {
        let ron::Value::String(key) = key else {
            return None;
        };
        Some((key, value.into_rust().ok()?))
    });
    Ok(entries.collect())
}
