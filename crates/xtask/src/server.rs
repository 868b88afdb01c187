//! A small server of static files, for this machine alone.

use anyhow::{Context, Result, anyhow, bail};
use std::fs::File;
use std::io::{Cursor, ErrorKind};
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use tiny_http::{Header, Method, Request, Response};

/// The port that is tried first.
pub const DEFAULT_PORT: u16 = 8080;

/// Threads that answer: a browser opens a handful of connections.
const WORKERS: usize = 4;

/// Takes a port of this machine; 0 takes any free one.
///
/// # Errors
/// When it is taken or not allowed.
pub fn bind(port: u16) -> Result<TcpListener> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => anyhow!(
            "port {port} is taken by another program: name another one with --port, \
             or leave it out to take the next free one"
        ),
        _ => anyhow!("port {port} cannot be used: {error}"),
    })
}

/// Takes the first free port from this one on.
///
/// # Errors
/// When none of a hundred ports is free.
pub fn bind_from(first: u16) -> Result<TcpListener> {
    let last = first.saturating_add(99);
    (first..=last)
        .find_map(|port| bind(port).ok())
        .with_context(|| format!("none of the ports {first} to {last} is free"))
}

/// Serves the files of one folder.
pub struct Server {
    http: Arc<tiny_http::Server>,
    folder: PathBuf,
    port: u16,
}

impl Server {
    /// A server of this folder's files, on a port that was taken before.
    ///
    /// # Errors
    /// When the folder does not exist or the listener fails.
    pub fn new(listener: TcpListener, folder: &Path) -> Result<Self> {
        let folder = folder.canonicalize().with_context(|| format!("{} cannot be served", folder.display()))?;
        let port = listener.local_addr()?.port();
        let http = tiny_http::Server::from_listener(listener, None)
            .map_err(|error| anyhow!("the server cannot start: {error}"))?;
        Ok(Self { http: Arc::new(http), folder, port })
    }

    /// The address of the folder's `index.html`.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Serves until the program ends.
    pub fn serve(self) {
        let workers = self.workers();
        for worker in workers {
            // A worker only ends when the server does.
            let _ = worker.join();
        }
    }

    /// Serves in the background, until the returned value is dropped.
    pub fn spawn(self) -> Running {
        Running { workers: self.workers(), address: self.address(), http: self.http }
    }

    fn workers(&self) -> Vec<JoinHandle<()>> {
        (0..WORKERS)
            .map(|_| {
                let http = Arc::clone(&self.http);
                let folder = self.folder.clone();
                thread::spawn(move || {
                    while let Ok(request) = http.recv() {
                        answer(request, &folder);
                    }
                })
            })
            .collect()
    }
}

/// A server at work in the background. Ends when dropped.
pub struct Running {
    http: Arc<tiny_http::Server>,
    workers: Vec<JoinHandle<()>>,
    address: String,
}

impl Running {
    /// The address of the folder's `index.html`.
    pub fn address(&self) -> &str {
        &self.address
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        for _ in &self.workers {
            self.http.unblock();
        }
        for worker in self.workers.drain(..) {
            let _ = worker.join();
        }
    }
}

/// Answers one request. What the browser no longer waits for is not an error.
fn answer(request: Request, folder: &Path) {
    let _ = match request.method() {
        Method::Get | Method::Head => match open(folder, request.url()) {
            Ok((file, kind)) => request.respond(dressed(Response::from_file(file), kind)),
            Err(_) => request.respond(plain(404, "There is no such file.\n")),
        },
        _ => request.respond(plain(405, "Only GET and HEAD are answered.\n")),
    };
}

/// The file that an address means, and its MIME type.
fn open(folder: &Path, url: &str) -> Result<(File, &'static str)> {
    let path = folder.join(relative(url).context("not a path inside the folder")?);
    // A link could still lead out of the folder.
    let path = path.canonicalize()?;
    if !path.starts_with(folder) || !path.is_file() {
        bail!("not a file inside the folder");
    }
    Ok((File::open(&path)?, mime_type(&path)))
}

/// The path below the folder that an address means; `None` if it leads out.
fn relative(url: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next()?.strip_prefix('/')?;
    let path = decoded(path)?;
    let mut file = PathBuf::new();
    for part in path.split('/').filter(|part| !part.is_empty()) {
        if matches!(part, "." | "..") || part.contains(['\\', ':', '\0']) {
            return None;
        }
        file.push(part);
    }
    if path.is_empty() || path.ends_with('/') {
        file.push("index.html");
    }
    Some(file)
}

/// Text with its `%41` replaced; `None` if it is not text afterwards.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = text.bytes();
    let mut out = Vec::with_capacity(text.len());
    while let Some(byte) = bytes.next() {
        out.push(match byte {
            b'%' => {
                let digits = [bytes.next()?, bytes.next()?];
                u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
            }
            _ => byte,
        });
    }
    String::from_utf8(out).ok()
}

/// The MIME type of a file, by its ending. A browser only compiles
/// WebAssembly and runs modules that come with the right one.
fn mime_type(path: &Path) -> &'static str {
    match path.extension().and_then(|ending| ending.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn plain(status: u16, text: &str) -> Response<Cursor<Vec<u8>>> {
    dressed(Response::from_string(text).with_status_code(status), "text/plain; charset=utf-8")
}

/// A response with its type, and without being kept: file names stay the same
/// from one build to the next.
fn dressed<R: std::io::Read>(response: Response<R>, kind: &str) -> Response<R> {
    [("Content-Type", kind), ("Cache-Control", "no-cache"), ("X-Content-Type-Options", "nosniff")]
        .into_iter()
        .filter_map(|(name, value)| Header::from_bytes(name, value).ok())
        .fold(response, Response::with_header)
}

#[cfg(test)]
mod tests;
