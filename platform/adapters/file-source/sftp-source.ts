// Files on an SFTP server, whose key must be the one that somebody has agreed to. Nothing is sent to another, no password above all.
import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import type { FileEntry, SFTPWrapper } from 'ssh2';
import type SftpClient from 'ssh2-sftp-client';
import { needed } from '#domain/shared/needed.ts';
import { newest, pathParts, SOURCE_LIMITS, SourceFault, type FileSource, type Wanted } from './file-source.ts';
import { outsideAddresses } from './outside-address.ts';

/** As OpenSSH shows it after `SHA256:`. */
const fingerprintOf = (key: Buffer): string => createHash('sha256').update(key).digest('base64').replace(/=+$/, '');

interface SftpOptions {
  readonly allowPrivate: boolean;
  readonly limits?: { readonly ms: number; readonly silenceMs: number };
}

export const sftpSource = (options: SftpOptions): FileSource => ({
  look: (wanted) => withSession(wanted, options, async (client) => (await chosen(client, wanted.path)).found),

  fetch: (wanted, read) =>
    withSession(wanted, options, async (client) => {
      const { path, found } = await chosen(client, wanted.path);
      if (found.version === wanted.version) return { ...found, isUnchanged: true };
      if (found.bytes > SOURCE_LIMITS.bytes) throw new SourceFault('source_file_too_large');
      const content = new PassThrough();
      const sent = client.get(path, content).catch((error: unknown) => content.destroy(asFault(error, wanted)));
      await read(content);
      await sent;
      return { ...found, isUnchanged: false };
    }),
});

async function chosen(client: SftpClient, path: string) {
  const { folder, name } = pathParts(path);
  const files = await filesIn(client, folder || (path.startsWith('/') ? '/' : '.'));
  const file = newest(files, name);
  const version = `${file.bytes}-${file.modifiedMs}`;
  const at = folder || path.startsWith('/') ? `${folder}/${file.name}` : file.name;
  return { path: at, found: { name: file.name, version, bytes: file.bytes } };
}

/** @throws SourceFault source_folder_too_large: a server may name files for ever */
async function filesIn({ sftp }: SftpClient & { readonly sftp?: SFTPWrapper }, folder: string) {
  const server = needed(sftp, 'session of the client');
  const handle = await promisify(server.opendir.bind(server))(folder);
  const read = promisify(server.readdir.bind(server) as unknown as ReadFolder);
  const files: { name: string; bytes: number; modifiedMs: number }[] = [];
  for (let named = 0; ;) {
    const entries = await read(handle).catch((error: unknown) => {
      if ((error as { readonly code?: number }).code === END_OF_FOLDER) return undefined;
      throw error;
    });
    if (!entries) return files;
    named += entries.length;
    if (named > MOST_NAMES) throw new SourceFault('source_folder_too_large', { most: MOST_NAMES });
    for (const { filename: name, attrs } of entries)
      if ((attrs.mode & TYPE) === REGULAR) files.push({ name, bytes: attrs.size, modifiedMs: attrs.mtime * 1_000 });
  }
}
type ReadFolder = (handle: Buffer, done: (error: Error | undefined, list: FileEntry[]) => void) => void;
/** Bits of a mode that say what it is, and those of a file (POSIX sys/stat.h). */
const [TYPE, REGULAR] = [0o170000, 0o100000];
/** SSH_FX_EOF (draft-ietf-secsh-filexfer). */
const END_OF_FOLDER = 1;
const MOST_NAMES = 50_000;

async function withSession<T>(
  wanted: Wanted,
  { allowPrivate, limits = SOURCE_LIMITS }: SftpOptions,
  work: (client: SftpClient) => Promise<T>,
): Promise<T> {
  const { host, port, login, fingerprint } = wanted;
  const [first] = await outsideAddresses(host, allowPrivate);
  const { default: Sftp } = await import('ssh2-sftp-client');
  const client = new Sftp('source', { error: () => undefined, end: () => undefined, close: () => undefined });
  let shown = '';
  const socket = connect({ host: first.address, port });
  const isOver = endOf(socket, limits);
  const session = async () => {
    await client.connect({
      sock: socket,
      username: login?.user ?? '',
      ...(login?.password === undefined ? {} : { password: login.password }),
      ...(login?.privateKey === undefined ? {} : { privateKey: login.privateKey }),
      readyTimeout: limits.ms,
      hostVerifier: (key: Buffer) => {
        shown = fingerprintOf(key);
        return shown === fingerprint;
      },
    });
    return work(client);
  };
  try {
    return await Promise.race([session(), isOver.promise]);
  } catch (error) {
    if (error instanceof SourceFault) throw error;
    if (shown && shown !== fingerprint)
      throw new SourceFault(
        fingerprint ? 'source_host_key_other' : 'source_host_key_unknown',
        { fingerprint: shown },
        { cause: error },
      );
    throw asFault(error, wanted);
  } finally {
    isOver.forget();
    // The client's own `end` waits for a server that may never say anything.
    socket.destroy();
  }
}

/**
 * Rejects once a server has been silent for too long, or the whole time is over: what the library waits for may never
 * come, as a subsystem that is not opened, or a folder that never ends.
 */
function endOf(
  socket: Socket,
  limits: NonNullable<SftpOptions['limits']>,
): { readonly promise: Promise<never>; forget(): void } {
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<never>((_resolve, fail) => (reject = fail));
  // Nobody waits for it once the work is done.
  promise.catch(() => undefined);
  const silent = () => reject(new SourceFault('source_silent'));
  socket.setTimeout(limits.silenceMs, silent);
  socket.on('error', (error) => reject(error));
  const limit = setTimeout(silent, limits.ms);
  return { promise, forget: () => clearTimeout(limit) };
}

function asFault(error: unknown, { host }: Wanted): SourceFault {
  const { code = '', message = '' } = error as { readonly code?: string; readonly message?: string };
  if (/authentication/i.test(message)) return new SourceFault('source_login_refused', { host }, { cause: error });
  if (code === 'ENOENT' || /no such file/i.test(message))
    return new SourceFault('source_file_missing', { name: '' }, { cause: error });
  return new SourceFault('source_unreachable', { host, why: String(code || 'SFTP') }, { cause: error });
}
