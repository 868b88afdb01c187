//! Checks the available memory for a transposition table.

/// Bytes of a megabyte.
const MEGABYTE: u64 = 1 << 20;
/// The bytes that are reserved for other programs.
const RESERVE: u64 = 64 * MEGABYTE;

/// Checks whether `megabytes` can be allocated after `now` megabytes are freed.
///
/// # Errors
/// If they cannot, with the reason.
pub fn find(megabytes: u64, now: u64) -> Result<(), String> {
    let wanted = megabytes.saturating_mul(MEGABYTE);
    // The system may overcommit memory, and kill the program that uses it.
    if let Some(free) =
        available().map(|free| free.saturating_add(now.saturating_mul(MEGABYTE)).saturating_sub(RESERVE))
        && wanted > free
    {
        return Err(format!("there is memory for {} megabytes only, not for {megabytes}", free / MEGABYTE));
    }
    let mut trial: Vec<u8> = Vec::new();
    let bytes = usize::try_from(wanted).unwrap_or(usize::MAX);
    trial.try_reserve_exact(bytes).map_err(|_| format!("there is no memory for {megabytes} megabytes"))
}

/// The bytes that can be allocated without swapping, if the system reports it: the machine's available memory, limited by the control
/// group.
#[cfg(target_os = "linux")]
fn available() -> Option<u64> {
    let number = |path: &str| std::fs::read_to_string(path).ok()?.trim().parse::<u64>().ok();
    let machine = std::fs::read_to_string("/proc/meminfo").ok().and_then(|text| meminfo(&text));
    let group = number("/sys/fs/cgroup/memory.max")
        .zip(number("/sys/fs/cgroup/memory.current"))
        .map(|(most, taken)| most.saturating_sub(taken));
    machine.into_iter().chain(group).min()
}

/// Unknown on other systems.
#[cfg(not(target_os = "linux"))]
fn available() -> Option<u64> {
    None
}

/// `MemAvailable: 1234 kB`.
#[cfg(any(target_os = "linux", test))]
fn meminfo(text: &str) -> Option<u64> {
    let rest = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    rest.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes.saturating_mul(1_024))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_little_is_there_and_a_petabyte_is_not() {
        assert_eq!(find(1, 0), Ok(()));
        for much in [1 << 30, u64::MAX] {
            let why = find(much, 0).expect_err("no machine has that");
            assert!(why.contains("memory for") && why.contains(&much.to_string()), "{why}");
        }
    }

    #[test]
    fn what_is_available_is_read() {
        assert_eq!(meminfo("MemTotal:       8 kB\nMemFree: 1 kB\nMemAvailable:   5 kB\n"), Some(5 * 1_024));
        assert_eq!(meminfo("MemFree: 1 kB\n"), None);
    }
}
