//! A Nostr relay on the loopback address, as simple as live games need it: it forwards events to the clients that have subscribed to
//! their tag, and stores nothing (NIP-01).

use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::ErrorKind;
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;
use tungstenite::{Error, Message, WebSocket};

/// The time to listen to one socket before checking for something to send.
const PATIENCE: Duration = Duration::from_millis(10);

/// The tag of the events of live games.
const TAG: &str = "x";

/// A relay. It ends with the test program: a page that is still connected when its test is over would otherwise report an error in its
/// console.
pub struct Relay {
    /// Its address: `ws://127.0.0.1:…`.
    pub address: String,
    state: Arc<State>,
}

#[derive(Default)]
struct State {
    connections: AtomicUsize,
    clients: Mutex<Vec<Client>>,
}

/// The connected clients.
struct Client {
    number: usize,
    outbox: Sender<String>,
    /// The filters by the name of the subscription.
    wanted: HashMap<String, Value>,
}

impl Relay {
    /// Starts one.
    ///
    /// # Errors
    /// When there is no free port.
    pub fn start() -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").context("no port for a relay")?;
        let address = format!("ws://{}", listener.local_addr()?);
        listener.set_nonblocking(true)?;
        let state = Arc::new(State::default());
        let shared = Arc::clone(&state);
        thread::spawn(move || {
            loop {
                match listener.accept() {
                    Ok((stream, _)) => {
                        let state = Arc::clone(&shared);
                        let number = state.connections.fetch_add(1, Ordering::Relaxed);
                        // A client that disconnects in the middle of a message is removed.
                        thread::spawn(move || drop(serve(stream, number, &state)));
                    }
                    Err(_) => thread::sleep(PATIENCE),
                }
            }
        });
        Ok(Self { address, state })
    }

    /// The number of connections so far.
    pub fn connections(&self) -> usize {
        self.state.connections.load(Ordering::Relaxed)
    }
}

impl State {
    fn clients(&self) -> MutexGuard<'_, Vec<Client>> {
        self.clients.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Handles a message of a client.
    fn hear(&self, number: usize, text: &str) {
        let Ok(Value::Array(parts)) = serde_json::from_str(text) else { return };
        let mut clients = self.clients();
        match (parts.first().and_then(Value::as_str), parts.get(1), parts.get(2)) {
            (Some("REQ"), Some(Value::String(name)), Some(filter)) => {
                if let Some(client) = clients.iter_mut().find(|client| client.number == number) {
                    client.wanted.insert(name.clone(), filter.clone());
                    let _ = client.outbox.send(json!(["EOSE", name]).to_string());
                }
            }
            (Some("CLOSE"), Some(Value::String(name)), _) => {
                if let Some(client) = clients.iter_mut().find(|client| client.number == number) {
                    client.wanted.remove(name);
                }
            }
            (Some("EVENT"), Some(event), _) => {
                for client in clients.iter() {
                    if client.number == number {
                        let _ = client.outbox.send(json!(["OK", event["id"], true, ""]).to_string());
                    }
                    for (name, _) in client.wanted.iter().filter(|(_, filter)| fits(event, filter)) {
                        let _ = client.outbox.send(json!(["EVENT", name, event]).to_string());
                    }
                }
            }
            _ => {}
        }
    }
}

/// Whether the client has subscribed to this event.
fn fits(event: &Value, filter: &Value) -> bool {
    let lists = |list: &Value, value: &Value| list.as_array().is_none_or(|all| all.contains(value));
    let tags = event["tags"].as_array().map(Vec::as_slice).unwrap_or_default();
    let named = &filter[format!("#{TAG}")];
    lists(&filter["kinds"], &event["kind"]) && tags.iter().any(|tag| tag[0] == TAG && lists(named, &tag[1]))
}

/// Serves one connection until it is closed.
fn serve(stream: TcpStream, number: usize, state: &State) -> Result<()> {
    stream.set_nonblocking(false)?;
    let mut socket = tungstenite::accept(stream).context("no WebSocket")?;
    socket.get_mut().set_read_timeout(Some(PATIENCE))?;
    let (outbox, letters) = channel();
    state.clients().push(Client { number, outbox, wanted: HashMap::new() });
    let result = talk(&mut socket, &letters, number, state);
    state.clients().retain(|client| client.number != number);
    result
}

fn talk(socket: &mut WebSocket<TcpStream>, letters: &Receiver<String>, number: usize, state: &State) -> Result<()> {
    loop {
        for letter in letters.try_iter() {
            socket.send(Message::text(letter))?;
        }
        match socket.read() {
            Ok(Message::Text(text)) => state.hear(number, text.as_str()),
            Ok(_) => {}
            Err(Error::Io(error)) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
            Err(error) => return Err(error.into()),
        }
    }
}
