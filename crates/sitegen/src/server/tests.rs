//! The server, tested over its socket and in parts.

use super::*;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A folder for this test, with a few files.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("menagerie-{name}-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("site/js")).unwrap();
    std::fs::write(folder.join("secret.txt"), "secret").unwrap();
    std::fs::write(folder.join("site/index.html"), "<p>hello</p>").unwrap();
    std::fs::write(folder.join("site/js/a b.js"), "export {}").unwrap();
    std::fs::write(folder.join("site/x.wasm"), [0, 1, 2]).unwrap();
    folder
}

/// Sends a request and returns the complete answer.
fn ask(server: &RunningServer, line: &str) -> String {
    String::from_utf8_lossy(&ask_with(server, line, "")).into_owned()
}

/// Sends a request with additional headers, each ended by a line break.
fn ask_with(server: &RunningServer, line: &str, headers: &str) -> Vec<u8> {
    let address = server.address().strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(address.trim_end_matches('/')).unwrap();
    write!(stream, "{line} HTTP/1.1\r\nHost: localhost\r\n{headers}Connection: close\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    answer
}

#[test]
fn files_are_served_with_their_types() {
    let folder = folder("types");
    let server = Server::new(bind(0).unwrap(), &folder.join("site")).unwrap().spawn();
    let index = ask(&server, "GET /?game=janus");
    assert!(index.starts_with("HTTP/1.1 200"), "{index}");
    assert!(index.contains("text/html; charset=utf-8") && index.ends_with("<p>hello</p>"));
    assert!(ask(&server, "GET /js/a%20b.js").contains("text/javascript"));
    assert!(ask(&server, "GET /x.wasm").contains("application/wasm"));
    let head = ask(&server, "HEAD /");
    assert!(head.starts_with("HTTP/1.1 200") && head.ends_with("\r\n\r\n"), "{head}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn nothing_outside_the_folder_is_served() {
    let folder = folder("outside");
    let server = Server::new(bind(0).unwrap(), &folder.join("site")).unwrap().spawn();
    for path in ["/../secret.txt", "/%2e%2e/secret.txt", "/js/..%2f..%2fsecret.txt", "//etc/passwd"] {
        let answer = ask(&server, &format!("GET {path}"));
        assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
    }
    assert!(ask(&server, "GET /js").starts_with("HTTP/1.1 404"));
    assert!(ask(&server, "POST /").starts_with("HTTP/1.1 405"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[cfg(unix)]
#[test]
fn a_link_does_not_lead_out() {
    let folder = folder("link");
    std::os::unix::fs::symlink(folder.join("secret.txt"), folder.join("site/link.txt")).unwrap();
    let server = Server::new(bind(0).unwrap(), &folder.join("site")).unwrap().spawn();
    assert!(ask(&server, "GET /link.txt").starts_with("HTTP/1.1 404"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_folder_is_at_the_address_that_ends_in_a_stroke() {
    let folder = folder("folders");
    std::fs::create_dir_all(folder.join("site/rules/janus")).unwrap();
    std::fs::write(folder.join("site/rules/janus/index.html"), "<p>Janus</p>").unwrap();
    let server = Server::new(bind(0).unwrap(), &folder.join("site")).unwrap().spawn();
    let moved = ask(&server, "GET /rules/janus?language=fr");
    assert!(moved.starts_with("HTTP/1.1 301") && moved.contains("location: /rules/janus/?language=fr\r\n"), "{moved}");
    assert!(ask(&server, "GET //rules/janus").contains("location: /rules/janus/\r\n"));
    assert!(ask(&server, "GET /rules/janus/").ends_with("<p>Janus</p>"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn browsers_keep_only_what_names_its_version_and_stays_as_it_is() {
    let folder = folder("versions");
    for file in ["main.js", "index.html"] {
        std::fs::write(folder.join("site").join(file), "x").unwrap();
    }
    let server = || Server::new(bind(0).unwrap(), &folder.join("site")).unwrap();
    let (changing, settled) = (server().spawn(), server().with_settled_versions().spawn());
    let said = |server: &RunningServer, address: &str| ask(server, &format!("GET {address}"));
    assert!(said(&settled, "/main.js?v=0123").contains("cache-control: max-age=31536000, immutable\r\n"));
    for address in ["/main.js", "/main.js?w=1&v=2", "/index.html?v=1", "/?v=1", "/missing.js?v=1"] {
        assert!(said(&settled, address).contains("cache-control: no-cache\r\n"), "{address}");
    }
    assert!(said(&changing, "/main.js?v=0123").contains("cache-control: no-cache\r\n"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn text_and_programs_are_compressed_for_those_who_can_read_it() {
    let folder = folder("gzip");
    let text = "a long text ".repeat(100);
    let file = folder.join("site/long.js");
    std::fs::write(&file, &text).unwrap();
    let server = Server::new(bind(0).unwrap(), &folder.join("site")).unwrap().spawn();
    let is_gzip = |answer: &[u8]| String::from_utf8_lossy(answer).contains("content-encoding: gzip\r\n");
    let small = ask_with(&server, "GET /long.js", "Accept-Encoding: br, gzip;q=0.8\r\n");
    assert!(is_gzip(&small) && small.len() < text.len() / 2);
    assert_eq!(unpacked(&small), text);
    assert!(is_gzip(&ask_with(&server, "GET /x.wasm", "accept-encoding: gzip\r\n")));
    for refusal in ["", "Accept-Encoding: br\r\n", "Accept-Encoding: gzip; q=0\r\n", "Accept-Encoding: gzip;q=0.00\r\n"]
    {
        let plain = ask_with(&server, "GET /long.js", refusal);
        assert!(!is_gzip(&plain) && plain.ends_with(text.as_bytes()), "{refusal}");
    }
    // The cached answer is not sent after the file has changed.
    std::fs::write(&file, "new").unwrap();
    let later = std::time::SystemTime::now() + Duration::from_secs(9);
    std::fs::File::options().write(true).open(&file).unwrap().set_modified(later).unwrap();
    assert_eq!(unpacked(&ask_with(&server, "GET /long.js", "Accept-Encoding: gzip\r\n")), "new");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_file_that_is_there_compressed_is_sent_so_to_those_who_can_read_it() {
    let folder = folder("brotli");
    let (file, compressed) = (folder.join("site/long.js"), folder.join("site/long.js.br"));
    std::fs::write(&file, "a long text ".repeat(100)).unwrap();
    std::fs::write(&compressed, "made with Brotli").unwrap();
    let server = Server::new(bind(0).unwrap(), &folder.join("site")).unwrap().spawn();
    let answer = |accepts: &str| {
        let answer = ask_with(&server, "GET /long.js", &format!("Accept-Encoding: {accepts}\r\n"));
        String::from_utf8_lossy(&answer).into_owned()
    };
    let found = answer("gzip, br");
    assert!(found.contains("content-encoding: br\r\n") && found.ends_with("made with Brotli"), "{found}");
    assert!(found.contains("content-type: text/javascript"), "{found}");
    assert!(answer("gzip").contains("content-encoding: gzip\r\n"));
    // A file that was edited after that is sent as it is now, and one that was removed is not there.
    std::fs::write(&file, "edited").unwrap();
    let later = std::time::SystemTime::now() + Duration::from_secs(9);
    std::fs::File::options().write(true).open(&file).unwrap().set_modified(later).unwrap();
    let found = answer("br");
    assert!(!found.contains("content-encoding") && found.ends_with("edited"), "{found}");
    std::fs::remove_file(&file).unwrap();
    assert!(answer("br").starts_with("HTTP/1.1 404"));
    std::fs::remove_dir_all(folder).unwrap();
}

/// The text of a compressed answer.
fn unpacked(answer: &[u8]) -> String {
    let body = answer.windows(4).position(|part| part == b"\r\n\r\n").unwrap() + 4;
    let mut text = String::new();
    flate2::read::GzDecoder::new(&answer[body..]).read_to_string(&mut text).unwrap();
    text
}

#[test]
fn pages_from_anywhere_may_use_the_files() {
    let folder = folder("headers");
    let server = Server::new(bind(0).unwrap(), &folder.join("site")).unwrap();
    let server = server.with_header("Content-Security-Policy", "default-src 'none'").unwrap();
    let server = server.with_page("/try.html", "<p>try</p>").spawn();
    for line in ["GET /", "GET /try.html", "GET /gone"] {
        let answer = ask(&server, line);
        assert!(answer.contains("access-control-allow-origin: *\r\n"), "{answer}");
        assert!(answer.contains("content-security-policy: default-src 'none'\r\n"), "{answer}");
    }
    assert!(ask(&server, "GET /try.html").ends_with("<p>try</p>"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_page_that_changes_is_never_kept() {
    let folder = folder("changing");
    let asked = AtomicUsize::new(0);
    let server = Server::new(bind(0).unwrap(), &folder.join("site")).unwrap().with_settled_versions();
    let server =
        server.with_changing_page("/x.js", move || format!("{};", asked.fetch_add(1, Ordering::Relaxed))).spawn();
    for answer in ["0;", "1;"] {
        let answered = ask(&server, "GET /x.js?v=7");
        assert!(answered.ends_with(answer) && answered.contains("cache-control: no-cache\r\n"), "{answered}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn many_connections_are_answered_at_the_same_time() {
    let folder = folder("connections");
    let server = Server::new(bind(0).unwrap(), &folder.join("site")).unwrap().spawn();
    let address = server.address().strip_prefix("http://").unwrap().trim_end_matches('/');
    // A browser keeps its connections open after the first answer.
    let mut streams: Vec<TcpStream> = (0..20).map(|_| TcpStream::connect(address).unwrap()).collect();
    for _ in 0..2 {
        for stream in &mut streams {
            stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
            write!(stream, "GET /x.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
            let mut answer = vec![0; 12];
            stream.read_exact(&mut answer).unwrap();
            assert_eq!(answer, b"HTTP/1.1 200");
            let mut rest = Vec::new();
            while !rest.ends_with(&[0, 1, 2]) {
                let mut byte = [0];
                stream.read_exact(&mut byte).unwrap();
                rest.extend(byte);
            }
        }
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_taken_port_is_said_or_passed_over() {
    let taken = bind(0).unwrap();
    let port = taken.local_addr().unwrap().port();
    let error = bind(port).unwrap_err().to_string();
    assert!(error.contains(&format!("port {port} is taken")), "{error}");
    let next = bind_from(port).unwrap().local_addr().unwrap().port();
    assert!(next > port);
}

#[test]
fn only_this_machine_is_served_and_never_in_a_frame() {
    let folder = folder("host");
    let server = Server::new(bind(0).unwrap(), &folder.join("site")).unwrap();
    let server = server.with_header("Content-Security-Policy", "default-src 'none'").unwrap().spawn();
    let address = server.address().strip_prefix("http://").unwrap().trim_end_matches('/').to_string();
    let ask_for = |host: &str| {
        let mut stream = TcpStream::connect(&address).unwrap();
        write!(stream, "GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    };
    for host in ["evil.example", "localhost.evil.example:80", ""] {
        let answer = ask_for(host);
        assert!(answer.starts_with("HTTP/1.1 421") && !answer.contains("hello"), "{host}: {answer}");
    }
    let answer = ask_for(&address);
    for header in [
        "x-frame-options: SAMEORIGIN",
        "content-security-policy: frame-ancestors 'self'",
        "content-security-policy: default-src 'none'",
    ] {
        assert!(answer.contains(&format!("{header}\r\n")), "{header}: {answer}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn one_page_may_be_shown_in_a_frame_anywhere() {
    let folder = folder("frames");
    std::fs::create_dir_all(folder.join("site/embed")).unwrap();
    std::fs::write(folder.join("site/embed/index.html"), "<p>framed</p>").unwrap();
    let server = Server::new(bind(0).unwrap(), &folder.join("site")).unwrap().spawn();
    for (path, guarded) in [("/embed/", false), ("/embed/index.html", false), ("/", true), ("/embed/none", true)] {
        let answer = String::from_utf8_lossy(&ask_with(&server, &format!("GET {path}"), "")).into_owned();
        assert_eq!(answer.contains("frame-ancestors"), guarded, "{path}: {answer}");
        assert_eq!(answer.contains("x-frame-options"), guarded, "{path}: {answer}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn what_a_browser_has_is_not_sent_again() {
    let folder = folder("tags");
    let server = Server::new(bind(0).unwrap(), &folder.join("site")).unwrap().spawn();
    let answer = |headers: &str| String::from_utf8_lossy(&ask_with(&server, "GET /index.html", headers)).into_owned();
    let tag_of = |answer: &str| answer.split("etag: ").nth(1).unwrap().split("\r\n").next().unwrap().to_string();
    let first = answer("");
    let tag = tag_of(&first);
    let again = answer(&format!("If-None-Match: {tag}\r\n"));
    assert!(again.starts_with("HTTP/1.1 304") && again.ends_with("\r\n\r\n") && tag_of(&again) == tag, "{again}");
    assert!(again.contains("cache-control: no-cache\r\n"), "{again}");
    assert_ne!(tag_of(&answer("Accept-Encoding: gzip\r\n")), tag, "other bytes have another tag");
    std::fs::write(folder.join("site/index.html"), "<p>other</p>").unwrap();
    let changed = answer(&format!("If-None-Match: {tag}\r\n"));
    assert!(changed.starts_with("HTTP/1.1 200") && changed.ends_with("<p>other</p>"), "{changed}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn connections_without_a_whole_request_are_closed_and_others_answered() {
    let folder = folder("half");
    let server = Server::new(bind(0).unwrap(), &folder.join("site")).unwrap();
    let server = server.with_patience(Duration::from_millis(200)).spawn();
    let address = server.address().strip_prefix("http://").unwrap().trim_end_matches('/');
    // More than the limit: half of them send nothing, half do not complete their request.
    let mut streams: Vec<TcpStream> = (0..MAX_CONNECTIONS + 50).map(|_| TcpStream::connect(address).unwrap()).collect();
    for stream in streams.iter_mut().step_by(2) {
        write!(stream, "GET / HTTP/1.1\r\nHost: loc").unwrap();
    }
    assert!(ask(&server, "GET /").ends_with("<p>hello</p>"));
    for stream in &mut streams {
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let mut rest = Vec::new();
        // Closed, with or without an answer.
        let _ = stream.read_to_end(&mut rest);
        assert!(!rest.starts_with(b"HTTP/1.1 200"));
    }
    std::fs::remove_dir_all(folder).unwrap();
}
