//! Line-based communication with another program.

use anyhow::{Context, Result, bail};
use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;
use xtask::process::{output, shown};

/// The maximum time for an answer.
const PATIENCE: Duration = Duration::from_secs(600);

/// A program that reads lines and answers with lines. It is killed on drop.
pub struct LineProcess {
    name: String,
    child: Child,
    to: ChildStdin,
    from: Receiver<String>,
}

impl LineProcess {
    /// Starts the program.
    ///
    /// # Errors
    /// When it cannot be started.
    pub fn start(command: &mut Command) -> Result<LineProcess> {
        let name = shown(command);
        let wrong = || format!("`{name}` could not be started");
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().with_context(wrong)?;
        let to = child.stdin.take().with_context(wrong)?;
        let lines = BufReader::new(child.stdout.take().with_context(wrong)?).lines();
        let (sender, from) = channel();
        // In a separate thread, because a program that prints nothing would block for ever.
        thread::spawn(move || lines.map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Ok(LineProcess { name, child, to, from })
    }

    /// Sends a line.
    ///
    /// # Errors
    /// When the program has ended.
    pub fn say(&mut self, line: &str) -> Result<()> {
        writeln!(self.to, "{line}").and_then(|()| self.to.flush()).with_context(|| format!("`{}` has ended", self.name))
    }

    /// The next line.
    ///
    /// # Errors
    /// When the program ends instead, or says nothing for ten minutes.
    pub fn hear(&mut self) -> Result<String> {
        match self.from.recv_timeout(PATIENCE) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => bail!("`{}` has not answered for {} s", self.name, PATIENCE.as_secs()),
            Err(RecvTimeoutError::Disconnected) => bail!("`{}` has ended without an answer", self.name),
        }
    }

    /// The lines up to and including the first that starts with `beginning`.
    ///
    /// # Errors
    /// When there is no such line.
    pub fn hear_until(&mut self, beginning: &str) -> Result<Vec<String>> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.hear()?);
            if lines.last().is_some_and(|line| line.starts_with(beginning)) {
                return Ok(lines);
            }
        }
    }
}

impl Drop for LineProcess {
    fn drop(&mut self) {
        // An error means that it has already ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A measured program, pinned to the first core if `taskset` is available (Linux). The cores of a shared machine are disturbed
/// independently, and what is compared should be disturbed alike.
pub fn on_one_core(program: impl AsRef<OsStr>) -> Command {
    static POSSIBLE: OnceLock<bool> = OnceLock::new();
    let pin = || {
        let mut taskset = Command::new("taskset");
        taskset.args(["--cpu-list", "0"]);
        taskset
    };
    if *POSSIBLE.get_or_init(|| output(pin().arg("true")).is_some()) {
        let mut pinned = pin();
        pinned.arg(program);
        return pinned;
    }
    Command::new(program)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_answered() {
        let mut talk = LineProcess::start(&mut Command::new("cat")).unwrap();
        talk.say("one").unwrap();
        talk.say("two").unwrap();
        assert_eq!(talk.hear_until("tw").unwrap(), ["one", "two"]);
    }

    #[test]
    fn a_program_that_ends_is_named() {
        let mut talk = LineProcess::start(&mut Command::new("true")).unwrap();
        assert!(talk.hear().unwrap_err().to_string().contains("`true`"));
    }
}
