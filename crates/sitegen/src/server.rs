//! A small server of static files, for this machine only.
//!
//! tower-http finds the files, compresses them and compares tags. This server adds rules: who may make requests, the headers of every
//! answer, the number of connections, and the time limits.

mod content;
mod folder;
mod guard;

use anyhow::{Context, Result, anyhow};
use content::Content;
use hyper::body::Bytes;
use hyper::server::conn::http1;
use hyper::service::service_fn;
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

/// The most connections at a time, few enough for the limit of open files; others wait.
const MAX_CONNECTIONS: usize = 100;
/// The time limit for a request, and for an idle connection.
const PATIENCE: Duration = Duration::from_secs(5);
/// The pause when the system cannot accept another connection.
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
    /// The time limit for a request.
    patience: Duration,
    port: u16,
}

impl Server {
    /// A server of this folder's files, on a port that was taken before.
    ///
    /// # Errors
    /// When the folder does not exist or the listener fails.
    pub fn new(listener: TcpListener, folder: &Path) -> Result<Self> {
        let content = Content::new(folder)?;
        let port = listener.local_addr()?.port();
        listener.set_nonblocking(true)?;
        let server = Self { listener, content, patience: PATIENCE, port };
        server
            // File names stay the same from one build to the next.
            .with_header("Cache-Control", "no-cache")?
            .with_header("X-Content-Type-Options", "nosniff")?
            // Prevents clickjacking: only one page may be shown in a frame of another site.
            .with_guard("X-Frame-Options", "SAMEORIGIN")?
            .with_guard("Content-Security-Policy", "frame-ancestors 'self'")?
            // Pages from anywhere may use diagrams.
            .with_header("Access-Control-Allow-Origin", "*")
    }

    /// Adds a header to every answer.
    ///
    /// # Errors
    /// When it is not a valid header.
    pub fn with_header(mut self, name: &str, value: &str) -> Result<Self> {
        let wrong = || format!("{name}: {value} is not a header");
        self.content.add_header(name.parse().with_context(wrong)?, value.parse().with_context(wrong)?);
        Ok(self)
    }

    /// Adds a header to every answer except the page that others may show in a frame.
    fn with_guard(mut self, name: &str, value: &str) -> Result<Self> {
        let wrong = || format!("{name}: {value} is not a header");
        self.content.add_guard(name.parse().with_context(wrong)?, value.parse().with_context(wrong)?);
        Ok(self)
    }

    /// Lets browsers cache files whose address contains a version. The folder must not change.
    pub fn with_settled_versions(mut self) -> Self {
        self.content.settled = true;
        self
    }

    /// Sets the time limit for requests and idle connections.
    #[cfg(test)]
    fn with_patience(mut self, patience: Duration) -> Self {
        self.patience = patience;
        self
    }

    /// Serves a page at an address, such as `/try.html`, whatever the folder holds.
    pub fn with_page(mut self, address: &str, html: &str) -> Self {
        let page = Bytes::copy_from_slice(html.as_bytes());
        self.content.add_page(address, move || page.clone());
        self
    }

    /// The same, with a page that is made for every request.
    pub fn with_changing_page(mut self, address: &str, page: impl Fn() -> String + Send + Sync + 'static) -> Self {
        self.content.add_page(address, move || page().into());
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
        serve(self.listener, self.content, self.patience, end)
    }

    /// Serves in the background, until the returned value is dropped.
    pub fn spawn(self) -> RunningServer {
        let address = self.address();
        let (end, ended) = oneshot::channel();
        let thread = thread::spawn(move || serve(self.listener, self.content, self.patience, ended));
        RunningServer { address, end: Some(end), thread: Some(thread) }
    }
}

/// A server in the background. Ends when dropped.
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
            // Errors have appeared in its answers.
            let _ = thread.join();
        }
    }
}

/// Answers until the channel is used or dropped.
fn serve(listener: TcpListener, content: Content, patience: Duration, mut end: oneshot::Receiver<()>) -> Result<()> {
    let content = Arc::new(content);
    let places = Arc::new(Semaphore::new(MAX_CONNECTIONS));
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
                    // Too many open files, or a connection that was closed at once: the next one may work.
                    Err(_) => {
                        sleep(BREATH).await;
                        continue;
                    }
                },
            };
            let content = Arc::clone(&content);
            tokio::spawn(async move {
                let answer = service_fn(async |request| Ok::<_, Infallible>(content.answer(&request).await));
                let mut connection = http1::Builder::new();
                connection.timer(TokioTimer::new()).header_read_timeout(patience);
                // A browser that has given up is not an error.
                let _ = connection.serve_connection(TokioIo::new(stream), answer).await;
                drop(place);
            });
        }
    })
}

#[cfg(test)]
mod tests;
