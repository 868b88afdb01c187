//! What the programs contain: every library with its version, licence and source, in the format CycloneDX (an SBOM).

use anyhow::{Context as _, Result};
use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, Package, PackageId};
use cyclonedx_bom::external_models::normalized_string::NormalizedString;
use cyclonedx_bom::external_models::spdx::SpdxExpression;
use cyclonedx_bom::external_models::uri::Purl;
use cyclonedx_bom::models::bom::Bom;
use cyclonedx_bom::models::component::{Classification, Component, Components};
use cyclonedx_bom::models::license::{LicenseChoice, Licenses};
use std::collections::BTreeSet;
use std::path::Path;

/// The crates whose programs a release contains: those of the site, and the one for the terminal.
const SHIPPED: [&str; 5] = ["page", "worker", "importer", "diagram", "cli"];

/// The list as JSON, sorted by name and version.
///
/// # Errors
/// When cargo cannot say what the crates depend on.
pub fn bill(root: &Path) -> Result<String> {
    let metadata = MetadataCommand::new().current_dir(root).exec()?;
    let mut packages: Vec<&Package> = shipped(&metadata)?.into_iter().map(|id| &metadata[id]).collect();
    packages.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    let bom = Bom {
        // Without a number by chance, so that the same release has the same list.
        serial_number: None,
        components: Some(Components(packages.into_iter().map(component).collect())),
        ..Bom::default()
    };
    let mut text = Vec::new();
    bom.output_as_json_v1_5(&mut text)?;
    Ok(String::from_utf8(text)?)
}

/// The packages that end in the programs: what the crates depend on, without what only builds or tests them.
fn shipped(metadata: &Metadata) -> Result<BTreeSet<&PackageId>> {
    let graph = metadata.resolve.as_ref().context("cargo has not resolved the dependencies")?;
    let of_name =
        |name: &&str| metadata.workspace_packages().into_iter().find(|package| package.name.as_str() == *name);
    let mut left: Vec<&PackageId> = SHIPPED.iter().filter_map(of_name).map(|package| &package.id).collect();
    let mut found = BTreeSet::new();
    while let Some(id) = left.pop() {
        if found.insert(id) {
            let node = graph.nodes.iter().find(|node| node.id == *id).context("a package is not in the graph")?;
            let is_part = |kind: &cargo_metadata::DepKindInfo| kind.kind == DependencyKind::Normal;
            left.extend(node.deps.iter().filter(|dep| dep.dep_kinds.iter().any(is_part)).map(|dep| &dep.pkg));
        }
    }
    Ok(found)
}

fn component(package: &Package) -> Component {
    let version = package.version.to_string();
    let mut component = Component::new(Classification::Library, package.name.as_str(), &version, None);
    component.description = package.description.as_deref().map(NormalizedString::new);
    component.purl = Purl::new("cargo", package.name.as_str(), &version).ok();
    component.licenses = package
        .license
        .as_deref()
        .and_then(|licence| SpdxExpression::try_from(licence.replace('/', " OR ")).ok())
        .map(|licence| Licenses(vec![LicenseChoice::Expression(licence)]));
    component
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_has_what_is_shipped_and_not_what_tests_it() {
        let text = bill(xtask::process::root()).unwrap();
        for name in ["\"wasm-bindgen\"", "\"menagerie-rules\"", "\"menagerie-engine\"", "\"serde_json\""] {
            assert!(text.contains(name), "{name}");
        }
        assert!(!text.contains("\"proptest\"") && !text.contains("\"fantoccini\""));
        assert!(text.contains("MIT OR Apache-2.0"));
    }
}
