//! Which modules import which, as the bundler reports it.

use anyhow::{Context, Result};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use xtask::files;

/// The modules of a build, by their paths, with what each imports.
pub struct ModuleGraph(BTreeMap<String, Vec<ModuleImport>>);

#[derive(Deserialize)]
struct Metafile {
    inputs: BTreeMap<String, MetafileInput>,
}

#[derive(Deserialize)]
struct MetafileInput {
    imports: Vec<ModuleImport>,
}

#[derive(Deserialize)]
struct ModuleImport {
    path: String,
    kind: String,
}

impl ModuleImport {
    /// Whether the module is loaded when it is wanted, and not together with the one that imports it.
    fn is_dynamic(&self) -> bool {
        self.kind == "dynamic-import"
    }
}

impl ModuleGraph {
    /// Reads what the bundler writes with `--metafile`.
    ///
    /// # Errors
    /// When there is no such file, or it is something else.
    pub fn read(metafile: &Path) -> Result<Self> {
        let Metafile { inputs } =
            serde_json::from_str(&files::read(metafile)?).with_context(|| metafile.display().to_string())?;
        Ok(Self(inputs.into_iter().map(|(path, input)| (path, input.imports)).collect()))
    }

    /// The modules whose paths end so.
    pub fn ending<'a>(&'a self, ends: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.keys().map(String::as_str).filter(move |path| path.ends_with(ends))
    }

    /// What is loaded together with these modules: they themselves, and all that they import.
    pub fn together<'a>(&'a self, roots: impl IntoIterator<Item = &'a str>) -> BTreeSet<&'a str> {
        self.reached(roots, |import| !import.is_dynamic())
    }

    /// What these modules may load at any time, and not only through one of `without`.
    pub fn ever<'a>(
        &'a self,
        roots: impl IntoIterator<Item = &'a str>,
        without: &BTreeSet<&'a str>,
    ) -> BTreeSet<&'a str> {
        self.reached(roots, |import| !without.contains(import.path.as_str()))
    }

    /// The modules that some of these load when they are wanted.
    pub fn later<'a>(&'a self, of: &BTreeSet<&'a str>) -> BTreeSet<&'a str> {
        let imports = of.iter().filter_map(|module| self.0.get(*module)).flatten();
        imports.filter(|import| import.is_dynamic()).map(|import| import.path.as_str()).collect()
    }

    fn reached<'a>(
        &'a self,
        roots: impl IntoIterator<Item = &'a str>,
        follows: impl Fn(&ModuleImport) -> bool,
    ) -> BTreeSet<&'a str> {
        let mut found = BTreeSet::new();
        let mut waiting: Vec<&str> = roots.into_iter().collect();
        while let Some(module) = waiting.pop() {
            // What is not among the inputs is external.
            let Some(imports) = self.0.get(module) else { continue };
            if found.insert(module) {
                waiting.extend(imports.iter().filter(|import| follows(import)).map(|import| import.path.as_str()));
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_are_reached_together_later_and_ever() {
        let place = tempfile::tempdir().unwrap();
        let file = place.path().join("meta.json");
        let text = r#"{"inputs": {
            "a.js": {"bytes": 1, "imports": [{"path": "b.js", "kind": "import-statement"}, {"path": "c.js", "kind": "dynamic-import"}]},
            "b.js": {"bytes": 1, "imports": []},
            "c.js": {"bytes": 1, "imports": [{"path": "d.js", "kind": "import-statement"}]},
            "d.js": {"bytes": 1, "imports": [{"path": "node:fs", "kind": "import-statement", "external": true}]}
        }, "outputs": {}}"#;
        files::write(&file, text).unwrap();
        let graph = ModuleGraph::read(&file).unwrap();
        let together = graph.together(["a.js"]);
        assert_eq!(together, BTreeSet::from(["a.js", "b.js"]));
        assert_eq!(graph.later(&together), BTreeSet::from(["c.js"]));
        assert_eq!(graph.ever(["a.js"], &BTreeSet::new()), BTreeSet::from(["a.js", "b.js", "c.js", "d.js"]));
        assert_eq!(graph.ever(["a.js"], &BTreeSet::from(["c.js"])), together);
        assert_eq!(graph.ending("b.js").collect::<Vec<_>>(), ["b.js"]);
    }
}
