// What the page uses of the library that lets browsers find each other and connects them. The build puts its module in.
declare module "@trystero-p2p/nostr" {
  /** Who sends and what is sent to whom. */
  interface Action {
    send(message: unknown, options?: { target?: string }): Promise<unknown>;
    onMessage: (message: unknown, about: { peerId: string }) => void;
  }
  interface Room {
    leave(): void;
    makeAction(name: string): Action;
    onPeerJoin: (id: string) => void;
    onPeerLeave: (id: string) => void;
  }
  interface Settings {
    appId: string;
    /** Encrypts what the relays pass on. */
    password: string;
    relayConfig: { urls: string[]; warnOnRelayFailure?: boolean };
    rtcConfig: { iceServers: { urls: string }[] };
  }
  /** The id of this browser, which is another after each load of the page. */
  export const selfId: string;
  export function joinRoom(settings: Settings, room: string, callbacks?: { handshakeTimeoutMs?: number; onJoinError?: (about: { error: unknown }) => void }): Room;
  /** The sockets to the relays, by address. */
  export function getRelaySockets(): Record<string, WebSocket | undefined>;
}
