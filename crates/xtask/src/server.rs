//! A small server of static files, for this machine alone.

mod address;
mod files;
mod guard;

use anyhow::{Context, Result, anyhow};
use files::{ServedFile, ServedFiles};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderName, HeaderValue, LOCATION, VARY,
};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Duration;
use tokio::runtime::Builder;
use tokio::sync::{Semaphore, oneshot};
use tokio::time::sleep;

/// What may be said of files whose address names their version; all others are asked for anew.
const FOR_EVER: &str = "max-age=31536000, immutable";

/// The most connections at a time; others wait. Few enough for the files that a program may have open.
const MOST_CONNECTIONS: usize = 100;
/// How long a request may take to come in, and a connection lie idle.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long the server waits when the system has no connection to give.
const BREATH: Duration = Duration::from_millis(50);

/// The port that is tried first.
pub const DEFAULT_PORT: u16 = 8080;

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
    listener: TcpListener,
    content: Content,
    port: u16,
}

/// What is served, and how.
struct Content {
    files: ServedFiles,
    /// Headers of every answer.
    headers: Vec<(HeaderName, HeaderValue)>,
    /// Whether the files stay as they are.
    settled: bool,
    /// How long a request may take to come in.
    patience: Duration,
}

/// An answer.
type Answer = Response<Full<Bytes>>;

impl Server {
    /// A server of this folder's files, on a port that was taken before.
    ///
    /// # Errors
    /// When the folder does not exist or the listener fails.
    pub fn new(listener: TcpListener, folder: &Path) -> Result<Self> {
        let files = ServedFiles::new(folder)?;
        let port = listener.local_addr()?.port();
        listener.set_nonblocking(true)?;
        let server = Self {
            listener,
            content: Content { files, headers: Vec::new(), settled: false, patience: PATIENCE },
            port,
        };
        server
            // File names stay the same from one build to the next.
            .with_header("Cache-Control", "no-cache")?
            .with_header("X-Content-Type-Options", "nosniff")?
            // No page of another may show ours in a frame and have clicks fall on it.
            .with_header("X-Frame-Options", "DENY")?
            .with_header("Content-Security-Policy", "frame-ancestors 'none'")?
            // A diagram may be used by pages from anywhere.
            .with_header("Access-Control-Allow-Origin", "*")
    }

    /// Sends a header with every answer.
    ///
    /// # Errors
    /// When it holds what a header cannot hold.
    pub fn with_header(mut self, name: &str, value: &str) -> Result<Self> {
        let wrong = || format!("{name}: {value} is not a header");
        let header = (name.parse().with_context(wrong)?, value.parse().with_context(wrong)?);
        self.content.headers.push(header);
        Ok(self)
    }

    /// Lets browsers keep what names its version in its address, as long as the folder stays as it is.
    pub fn with_settled_versions(mut self) -> Self {
        self.content.settled = true;
        self
    }

    /// Waits so long for a request, and on an idle connection.
    #[cfg(test)]
    fn with_patience(mut self, patience: Duration) -> Self {
        self.content.patience = patience;
        self
    }

    /// Serves a page at an address, such as `/try.html`, whatever the folder holds.
    pub fn with_page(mut self, address: &str, html: &str) -> Self {
        self.content.files.add_page(address, html);
        self
    }

    /// The address of the folder's `index.html`.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Serves until the program ends.
    ///
    /// # Errors
    /// When the server cannot start.
    pub fn serve(self) -> Result<()> {
        let (_never, end) = oneshot::channel();
        serve(self.listener, self.content, end)
    }

    /// Serves in the background, until the returned value is dropped.
    pub fn spawn(self) -> RunningServer {
        let address = self.address();
        let (end, ended) = oneshot::channel();
        let thread = thread::spawn(move || serve(self.listener, self.content, ended));
        RunningServer { address, end: Some(end), thread: Some(thread) }
    }
}

/// A server at work in the background. Ends when dropped.
pub struct RunningServer {
    address: String,
    end: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<Result<()>>>,
}

impl RunningServer {
    /// The address of the folder's `index.html`.
    pub fn address(&self) -> &str {
        &self.address
    }
}

impl Drop for RunningServer {
    fn drop(&mut self) {
        drop(self.end.take());
        if let Some(thread) = self.thread.take() {
            // What went wrong has shown in what was asked of it.
            let _ = thread.join();
        }
    }
}

/// Answers until the other end of the channel is used or dropped.
fn serve(listener: TcpListener, content: Content, mut end: oneshot::Receiver<()>) -> Result<()> {
    let content = Arc::new(content);
    let places = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    Builder::new_current_thread().enable_io().enable_time().build()?.block_on(async move {
        let listener = tokio::net::TcpListener::from_std(listener).context("the server cannot start")?;
        loop {
            let accepted = async {
                let place = Arc::clone(&places).acquire_owned().await?;
                anyhow::Ok((listener.accept().await?.0, place))
            };
            let (stream, place) = tokio::select! {
                _ = &mut end => return Ok(()),
                accepted = accepted => match accepted {
                    Ok(accepted) => accepted,
                    // Too many open files, or a connection that was gone at once: the next one may do.
                    Err(_) => {
                        sleep(BREATH).await;
                        continue;
                    }
                },
            };
            let content = Arc::clone(&content);
            tokio::spawn(async move {
                let answer = service_fn(async |request| Ok::<_, Infallible>(content.answer(&request)));
                let mut connection = http1::Builder::new();
                connection.timer(TokioTimer::new()).header_read_timeout(content.patience);
                // What the browser no longer waits for is not an error.
                let _ = connection.serve_connection(TokioIo::new(stream), answer).await;
                drop(place);
            });
        }
    })
}

impl Content {
    /// Answers one request.
    fn answer<B>(&self, request: &Request<B>) -> Answer {
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            return self.plain(StatusCode::METHOD_NOT_ALLOWED, "Only GET and HEAD are answered.\n");
        }
        if !guard::asks_for_us(request) {
            return self.plain(StatusCode::MISDIRECTED_REQUEST, "This server is localhost and nothing else.\n");
        }
        let url = request.uri().path_and_query().map_or("/", |url| url.as_str());
        match self.files.find(url, takes_gzip(request)) {
            Ok(ServedFile::File { bytes, kind, compressed }) => {
                let tag = guard::tag(&bytes);
                let mut answer = if guard::knows(request, &tag) {
                    let mut answer = self.dressed(Bytes::new(), kind);
                    *answer.status_mut() = StatusCode::NOT_MODIFIED;
                    answer.headers_mut().remove(CONTENT_TYPE);
                    answer
                } else {
                    self.dressed(bytes.into(), kind)
                };
                if let Ok(tag) = tag.parse() {
                    answer.headers_mut().insert(ETAG, tag);
                }
                answer.headers_mut().insert(VARY, HeaderValue::from_static("Accept-Encoding"));
                if self.settled && names_version(request) && !kind.starts_with("text/html") {
                    answer.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static(FOR_EVER));
                }
                if compressed {
                    answer.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
                }
                answer
            }
            Ok(ServedFile::Moved(address)) => {
                let mut answer = self.plain(StatusCode::MOVED_PERMANENTLY, "It is at another address.\n");
                if let Ok(address) = address.parse() {
                    answer.headers_mut().insert(LOCATION, address);
                }
                answer
            }
            Err(error) if is_exhausted(&error) => {
                self.plain(StatusCode::SERVICE_UNAVAILABLE, "Too many files are open: try again.\n")
            }
            Err(_) => self.plain(StatusCode::NOT_FOUND, "There is no such file.\n"),
        }
    }

    fn plain(&self, status: StatusCode, text: &'static str) -> Answer {
        let mut answer = self.dressed(text.into(), "text/plain; charset=utf-8");
        *answer.status_mut() = status;
        answer
    }

    /// An answer with its type and the headers of every answer.
    fn dressed(&self, body: Bytes, kind: &'static str) -> Answer {
        let mut answer = Response::new(Full::new(body));
        answer.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(kind));
        answer.headers_mut().extend(self.headers.iter().cloned());
        answer
    }
}

/// Whether a file could not be read for a reason that goes away, and is there all the same.
fn is_exhausted(error: &anyhow::Error) -> bool {
    let kind = error.downcast_ref::<std::io::Error>().map(std::io::Error::kind);
    kind.is_some_and(|kind| {
        !matches!(kind, ErrorKind::NotFound | ErrorKind::NotADirectory | ErrorKind::PermissionDenied)
    })
}

/// Whether the address names the version of what is there.
fn names_version<B>(request: &Request<B>) -> bool {
    request.uri().query().is_some_and(|query| query.starts_with("v="))
}

/// Whether the browser reads gzip.
fn takes_gzip<B>(request: &Request<B>) -> bool {
    let accepted = request.headers().get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|way| {
        let mut words = way.split(';').map(|word| word.replace(' ', ""));
        words.next().as_deref() == Some("gzip") && !words.any(|weight| weight.trim_end_matches(['0', '.']) == "q=")
    })
}

#[cfg(test)]
mod tests;
