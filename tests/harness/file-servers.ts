// Servers that files are fetched from: HTTPS with a certificate of its own, and SFTP by ssh2's own server part.
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import ssh2 from 'ssh2';

/** A certificate for `localhost`, as files in a folder. */
export function makeCertificate(folder: string): { readonly certFile: string; readonly keyFile: string } {
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', keyFile, '-out', certFile],
    ],
    { stdio: 'ignore' },
  );
  return { certFile, keyFile };
}

export interface FileServer {
  readonly port: number;
  close(): Promise<void>;
}

export async function httpsServer(
  { certFile, keyFile }: ReturnType<typeof makeCertificate>,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<FileServer> {
  const server = createServer({ cert: readFileSync(certFile), key: readFileSync(keyFile) }, answer);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface SftpFile {
  readonly content: Buffer;
  /** Seconds. */
  readonly modified: number;
}

export interface SftpServer extends FileServer {
  /** By name, all in one folder. */
  readonly files: Map<string, SftpFile>;
  /** Passwords that were tried. */
  readonly tried: string[];
}

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp;
const DIRECTORY = 0o040755;
const FILE = 0o100644;

/**
 * An ECDSA key as PEM. Keys that ssh2 makes itself are not used: of one in 128 it loses a leading zero byte and then
 * cannot read it.
 */
export function makeSshKey(): string {
  return generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'sec1', format: 'pem' },
  }).privateKey;
}

/** One folder of files, open to one password or to one key, named by its private part. */
export async function sftpServer(password: string, loginKey?: string): Promise<SftpServer> {
  const files = new Map<string, SftpFile>();
  const tried: string[] = [];
  const hostKeys = [makeSshKey()];
  const server = new ssh2.Server({ hostKeys }, (client) => {
    client.on('error', () => undefined);
    client.on('authentication', (asked) => {
      if (asked.method === 'publickey' && isSignedBy(asked, loginKey)) return asked.accept();
      if (asked.method !== 'password') return asked.reject(['password', 'publickey']);
      tried.push(asked.password);
      if (asked.password === password) asked.accept();
      else asked.reject(['password']);
    });
    client.on('session', (accept) =>
      accept().on('sftp', (acceptSftp) => {
        const sftp = acceptSftp();
        const open = new Map<number, { path: string; listed: boolean }>();
        let next = 0;
        const handleFor = (path: string) => {
          const handle = Buffer.alloc(4);
          handle.writeUInt32BE(next);
          open.set(next++, { path, listed: false });
          return handle;
        };
        const of = (handle: Buffer) => open.get(handle.readUInt32BE(0));
        const attributes = ({ content, modified }: SftpFile) => ({
          ...{ mode: FILE, uid: 0, gid: 0, size: content.length, atime: modified, mtime: modified },
        });
        const fileAt = (path: string) => files.get(path.slice(path.lastIndexOf('/') + 1));
        const stat = (id: number, path: string) => {
          const file = fileAt(path);
          if (file) sftp.attrs(id, attributes(file));
          else sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
        };
        sftp
          .on('REALPATH', (id, path) =>
            sftp.name(id, [
              {
                filename: path,
                longname: path,
                attrs: { mode: DIRECTORY, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 },
              },
            ]),
          )
          .on('OPENDIR', (id, path) => sftp.handle(id, handleFor(path)))
          .on('READDIR', (id, handle) => {
            const folder = of(handle);
            if (!folder || folder.listed) return void sftp.status(id, STATUS_CODE.EOF);
            folder.listed = true;
            sftp.name(
              id,
              [...files].map(([filename, file]) => ({
                filename,
                longname: `-rw-r--r-- ${filename}`,
                attrs: attributes(file),
              })),
            );
          })
          .on('STAT', stat)
          .on('LSTAT', stat)
          .on('FSTAT', (id, handle) => stat(id, of(handle)?.path ?? ''))
          .on('OPEN', (id, path, flags) => {
            if (flags & OPEN_MODE.WRITE || !fileAt(path)) sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
            else sftp.handle(id, handleFor(path));
          })
          .on('READ', (id, handle, offset, length) => {
            const content = fileAt(of(handle)?.path ?? '')?.content ?? Buffer.alloc(0);
            if (offset >= content.length) sftp.status(id, STATUS_CODE.EOF);
            else sftp.data(id, content.subarray(offset, offset + length));
          })
          .on('CLOSE', (id, handle) => {
            open.delete(handle.readUInt32BE(0));
            sftp.status(id, STATUS_CODE.OK);
          });
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    files,
    tried,
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A client first asks whether a key would do, then signs with it. */
function isSignedBy({ key, blob, signature, hashAlgo }: ssh2.PublicKeyAuthContext, known: string | undefined): boolean {
  const expected = known === undefined ? new Error() : ssh2.utils.parseKey(known);
  if (expected instanceof Error || !expected.getPublicSSH().equals(key.data)) return false;
  return !signature || !blob || expected.verify(blob, signature, hashAlgo) === true;
}
