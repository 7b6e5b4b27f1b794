// The parts of a workbook (ECMA-376) beside its sheets: what is in the zip, texts that cells share, and styles that are dates.
import type { Entry, ZipFile } from 'yauzl';
import { Parser } from 'htmlparser2';
import { TableFault } from './table-file.ts';

/** What a workbook may hold: a bomb is thousands of times its own size, a sheet some thirty times. */
const LIMITS = {
  entries: 2_000,
  entryBytes: 1_500_000_000,
  allBytes: 2_000_000_000,
  /** Where it holds more than `smallBytes`. */
  ratio: 400,
  smallBytes: 5_000_000,
  sharedCharacters: 60_000_000,
} as const;

export interface Zip {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly zip: ZipFile;
}

/** @throws TableFault import_file_bomb, import_file_not_a_table */
export async function openZip(path: string): Promise<Zip> {
  const { openPromise } = await import('yauzl');
  const entries = new Map<string, Entry>();
  let zip: ZipFile;
  let all = 0;
  try {
    zip = await openPromise(path, { autoClose: false });
  } catch {
    throw new TableFault('import_file_not_a_table');
  }
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName, uncompressedSize, compressedSize } = entry;
      all += uncompressedSize;
      const isBomb =
        entries.size >= LIMITS.entries ||
        all > LIMITS.allBytes ||
        uncompressedSize > LIMITS.entryBytes ||
        (uncompressedSize > LIMITS.smallBytes && uncompressedSize > compressedSize * LIMITS.ratio);
      if (isBomb) throw new TableFault('import_file_bomb');
      entries.set(fileName.replace(/^\//, ''), entry);
    }
  } catch (error) {
    zip.close();
    throw error instanceof TableFault ? error : new TableFault('import_file_not_a_table');
  }
  return { entries, zip };
}

export interface XmlHandlers {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads a part as it comes, without an entity of its own: a part that declares any is refused.
 * @throws TableFault import_file_unsafe, import_file_damaged
 */
export async function readXml(
  { zip, entries }: Zip,
  name: string,
  handlers: XmlHandlers,
  between: () => Promise<boolean> = async () => true,
): Promise<void> {
  const entry = entries.get(name);
  if (!entry) throw new TableFault('import_file_not_a_table');
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => handlers.open?.(localName(tag), attributes),
      ontext: (text) => handlers.text?.(text),
      onclosetag: (tag) => handlers.close?.(localName(tag)),
      onprocessinginstruction(instruction) {
        if (/^!doctype/i.test(instruction)) throw new TableFault('import_file_unsafe');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  const decoder = new TextDecoder('utf-8');
  try {
    // yauzl ends what is longer or shorter than the zip says.
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      parser.write(decoder.decode(chunk as Buffer, { stream: true }));
      if (!(await between())) return;
    }
    parser.end(decoder.decode());
  } catch (error) {
    throw error instanceof TableFault ? error : new TableFault('import_file_damaged');
  }
}

/** @throws TableFault import_file_too_large */
export async function sharedTexts(zip: Zip): Promise<readonly string[]> {
  const texts: string[] = [];
  if (!zip.entries.has('xl/sharedStrings.xml')) return texts;
  let [text, reads, phonetic, characters] = ['', false, false, 0];
  await readXml(zip, 'xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') phonetic = true;
      if (name === 't') reads = !phonetic;
    },
    text: (part) => void (reads && (text += part)),
    close(name) {
      if (name === 't') reads = false;
      if (name === 'rPh') phonetic = false;
      if (name !== 'si') return;
      characters += text.length;
      if (characters > LIMITS.sharedCharacters) throw new TableFault('import_file_too_large');
      texts.push(text);
    },
  });
  return texts;
}

/** Formats that every workbook has without saying so: those of days and times. */
const isBuiltInDate = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58);
const isDateCode = (code: string) => /[ymdhs]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''));

/** Tells of each style of cells whether it shows a number as a day. */
export async function dateStyles(zip: Zip): Promise<readonly boolean[]> {
  const styles: boolean[] = [];
  if (!zip.entries.has('xl/styles.xml')) return styles;
  const codes = new Map<number, string>();
  let inCells = false;
  await readXml(zip, 'xl/styles.xml', {
    open(name, attributes) {
      const id = Number(attributes['numFmtId'] ?? 0);
      if (name === 'numFmt') codes.set(id, attributes['formatCode'] ?? '');
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) {
        const code = codes.get(id);
        styles.push(code === undefined ? isBuiltInDate(id) : isDateCode(code));
      }
    },
    close: (name) => void (name === 'cellXfs' && (inCells = false)),
  });
  return styles;
}

/** The first sheet that is shown, and whether days are counted from 1904. */
export async function firstSheet(zip: Zip): Promise<{ part: string; from1904: boolean }> {
  let [sheet, from1904] = ['', false];
  await readXml(zip, 'xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes['date1904'] ?? '');
      if (name === 'sheet' && !sheet && !/hidden/i.test(attributes['state'] ?? ''))
        sheet = attributes['r:id'] ?? Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
    },
  });
  let target = '';
  await readXml(zip, 'xl/_rels/workbook.xml.rels', {
    open: (name, { Id, Target }) => void (name === 'Relationship' && Id === sheet && (target = Target ?? '')),
  });
  if (!target) throw new TableFault('import_file_not_a_table');
  return { part: target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`, from1904 };
}
