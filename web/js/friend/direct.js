// Whether this browser can connect with another one directly. Some have no WebRTC, or have it switched off; games go on by link there.

/** Whether it can. */
export const connectsDirectly = () => typeof RTCPeerConnection === "function";
