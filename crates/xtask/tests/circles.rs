//! Within a crate, files do not depend on each other in cycles, directly or indirectly.
//!
//! A file depends on another if it refers to an item that the other defines: in a `use`, which may be a `pub use` of a child module, or
//! by a path in code, types or macros. A re-exported name (`pub use`) leads to the file that defines it. Dependencies of a module on its
//! child modules do not count: they are parts of it, and may use its items. Tests within a file are ignored.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use syn::visit::{self, Visit};
use syn::{Attribute, Item, UseTree};
use xtask::files;
use xtask::process::root;

/// Known cycles: the files of each, by crate. This list may only get shorter.
const KNOWN: &[(&str, &[&str])] = &[];

/// A module path below the crate's root, such as `["chess", "status"]`.
type ModulePath = Vec<String>;

/// The definitions and references in a file.
#[derive(Default)]
struct Source {
    /// The names that it defines itself.
    defines: BTreeSet<String>,
    /// The imported names, and their paths.
    imports: BTreeMap<String, Vec<String>>,
    /// The paths of glob imports.
    globs: Vec<Vec<String>>,
    /// All paths in the file.
    paths: BTreeSet<Vec<String>>,
}

/// The files of a crate by their modules; the root is the empty path.
type Sources = BTreeMap<ModulePath, Source>;

fn is_test(attributes: &[Attribute]) -> bool {
    attributes
        .iter()
        .any(|one| one.path().is_ident("cfg") && one.parse_args::<syn::Ident>().is_ok_and(|ident| ident == "test"))
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(it) => &it.attrs,
        Item::Enum(it) => &it.attrs,
        Item::Fn(it) => &it.attrs,
        Item::Impl(it) => &it.attrs,
        Item::Macro(it) => &it.attrs,
        Item::Mod(it) => &it.attrs,
        Item::Static(it) => &it.attrs,
        Item::Struct(it) => &it.attrs,
        Item::Trait(it) => &it.attrs,
        Item::Type(it) => &it.attrs,
        Item::Use(it) => &it.attrs,
        _ => &[],
    }
}

/// Reads one file. Modules within it count as the file itself.
struct Reader {
    source: Source,
    /// The number of open modules within the file: `super` leaves the file only above it.
    depth: usize,
}

impl Reader {
    fn path(&mut self, segments: Vec<String>) {
        let mut segments = segments.as_slice();
        for _ in 0..self.depth {
            match segments.split_first() {
                Some((first, rest)) if first == "super" => segments = rest,
                _ => break,
            }
        }
        if !segments.is_empty() {
            self.source.paths.insert(segments.to_vec());
        }
    }

    fn tree(&mut self, before: &[String], tree: &UseTree) {
        let with = |name: String| [before, &[name]].concat();
        match tree {
            UseTree::Path(it) => self.tree(&with(it.ident.to_string()), &it.tree),
            UseTree::Name(it) if it.ident == "self" => {
                self.import(before.last().cloned().unwrap_or_default(), before.to_vec())
            }
            UseTree::Name(it) => self.import(it.ident.to_string(), with(it.ident.to_string())),
            UseTree::Rename(it) => self.import(it.rename.to_string(), with(it.ident.to_string())),
            UseTree::Glob(_) => {
                if self.depth == 0 {
                    self.source.globs.push(before.to_vec());
                }
                self.path(before.to_vec());
            }
            UseTree::Group(it) => it.items.iter().for_each(|one| self.tree(before, one)),
        }
    }

    fn import(&mut self, name: String, path: Vec<String>) {
        if self.depth == 0 {
            self.source.imports.insert(name, path.clone());
        }
        self.path(path);
    }

    /// `crate::a::b` in the arguments of a macro.
    fn tokens(&mut self, tokens: proc_macro2::TokenStream) {
        let mut path: Vec<String> = Vec::new();
        let mut colons = 2;
        for token in tokens {
            match token {
                proc_macro2::TokenTree::Ident(ident) => {
                    if colons != 2 {
                        self.path(std::mem::take(&mut path));
                    }
                    path.push(ident.to_string());
                    colons = 0;
                }
                proc_macro2::TokenTree::Punct(punct) if punct.as_char() == ':' => colons += 1,
                other => {
                    self.path(std::mem::take(&mut path));
                    colons = 2;
                    if let proc_macro2::TokenTree::Group(group) = other {
                        self.tokens(group.stream());
                    }
                }
            }
        }
        self.path(path);
    }
}

impl<'a> Visit<'a> for Reader {
    fn visit_item(&mut self, item: &'a Item) {
        if is_test(attributes(item)) {
            return;
        }
        let name = match item {
            Item::Const(it) => Some(&it.ident),
            Item::Enum(it) => Some(&it.ident),
            Item::Fn(it) => Some(&it.sig.ident),
            Item::Macro(it) => it.ident.as_ref(),
            Item::Static(it) => Some(&it.ident),
            Item::Struct(it) => Some(&it.ident),
            Item::Trait(it) => Some(&it.ident),
            Item::Type(it) => Some(&it.ident),
            Item::Mod(it) if it.content.is_some() => Some(&it.ident),
            _ => None,
        };
        if let (Some(name), 0) = (name, self.depth) {
            self.source.defines.insert(name.to_string());
        }
        match item {
            Item::Use(it) => self.tree(&[], &it.tree),
            Item::Mod(it) if it.content.is_some() => {
                self.depth += 1;
                visit::visit_item(self, item);
                self.depth -= 1;
            }
            _ => visit::visit_item(self, item),
        }
    }

    fn visit_item_use(&mut self, item: &'a syn::ItemUse) {
        self.tree(&[], &item.tree);
    }

    fn visit_impl_item_fn(&mut self, item: &'a syn::ImplItemFn) {
        if !is_test(&item.attrs) {
            visit::visit_impl_item_fn(self, item);
        }
    }

    fn visit_path(&mut self, path: &'a syn::Path) {
        self.path(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, it: &'a syn::Macro) {
        self.tokens(it.tokens.clone());
        visit::visit_macro(self, it);
    }
}

fn read(text: &str) -> Source {
    let file = syn::parse_file(text).expect("Rust");
    let mut reader = Reader { source: Source::default(), depth: 0 };
    reader.visit_file(&file);
    reader.source
}

/// The files of a crate, without those for tests only.
fn sources(folder: &Path) -> Sources {
    let mut all = Sources::new();
    for file in files::all(folder).expect("the sources") {
        if file.extension().is_none_or(|it| it != "rs") {
            continue;
        }
        let inner = file.strip_prefix(folder).expect("inside").with_extension("");
        let mut path: ModulePath = inner.iter().map(|part| part.to_string_lossy().into_owned()).collect();
        if path.last().is_some_and(|name| name == "mod") || path == ["lib"] {
            path.pop();
        }
        // A program beside a library is a separate crate.
        if path.last().is_some_and(|name| name == "tests" || name == "main") {
            continue;
        }
        all.insert(path, read(&fs::read_to_string(&file).expect("a text")));
    }
    all
}

/// The file that defines the item of a path in a module; none for another crate.
fn place(all: &Sources, module: &[String], path: &[String], depth: u8) -> Option<ModulePath> {
    // Names that are re-exported in a cycle lead nowhere.
    let (first, mut rest) = path.split_first().filter(|_| depth < 16)?;
    let mut now: ModulePath = match first.as_str() {
        "crate" => Vec::new(),
        "self" => module.to_vec(),
        "super" => module[..module.len().checked_sub(1)?].to_vec(),
        _ => return item(all, module, path, depth),
    };
    while let Some((_, after)) = rest.split_first().filter(|(next, _)| *next == "super") {
        now.pop()?;
        rest = after;
    }
    if rest.is_empty() { Some(now) } else { item(all, &now, rest, depth) }
}

/// The file that defines the first name of a path in this module, or the item in a child module.
fn item(all: &Sources, module: &[String], path: &[String], depth: u8) -> Option<ModulePath> {
    let (name, rest) = path.split_first()?;
    let child = [module, std::slice::from_ref(name)].concat();
    if all.contains_key(&child) {
        return if rest.is_empty() { Some(child) } else { item(all, &child, rest, depth).or(Some(child)) };
    }
    let source = all.get(module)?;
    if source.defines.contains(name) {
        return Some(module.to_vec());
    }
    if let Some(leads) = source.imports.get(name) {
        let whole = [leads.as_slice(), rest].concat();
        return place(all, module, &whole, depth + 1);
    }
    source.globs.iter().find_map(|glob| {
        place(all, module, &[glob.as_slice(), path].concat(), depth + 1).filter(|found| found != module)
    })
}

/// The files that each file uses.
fn uses(all: &Sources) -> BTreeMap<ModulePath, BTreeSet<ModulePath>> {
    all.iter()
        .map(|(module, source)| {
            let used = source.paths.iter().filter_map(|path| place(all, module, path, 0));
            (module.clone(), used.filter(|used| !used.starts_with(module) && all.contains_key(used)).collect())
        })
        .collect()
}

/// The cycles, each with all its files.
fn circles(uses: &BTreeMap<ModulePath, BTreeSet<ModulePath>>) -> BTreeSet<Vec<String>> {
    let reached = |from: &ModulePath| {
        let (mut found, mut left) = (BTreeSet::new(), uses[from].iter().collect::<Vec<_>>());
        while let Some(module) = left.pop() {
            if found.insert(module) {
                left.extend(&uses[module]);
            }
        }
        found
    };
    let all: BTreeMap<&ModulePath, BTreeSet<&ModulePath>> =
        uses.keys().map(|module| (module, reached(module))).collect();
    let circle = |module: &ModulePath| -> Vec<String> {
        let both = all.keys().filter(|other| all[module].contains(*other) && all[**other].contains(module));
        both.map(|other| other.join("::")).collect()
    };
    uses.keys().map(circle).filter(|circle| circle.len() > 1).collect()
}

#[test]
fn names_lead_to_the_files_that_define_them() {
    let module =
        |path: &str| path.split("::").filter(|part| !part.is_empty()).map(str::to_owned).collect::<ModulePath>();
    let all: Sources = [
        ("", "mod a; pub use a::B; #[cfg(test)] mod tests { use crate::a::c::D; }"),
        ("a", "pub mod c; pub use c::D; pub struct B; fn f() { c::g(); }"),
        ("a::c", "pub struct D(super::B); pub fn g() { say!(crate::e::H::new()); }"),
        ("e", "use crate::{B, a::{D as E, c}}; pub struct H; impl H { #[cfg(test)] fn t() { crate::no::N; } }"),
    ]
    .into_iter()
    .map(|(path, text)| (module(path), read(text)))
    .collect();
    let uses = uses(&all);
    let of = |path: &str| uses[&module(path)].iter().map(|used| used.join("::")).collect::<Vec<_>>();
    assert!(of("").is_empty() && of("a").is_empty());
    assert_eq!(of("a::c"), ["a", "e"]);
    assert_eq!(of("e"), ["a", "a::c"]);
    assert_eq!(circles(&uses), [["a::c", "e"].map(str::to_owned).to_vec()].into());
}

#[test]
fn arrows_between_files_lead_one_way() {
    let mut wrong = Vec::new();
    let mut crates = 0;
    for folder in files::entries(&root().join("crates")).expect("the crates") {
        let name = folder.file_name().expect("a name").to_string_lossy().into_owned();
        let found = circles(&uses(&sources(&folder.join("src"))));
        let known: BTreeSet<Vec<String>> = KNOWN
            .iter()
            .filter(|(krate, _)| *krate == name)
            .map(|(_, files)| files.iter().map(|file| (*file).to_owned()).collect())
            .collect();
        wrong.extend(found.symmetric_difference(&known).map(|circle| format!("{name}: {}", circle.join(", "))));
        crates += 1;
    }
    assert!(crates > 15, "{crates} crates");
    assert!(wrong.is_empty(), "circles that are not as listed in this file:\n{}", wrong.join("\n"));
}
