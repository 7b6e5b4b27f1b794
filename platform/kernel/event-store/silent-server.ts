// A server that accepts a connection and then says nothing: gRPC's client waits for its first frame without end, and
// asks nobody else meanwhile.
import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** The server begins; it has nothing to wait for. */
const FIRST_BYTE_MS = 10_000;

const watched = new Map<number, number>();
let isListening = false;

/**
 * Hangs up on servers at the ports of `connectionString` that stay silent, so that the client tries again. Fail-overs
 * keep to those ports.
 */
export function hangUpOnSilence(connectionString: string, firstByteMs = FIRST_BYTE_MS): void {
  for (const [, port] of connectionString.matchAll(/:(\d+)(?=[,/?]|$)/g))
    watched.set(Number(port), Math.min(firstByteMs, watched.get(Number(port)) ?? firstByteMs));
  if (isListening) return;
  isListening = true;
  subscribe('net.client.socket', (message) => {
    const { socket } = message as { readonly socket: Socket };
    socket.once('connect', () => {
      const waitMs = watched.get(socket.remotePort ?? 0);
      if (waitMs === undefined) return;
      const timer = setTimeout(
        () =>
          socket.bytesRead === 0 && socket.destroy(new Error('the event store accepts connections and says nothing')),
        waitMs,
      ).unref();
      socket.once('close', () => clearTimeout(timer));
    });
  });
}
