// Whether this browser supports direct connections. Some have no WebRTC, or have it switched off; games then continue by link.

/** Whether it does. */
export const connectsDirectly = () => typeof RTCPeerConnection === "function";
