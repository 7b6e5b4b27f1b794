import type { Socket } from 'node:net';

/**
 * Writes what is sent within one turn of the event loop at once: under load each write wakes the other side up, and
 * costs more than what is written.
 */
export function batchWrites(socket: Socket): (frame: Buffer) => void {
  let corked = false;
  return (frame) => {
    if (!corked) {
      corked = true;
      socket.cork();
      setImmediate(() => {
        corked = false;
        socket.uncork();
      });
    }
    socket.write(frame);
  };
}
