// A mail server that takes every mail and keeps it: the mailbox of all recipients.
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface ReceivedMail {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface SmtpSink {
  readonly port: number;
  /** In the order of arrival; a mail that was delivered twice stands there twice. */
  readonly mails: readonly ReceivedMail[];
  close(): Promise<void>;
}

export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: ReceivedMail[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    let unread = '';
    let text: string[] | undefined;
    socket.write('220 ready\r\n');
    socket.on('data', (data) => {
      unread += data.toString('utf8');
      for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
        const line = unread.slice(0, end);
        unread = unread.slice(end + 2);
        if (text && line !== '.') text.push(line);
        else if (text) {
          // Before the answer: what the server has taken counts, whether or not the sender hears of it.
          mails.push(readMail(text));
          text = undefined;
          socket.write('250 taken\r\n');
        } else {
          const command = line.slice(0, 4).toUpperCase();
          if (command === 'DATA') text = [];
          socket.write(command === 'DATA' ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    mails,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

function readMail(lines: readonly string[]): ReceivedMail {
  const head = lines
    .slice(0, lines.indexOf(''))
    .join('\n')
    .replace(/\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  return {
    messageId: header('message-id'),
    to: header('to').replace(/.*<(.+)>.*/, '$1'),
    subject: decodeWords(header('subject')),
    at: Date.now(),
  };
}

/** Encoded words of RFC 2047, as a subject with accents has them. */
const decodeWords = (text: string) =>
  text.replace(/\?=\s+=\?/g, '?==?').replace(/=\?[\w-]+\?([QB])\?(.*?)\?=/gi, (_word, how: string, encoded: string) =>
    how.toUpperCase() === 'B'
      ? Buffer.from(encoded, 'base64').toString('utf8')
      : Buffer.from(
          encoded
            .replace(/_/g, ' ')
            .replace(/=([0-9A-F]{2})/gi, (_hex, code: string) => String.fromCharCode(parseInt(code, 16))),
          'latin1',
        ).toString('utf8'),
  );
