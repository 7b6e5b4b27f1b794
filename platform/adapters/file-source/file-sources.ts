import type { FileSource } from './file-source.ts';
import { folderSource } from './folder-source.ts';
import { httpsSource } from './https-source.ts';
import { sftpSource } from './sftp-source.ts';

export interface FileSourceOptions {
  /** The folder of this server below which files may be named. */
  readonly folder: string | undefined;
  /** Servers within the operator's own network may be named, too. */
  readonly allowPrivate: boolean;
  /** Certificates that are trusted beside those of the system, PEM. */
  readonly ca?: string;
}

/** One way in for all places. */
export function createFileSources({ folder, ...options }: FileSourceOptions): FileSource {
  const places = { folder: folderSource(folder), https: httpsSource(options), sftp: sftpSource(options) };
  return {
    look: (wanted) => places[wanted.place].look(wanted),
    fetch: (wanted, read) => places[wanted.place].fetch(wanted, read),
  };
}
