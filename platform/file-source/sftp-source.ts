// Files on an SFTP server, whose key must be the one that somebody has agreed to. Nothing is sent to another, no password above all.
import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import SftpClient from 'ssh2-sftp-client';
import { newest, pathParts, SOURCE_LIMITS, SourceFault, type FileSource, type Wanted } from './file-source.ts';
import { outsideAddresses } from './outside-address.ts';

/** As OpenSSH shows it after `SHA256:`. */
const fingerprintOf = (key: Buffer): string => createHash('sha256').update(key).digest('base64').replace(/=+$/, '');

export const sftpSource = (options: { readonly allowPrivate: boolean }): FileSource => ({
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
  const entries = await client.list(folder || (path.startsWith('/') ? '/' : '.'));
  const files = entries
    .filter(({ type }) => type === '-')
    .map((entry) => ({ name: entry.name, bytes: entry.size, modifiedMs: entry.modifyTime }));
  const file = newest(files, name);
  const version = `${file.bytes}-${file.modifiedMs}`;
  const at = folder || path.startsWith('/') ? `${folder}/${file.name}` : file.name;
  return { path: at, found: { name: file.name, version, bytes: file.bytes } };
}

async function withSession<T>(
  wanted: Wanted,
  { allowPrivate }: { readonly allowPrivate: boolean },
  work: (client: SftpClient) => Promise<T>,
): Promise<T> {
  const { host, port, login, fingerprint } = wanted;
  const [first] = await outsideAddresses(host, allowPrivate);
  const client = new SftpClient('source', { error: () => undefined, end: () => undefined, close: () => undefined });
  let shown = '';
  const limit = setTimeout(() => void client.end(), SOURCE_LIMITS.ms);
  try {
    await client.connect({
      host: first!.address,
      port,
      username: login?.user ?? '',
      ...(login?.password === undefined ? {} : { password: login.password }),
      ...(login?.privateKey === undefined ? {} : { privateKey: login.privateKey }),
      readyTimeout: SOURCE_LIMITS.silenceMs,
      keepaliveInterval: 10_000,
      hostVerifier: (key: Buffer) => {
        shown = fingerprintOf(key);
        return shown === fingerprint;
      },
    });
    return await work(client);
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
    clearTimeout(limit);
    await client.end().catch(() => undefined);
  }
}

function asFault(error: unknown, { host }: Wanted): SourceFault {
  const { code = '', message = '' } = error as { readonly code?: string; readonly message?: string };
  if (/authentication/i.test(message)) return new SourceFault('source_login_refused', { host }, { cause: error });
  if (code === 'ENOENT' || /no such file/i.test(message))
    return new SourceFault('source_file_missing', { name: '' }, { cause: error });
  return new SourceFault('source_unreachable', { host, why: String(code || 'SFTP') }, { cause: error });
}
