// Files behind an address of HTTPS. Every redirect is looked at like the address itself, and gets no password elsewhere.
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { SOURCE_LIMITS, SourceFault, type FileSource, type FoundFile, type Wanted } from './file-source.ts';
import { outsideAddresses, outsideLookup } from './outside-address.ts';

interface Options {
  readonly allowPrivate: boolean;
  /** Certificates that are trusted beside those of the system, PEM. */
  readonly ca?: string;
}

export const httpsSource = (options: Options): FileSource => ({
  async look(wanted) {
    const { response, found } = await answered({ ...wanted, version: '' }, options);
    response.destroy();
    return found;
  },

  async fetch(wanted, read) {
    const { response, found, isUnchanged } = await answered(wanted, options);
    try {
      if (isUnchanged) return { ...found, isUnchanged };
      if ((found.bytes ?? 0) > SOURCE_LIMITS.bytes) throw new SourceFault('source_file_too_large');
      await wholly(response, read);
      return { ...found, isUnchanged: false };
    } finally {
      response.destroy();
    }
  },
});

/** @throws SourceFault source_cut_off, source_silent; what `read` throws of itself is thrown on */
async function wholly(response: IncomingMessage, read: (content: Readable) => Promise<void>): Promise<void> {
  let cut: Error | undefined;
  response.once('error', (error) => (cut = error));
  response.setTimeout(SOURCE_LIMITS.silenceMs, () => response.destroy(new SourceFault('source_silent')));
  try {
    await read(response);
  } catch (error) {
    if (!cut || error !== cut) throw error;
    if (cut instanceof SourceFault) throw cut;
    throw new SourceFault(isTimeout(cut) ? 'source_silent' : 'source_cut_off', {}, { cause: error });
  }
  // A connection that was cut is no end.
  if (!response.complete) throw new SourceFault('source_cut_off');
}

const isTimeout = ({ name }: Error): boolean => name === 'AbortError' || name === 'TimeoutError';

interface Answered {
  readonly response: IncomingMessage;
  readonly found: FoundFile;
  readonly isUnchanged: boolean;
}

/** @throws SourceFault source_address_invalid, source_host_private, source_host_unknown, source_answers, source_redirects */
async function answered(wanted: Wanted, options: Options): Promise<Answered> {
  const first = addressOf(wanted.path);
  let address = first;
  for (let hops = 0; hops <= SOURCE_LIMITS.redirects; hops++) {
    const response = await asked(address, wanted, address.origin === first.origin, options);
    const { statusCode: status = 0, headers } = response;
    if (status === 200 || (status === 304 && wanted.version)) {
      const bytes = headers['content-length'];
      return {
        response,
        found: {
          name: nameIn(address),
          version: headers.etag ?? headers['last-modified'] ?? '',
          bytes: bytes === undefined ? undefined : Number(bytes),
        },
        isUnchanged: status === 304,
      };
    }
    response.destroy();
    if (status < 300 || status >= 400 || !headers.location) throw new SourceFault('source_answers', { status });
    address = addressOf(URL.parse(headers.location, address)?.href ?? '');
  }
  throw new SourceFault('source_redirects');
}

function addressOf(text: string): URL {
  const address = URL.parse(text);
  if (!address || address.protocol !== 'https:' || address.username || address.password)
    throw new SourceFault('source_address_invalid');
  return address;
}

async function asked(
  address: URL,
  { login, version }: Wanted,
  isSameServer: boolean,
  { allowPrivate, ca }: Options,
): Promise<IncomingMessage> {
  const host = address.hostname.replace(/^\[|\]$/g, '');
  // Where the address is a number nothing is looked up.
  if (isIP(host)) await outsideAddresses(host, allowPrivate);
  return new Promise((resolve, reject) => {
    const sent = request(
      address,
      {
        agent: false,
        lookup: outsideLookup(allowPrivate),
        ...(ca === undefined ? {} : { ca }),
        headers: {
          accept: 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, */*;q=0.1',
          // The bytes as they lie there: what is measured is what was sent.
          'accept-encoding': 'identity',
          'user-agent': 'Millwright',
          ...asLastTime(version),
          ...(login && isSameServer ? { authorization: basic(login.user, login.password ?? '') } : {}),
        },
        signal: AbortSignal.timeout(SOURCE_LIMITS.ms),
        timeout: SOURCE_LIMITS.silenceMs,
      },
      resolve,
    );
    sent.on('timeout', () => sent.destroy(new SourceFault('source_silent')));
    sent.on('error', (error) =>
      reject(
        error instanceof SourceFault
          ? error
          : new SourceFault(
              'source_unreachable',
              { host, why: (error as NodeJS.ErrnoException).code ?? error.name },
              { cause: error },
            ),
      ),
    );
    sent.end();
  });
}

/** An ETag, else the day of the last change: what the server said of the file. Of what no header can hold nothing is said. */
function asLastTime(version: string): Record<string, string> {
  if (!version || /[^\x20-\x7e]/.test(version)) return {};
  return /^(W\/)?"/.test(version) ? { 'if-none-match': version } : { 'if-modified-since': version };
}

const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

const nameIn = ({ pathname, hostname }: URL): string => {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last) || hostname;
  } catch {
    return last;
  }
};
