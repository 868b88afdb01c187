//! The answers: files by tower-http, with the additional rules of this server.

use super::folder::SiteFolder;
use super::guard;
use anyhow::{Context, Result};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderMap, HeaderName, HeaderValue,
};
use hyper::http::Extensions;
use hyper::{Method, Request, Response, StatusCode, Version};
use std::collections::HashMap;
use std::convert::Infallible;
use std::io::{self, ErrorKind};
use std::path::Path;
use std::sync::{LazyLock, Mutex, PoisonError};
use tower::{ServiceExt, service_fn};
use tower_http::compression::CompressionLayer;
use tower_http::services::ServeDir;
use tower_http::services::fs::DefaultServeDirFallback;

/// The `Cache-Control` of files whose address contains a version. All others are revalidated.
const FOR_EVER: &str = "max-age=31536000, immutable";

/// The page that others may show in a frame, by its addresses.
const FRAMED: [&str; 2] = ["/embed/", "/embed/index.html"];

/// An answer.
pub type HttpAnswer = Response<Full<Bytes>>;

/// What is served, and how.
pub struct Content {
    files: ServeDir<DefaultServeDirFallback, SiteFolder>,
    /// Pages that are not in the folder, by path, with the function that makes each.
    pages: HashMap<String, Box<dyn Fn() -> Bytes + Send + Sync>>,
    /// Headers of every answer.
    headers: Vec<(HeaderName, HeaderValue)>,
    /// Headers of all answers except the page that others may show in a frame.
    guards: Vec<(HeaderName, HeaderValue)>,
    /// Whether the files do not change.
    pub settled: bool,
}

/// The key of a compressed answer: the path, the tag of the file, and the encodings that the browser accepts.
type CompressedFrom = (String, HeaderValue, HeaderValue);

/// Compressed answers, for all servers of the program: each browser test has a server of its own.
static COMPRESSED: LazyLock<Mutex<HashMap<CompressedFrom, HttpAnswer>>> = LazyLock::new(Mutex::default);

impl Content {
    /// The files of a folder.
    ///
    /// # Errors
    /// When there is no such folder.
    pub fn new(folder: &Path) -> Result<Self> {
        let folder = folder.canonicalize().with_context(|| format!("{} cannot be served", folder.display()))?;
        let files = ServeDir::with_backend(folder.clone(), SiteFolder::new(folder)).precompressed_br();
        Ok(Self { files, pages: HashMap::new(), headers: Vec::new(), guards: Vec::new(), settled: false })
    }

    /// Adds a header to every answer.
    pub fn add_header(&mut self, name: HeaderName, value: HeaderValue) {
        self.headers.push((name, value));
    }

    /// Adds a header to every answer except the page that others may show in a frame.
    pub fn add_guard(&mut self, name: HeaderName, value: HeaderValue) {
        self.guards.push((name, value));
    }

    /// Sets the page at an address.
    pub fn add_page(&mut self, address: &str, page: impl Fn() -> Bytes + Send + Sync + 'static) {
        self.pages.insert(address.to_owned(), Box::new(page));
    }

    /// Answers one request.
    pub async fn answer<B>(&self, request: &Request<B>) -> HttpAnswer {
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            return self.plain(StatusCode::METHOD_NOT_ALLOWED, "Only GET and HEAD are answered.\n");
        }
        if !guard::asks_for_us(request) {
            return self.plain(StatusCode::MISDIRECTED_REQUEST, "This server is localhost and nothing else.\n");
        }
        match self.find(request).await {
            Ok(answer) if answer.status() == StatusCode::NOT_FOUND => self.missing(),
            Ok(answer) => self.dressed(request, answer),
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => self.missing(),
            Err(error) if error.kind() == ErrorKind::PermissionDenied => self.missing(),
            // The file exists, but cannot be read for a temporary reason.
            Err(_) => self.plain(StatusCode::SERVICE_UNAVAILABLE, "Too many files are open: try again.\n"),
        }
    }

    /// The page or file for a request, compressed if that is accepted and useful.
    async fn find<B>(&self, request: &Request<B>) -> io::Result<HttpAnswer> {
        if let Some(page) = self.pages.get(request.uri().path()) {
            let mut answer = Response::new(Full::new(page()));
            let kind = mime_guess::from_path(request.uri().path()).first_or_octet_stream();
            if let Ok(kind) = kind.as_ref().parse() {
                answer.headers_mut().insert(CONTENT_TYPE, kind);
            }
            return compressed(request.headers(), answer).await;
        }
        // Two slashes at the beginning would mean another server in a redirect to the address of a folder.
        let address = request.uri().path_and_query().map_or("/", |address| address.as_str());
        let address = format!("/{}", address.trim_start_matches('/'));
        let mut asked = Request::builder().method(request.method()).uri(address);
        if let Some(headers) = asked.headers_mut() {
            headers.clone_from(request.headers());
        }
        let asked = asked.body(Full::new(Bytes::new())).map_err(io::Error::other)?;
        let (mut parts, body) = self.files.clone().try_call(asked).await?.into_parts();
        if parts.status == StatusCode::TEMPORARY_REDIRECT {
            parts.status = StatusCode::MOVED_PERMANENTLY;
        }
        let from = match (parts.headers.get(ETAG), request.headers().get(ACCEPT_ENCODING)) {
            (Some(tag), Some(accepted)) if parts.status == StatusCode::OK && *request.method() == Method::GET => {
                Some((request.uri().path().to_owned(), tag.clone(), accepted.clone()))
            }
            _ => None,
        };
        let known = || COMPRESSED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(answer) = from.as_ref().and_then(|from| known().get(from).cloned()) {
            return Ok(answer);
        }
        let bytes = body.collect().await.map_err(io::Error::other)?.to_bytes();
        let answer = compressed(request.headers(), Response::from_parts(parts, Full::new(bytes))).await?;
        if let Some(from) = from.filter(|_| answer.headers().contains_key(CONTENT_ENCODING)) {
            known().insert(from, answer.clone());
        }
        Ok(answer)
    }

    fn missing(&self) -> HttpAnswer {
        self.plain(StatusCode::NOT_FOUND, "There is no such file.\n")
    }

    fn plain(&self, status: StatusCode, text: &'static str) -> HttpAnswer {
        let mut answer = Response::new(Full::new(text.into()));
        *answer.status_mut() = status;
        answer.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
        answer.headers_mut().extend(self.headers.iter().chain(&self.guards).cloned());
        answer
    }

    /// The answer with the common headers, and those of its kind.
    fn dressed<B>(&self, request: &Request<B>, mut answer: HttpAnswer) -> HttpAnswer {
        let kind =
            answer.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default().to_owned();
        let headers = answer.headers_mut();
        headers.extend(self.headers.iter().cloned());
        if !FRAMED.iter().any(|page| request.uri().path().ends_with(page)) {
            headers.extend(self.guards.iter().cloned());
        }
        if kind.starts_with("text/")
            && let Ok(kind) = format!("{kind}; charset=utf-8").parse()
        {
            headers.insert(CONTENT_TYPE, kind);
        }
        let is_file = !self.pages.contains_key(request.uri().path());
        if self.settled && is_file && names_version(request) && !kind.starts_with("text/html") {
            headers.insert(CACHE_CONTROL, HeaderValue::from_static(FOR_EVER));
        }
        answer
    }
}

/// The answer, compressed if the browser accepts that and it is useful. Its tag then becomes a weak one, because the bytes differ.
async fn compressed(accepted: &HeaderMap, answer: HttpAnswer) -> io::Result<HttpAnswer> {
    let worth = |_: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions| {
        headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).is_some_and(shrinks)
    };
    let mut request = Request::new(());
    if let Some(encodings) = accepted.get(ACCEPT_ENCODING) {
        request.headers_mut().insert(ACCEPT_ENCODING, encodings.clone());
    }
    let inner = service_fn(move |_| std::future::ready(Ok::<_, Infallible>(answer.clone())));
    let layer = CompressionLayer::new().compress_when(worth);
    let Ok(answer) = tower::Layer::layer(&layer, inner).oneshot(request).await;
    let (mut parts, body) = answer.into_parts();
    if let Some(tag) = parts.headers.get(ETAG).filter(|_| parts.headers.contains_key(CONTENT_ENCODING))
        && let Ok(weak) = HeaderValue::from_bytes(&[b"W/", tag.as_bytes()].concat())
    {
        parts.headers.insert(ETAG, weak);
    }
    let bytes = body.collect().await.map_err(io::Error::other)?.to_bytes();
    Ok(Response::from_parts(parts, Full::new(bytes)))
}

/// Whether compression reduces this type: images and sounds have compression of their own.
fn shrinks(kind: &str) -> bool {
    ["text/", "application/json", "application/manifest+json", "application/wasm", "image/svg+xml"]
        .iter()
        .any(|begin| kind.starts_with(begin))
}

/// Whether the address contains the version of the file.
fn names_version<B>(request: &Request<B>) -> bool {
    request.uri().query().is_some_and(|query| query.starts_with("v="))
}
