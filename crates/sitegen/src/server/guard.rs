//! Checks that requests are for this server.

use hyper::Request;
use hyper::header::HOST;

/// Whether a request names this machine as its server. This prevents DNS rebinding: a page of another site whose name points here could
/// otherwise read everything as its own.
pub fn asks_for_us<B>(request: &Request<B>) -> bool {
    let named: Vec<_> = request.headers().get_all(HOST).iter().collect();
    let [host] = named.as_slice() else { return false };
    let Ok(host) = host.to_str() else { return false };
    // The port may differ, because connections may be forwarded from elsewhere.
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    ["localhost", "127.0.0.1"].iter().any(|own| name.eq_ignore_ascii_case(own))
        && request.uri().host().is_none_or(|asked| asked.eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(name: &str, value: &str) -> Request<()> {
        Request::builder().uri("/").header(name, value).body(()).unwrap()
    }

    #[test]
    fn only_this_machine_is_asked_for() {
        for own in ["localhost", "localhost:8080", "LocalHost", "127.0.0.1:1"] {
            assert!(asks_for_us(&request("host", own)), "{own}");
        }
        for other in
            ["", "evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example", "localhost:x"]
        {
            assert!(!asks_for_us(&request("host", other)), "{other}");
        }
        assert!(!asks_for_us(&request("accept", "localhost")));
        let twice =
            Request::builder().uri("/").header("host", "localhost").header("host", "evil.example").body(()).unwrap();
        assert!(!asks_for_us(&twice));
        let absolute = Request::builder().uri("http://evil.example/").header("host", "localhost").body(()).unwrap();
        assert!(!asks_for_us(&absolute));
    }
}
