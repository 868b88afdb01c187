//! The server, asked over its socket and in parts.

use super::*;
use std::io::{Read, Write};
use std::net::TcpStream;

/// A folder of this test's own, with a few files in it.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("menagerie-{name}-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("site/js")).unwrap();
    std::fs::write(folder.join("secret.txt"), "secret").unwrap();
    std::fs::write(folder.join("site/index.html"), "<p>hello</p>").unwrap();
    std::fs::write(folder.join("site/js/a b.js"), "export {}").unwrap();
    std::fs::write(folder.join("site/x.wasm"), [0, 1, 2]).unwrap();
    folder
}

/// Sends a request as it stands and returns the whole answer.
fn ask(server: &Running, line: &str) -> String {
    let address = server.address().strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(address.trim_end_matches('/')).unwrap();
    write!(stream, "{line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    String::from_utf8_lossy(&answer).into_owned()
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
fn addresses_become_paths() {
    assert_eq!(relative("/").unwrap(), Path::new("index.html"));
    assert_eq!(relative("/rules/?x=/../y#z").unwrap(), Path::new("rules/index.html"));
    assert_eq!(relative("/a//b.js").unwrap(), Path::new("a/b.js"));
    for bad in ["", "a", "/..", "/a/../b", "/%", "/%f", "/%ff", "/a%5cb", "/c:x", "/%00"] {
        assert_eq!(relative(bad), None, "{bad}");
    }
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
