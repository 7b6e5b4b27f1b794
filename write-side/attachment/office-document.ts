// Documents of ECMA-376: a zip with a list of content types and the document's own folder.
import type { Entry, ZipFile } from 'yauzl';

const TYPES = '[Content_Types].xml';
/** Those of large documents have some thousand entries; the list of types is some kilobytes long. */
const MAX_ENTRIES = 10_000;
const MAX_TYPES_BYTES = 1_000_000;
/** A part is what the list says it is, whatever its name; the name is what older programs go by. */
const MACROS = { type: /vbaproject|macroenabled/i, name: /vbaproject/i } as const;

/** Tells whether it is such a document, whole, and without macros. @param folder of its own parts, such as `word` */
export async function isOfficeDocument(bytes: Buffer, folder: string): Promise<boolean> {
  const names: string[] = [];
  let types: string | undefined;
  try {
    const { fromBufferPromise } = await import('yauzl');
    const zip = await fromBufferPromise(bytes);
    for await (const entry of zip.eachEntry()) {
      if (names.push(entry.fileName) > MAX_ENTRIES) return false;
      if (entry.fileName === TYPES) types = await textOf(zip, entry);
    }
  } catch {
    // What cannot be read to its end as a zip is no document.
    return false;
  }
  return (
    types !== undefined &&
    !MACROS.type.test(types) &&
    names.some((name) => name.startsWith(`${folder}/`)) &&
    !names.some((name) => MACROS.name.test(name))
  );
}

/** @throws when it is longer than any list of types, or not UTF-8, in which programs write it */
async function textOf(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > MAX_TYPES_BYTES) throw new Error(`${TYPES} is too long`);
  const parts: Buffer[] = [];
  for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
  if (text.includes('\0')) throw new Error(`${TYPES} is not UTF-8`);
  return text;
}
