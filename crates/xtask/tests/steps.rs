//! The steps of the test suite have commands, and the things that they name exist.

use clap::ValueEnum as _;
use std::collections::HashSet;
use std::fs;
use xtask::browser::ARGUMENTS;
use xtask::process::root;
use xtask::suite::TestStep;

#[test]
fn every_step_has_a_name_and_something_to_do() {
    let names: HashSet<String> = TestStep::value_variants().iter().map(|step| step.name()).collect();
    assert_eq!(names.len(), TestStep::value_variants().len());
    let begins = [TestStep::Deny, TestStep::Scripts, TestStep::Site, TestStep::Floor, TestStep::Trunk];
    assert!(TestStep::value_variants().iter().all(|step| begins.contains(step) || !step.commands().is_empty()));
}

#[test]
fn what_is_played_by_browser_is_there() {
    let lines = [TestStep::E2eFirefox, TestStep::E2eWebkit].map(TestStep::commands).concat().concat();
    let filters: Vec<_> = lines.iter().filter_map(|word| word.split_once("::")).collect();
    assert!(filters.len() > 9);
    for (module, test) in filters {
        let text = fs::read_to_string(root().join(format!("tests/tests/browser/{module}.rs"))).unwrap();
        assert!(text.contains(&format!("fn {test}")), "{module} has no test {test}");
    }
}

#[test]
fn wasm_pack_starts_the_browser_in_the_same_way() {
    let text = fs::read_to_string(root().join("crates/page/webdriver.json")).unwrap();
    for argument in ARGUMENTS {
        assert!(text.contains(&format!("\"{argument}\"")), "{argument}");
    }
}

#[cfg(unix)]
#[test]
fn what_fails_once_is_reported_and_what_fails_twice_fails() {
    use std::process::Command;
    use xtask::suite::retry::run;
    let shell = |script: &str| {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    };
    let fails = "printf 'failures:\\n\\n---- a::b stdout ----\\n    0: it never was\\n\\nfailures:\\n    a::b\\n\\ntest result: FAILED\\n'; exit 101";
    assert_eq!(run(&mut shell("exit 0"), shell("exit 1")).unwrap(), [""; 0]);
    assert_eq!(run(&mut shell(fails), shell("test \"$0\" = a::b")).unwrap(), ["a::b"]);
    assert!(run(&mut shell(fails), shell("exit 1")).is_err());
    assert!(run(&mut shell("exit 101"), shell("exit 0")).is_err(), "nothing says what failed");
}
