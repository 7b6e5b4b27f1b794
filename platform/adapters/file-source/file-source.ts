// Files that lie elsewhere: in a folder of this server, behind an address, on an SFTP server.
import type { Readable } from 'node:stream';

/** What is sent with a request, or opens a session. */
export interface SourceLogin {
  readonly user: string;
  readonly password?: string;
  /** PEM or OpenSSH, without a passphrase. */
  readonly privateKey?: string;
}

export interface Wanted {
  readonly place: 'folder' | 'https' | 'sftp';
  readonly host: string;
  readonly port: number;
  /** An address of HTTPS, or a path whose last part may hold one `*`. */
  readonly path: string;
  readonly login: SourceLogin | undefined;
  /** SHA-256 of the key that the SFTP server must show, Base64; empty: none was agreed to. */
  readonly fingerprint: string;
  /** What the place said of the file last time; the same now means there is nothing to read. */
  readonly version: string;
}

export interface FoundFile {
  readonly name: string;
  /** What the place says of it, such as an ETag; empty where it says nothing. */
  readonly version: string;
  /** Bytes, where the place says so. */
  readonly bytes: number | undefined;
}

export interface FileSource {
  /** Looks without reading. */
  look(wanted: Wanted): Promise<FoundFile>;
  /** Reads the file; `isUnchanged` says that there is nothing new, and `read` was not called. */
  fetch(
    wanted: Wanted,
    read: (content: Readable) => Promise<void>,
  ): Promise<FoundFile & { readonly isUnchanged: boolean }>;
}

declare module '#platform/kernel/operations/services.ts' {
  interface Services {
    /** Files that lie elsewhere. */
    readonly fileSources: FileSource;
  }
}

/** Codes are keys of locales/*\/error.json. */
export class SourceFault extends Error {
  override readonly name = 'SourceFault';
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(code: string, params: Readonly<Record<string, string | number>> = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.params = params;
  }
}

export const SOURCE_LIMITS = {
  bytes: 512 * 1_024 * 1_024,
  /** For the whole file. */
  ms: 5 * 60_000,
  /** Until a server answers, and between two pieces of a file. */
  silenceMs: 30_000,
  redirects: 5,
} as const;

/** Whether the name of a file is what a pattern with one `*` asks for. */
export function fits(pattern: string, name: string): boolean {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return name === pattern;
  return name.length >= before.length + after.length && name.startsWith(before) && name.endsWith(after);
}

/** Folder and file name of a path; `*` may stand in the name only. @throws SourceFault source_path_invalid */
export function pathParts(path: string): { readonly folder: string; readonly name: string } {
  const at = path.lastIndexOf('/');
  const [folder, name] = [path.slice(0, Math.max(0, at)), path.slice(at + 1)];
  if (!name || folder.includes('*') || name.split('*').length > 2 || path.includes('\0'))
    throw new SourceFault('source_path_invalid');
  return { folder, name };
}

/** The newest of those that a pattern fits. @throws SourceFault source_file_missing */
export function newest<T extends { readonly name: string; readonly modifiedMs: number }>(
  files: readonly T[],
  pattern: string,
): T {
  const [first] = files
    .filter(({ name }) => fits(pattern, name))
    .sort((a, b) => b.modifiedMs - a.modifiedMs || (a.name < b.name ? 1 : -1));
  if (!first) throw new SourceFault('source_file_missing', { name: pattern });
  return first;
}
