// Writes a role's output to its log file. A full disk must not end a shop that can still answer: what cannot be written
// is lost, and that is said once.
import { createWriteStream, type WriteStream } from 'node:fs';

export interface LogFile {
  write(text: Buffer): void;
  end(): void;
}

const RETRY_MS = 10_000;

export function openLogFile(path: string, onLost: (reason: string) => void, retryMs = RETRY_MS): LogFile {
  let stream: WriteStream | undefined = open();
  let isLosing = false;
  let ended = false;

  function open(): WriteStream {
    const opened = createWriteStream(path, { flags: 'a', mode: 0o600 });
    opened.once('error', (error) => {
      if (!isLosing) onLost(error.message);
      isLosing = true;
      stream = undefined;
      setTimeout(() => {
        if (!ended) stream = open();
      }, retryMs).unref();
    });
    return opened;
  }

  return {
    write(text) {
      stream?.write(text, (error) => {
        if (!error) isLosing = false;
      });
    },
    end() {
      ended = true;
      stream?.end();
    },
  };
}
