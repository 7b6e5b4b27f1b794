// A zip of files. Only what is asked for is unpacked, one file at a time, in memory: nothing is written under a name that the
// zip gives, so no path in it leads anywhere.
import type { Entry, ZipFile } from 'yauzl';
import { TableFault } from './table-file.ts';

const LIMITS = {
  entries: 50_000,
  /** Of one file, unpacked. */
  bytes: 64 * 1_024 * 1_024,
  /** Where it holds more than `smallBytes`: pictures and papers are packed already, or nearly so. */
  ratio: 200,
  smallBytes: 2_000_000,
} as const;

export interface ArchivedFile {
  /** With its folders, as the zip has it. */
  readonly path: string;
  /** Without them. */
  readonly name: string;
  readonly entry: Entry;
}

export interface Archive {
  readonly files: readonly ArchivedFile[];
  readonly zip: ZipFile;
}

/** What systems put into zips by themselves. */
const isLitter = (path: string) => /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|\._)/.test(path);

/** @throws TableFault import_file_not_a_table, import_file_bomb for more files than any folder has */
export async function openArchive(path: string): Promise<Archive> {
  const { getFileNameLowLevel, openPromise } = await import('yauzl');
  let zip: ZipFile;
  try {
    zip = await openPromise(path, { autoClose: false, decodeStrings: false, validateEntrySizes: true });
  } catch (error) {
    throw Object.assign(new TableFault('import_file_not_a_table'), { cause: error });
  }
  const files: ArchivedFile[] = [];
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.push(entry) > LIMITS.entries) throw new TableFault('import_file_bomb');
      // Without decodeStrings names are bytes.
      const { generalPurposeBitFlag, extraFields } = entry;
      const bytes = entry.fileName as unknown as Buffer;
      const full = getFileNameLowLevel(generalPurposeBitFlag, bytes, extraFields, false);
      if (full.endsWith('/') || isLitter(full)) continue;
      files.push({ path: full, name: full.slice(full.lastIndexOf('/') + 1), entry });
    }
    if (overlap(entries)) throw new TableFault('import_file_bomb');
  } catch (error) {
    zip.close();
    if (error instanceof TableFault) throw error;
    throw Object.assign(new TableFault('import_file_damaged'), { cause: error });
  }
  return { files, zip };
}

/** Tells whether files share bytes: no program packs so, and a small zip would unpack for hours. */
function overlap(entries: readonly Entry[]): boolean {
  const inOrder = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  return inOrder.some(
    ({ relativeOffsetOfLocalHeader: at, compressedSize }, n) =>
      at + compressedSize > (inOrder[n + 1]?.relativeOffsetOfLocalHeader ?? Infinity),
  );
}

export type ArchiveFault =
  | 'archive_path_outside'
  | 'archive_file_encrypted'
  | 'archive_file_too_large'
  | 'archive_file_bomb'
  | 'archive_file_damaged';

/** What is wrong with a file before it is unpacked. */
export function faultOf({ path, entry }: ArchivedFile): ArchiveFault | undefined {
  if (path.split(/[/\\]/).includes('..') || /^([/\\]|[A-Za-z]:)/.test(path) || path.includes('\0'))
    return 'archive_path_outside';
  if (entry.isEncrypted()) return 'archive_file_encrypted';
  const { uncompressedSize: bytes, compressedSize: packed } = entry;
  if (bytes > LIMITS.smallBytes && bytes > packed * LIMITS.ratio) return 'archive_file_bomb';
  return bytes > LIMITS.bytes ? 'archive_file_too_large' : undefined;
}

/** Unpacks a file; what is longer than the zip says ends the unpacking. Answers a fault where it cannot be. */
export async function unpacked({ zip }: Archive, file: ArchivedFile): Promise<Buffer | ArchiveFault> {
  const fault = faultOf(file);
  if (fault) return fault;
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of await zip.openReadStreamPromise(file.entry)) chunks.push(chunk as Buffer);
  } catch (error) {
    // yauzl and zlib say in words only what is wrong with a zip.
    if (error instanceof Error) return 'archive_file_damaged';
    throw error;
  }
  return Buffer.concat(chunks);
}
