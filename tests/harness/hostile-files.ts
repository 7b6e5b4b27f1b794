// Files that say that they are tables and are something else.
import { crc32, deflateRawSync } from 'node:zlib';

interface Entry {
  readonly name: string;
  readonly content: Buffer;
}

/** A zip of compressed entries (APPNOTE 4.3). */
export function zipOf(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const packed = deflateRawSync(content);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(content), 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(content.length, 8);
    const fields = Buffer.from([20, 0, 0, 8, 8, 0, 0, 0, 0x21, 0x5a]);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(Buffer.byteLength(name), 0);
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04', 'latin1'),
      fields,
      sizes,
      lengths,
      Buffer.from(name),
      packed,
    ]);
    const place = Buffer.alloc(16);
    place.writeUInt32LE(offset, 12);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
        fields,
        sizes,
        lengths.subarray(0, 2),
        place,
        Buffer.from(name),
      ]),
    );
    parts.push(local);
    offset += local.length;
  }
  const head = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(head.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, head, end]);
}

const text = (content: string) => Buffer.from(content);
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of one sheet with this inside of its `worksheet`. */
export const workbook = (sheet: string, more: readonly Entry[] = [], doctype = ''): Buffer =>
  zipOf([
    { name: '[Content_Types].xml', content: text('<Types/>') },
    {
      name: 'xl/workbook.xml',
      content: text(`<workbook xmlns:r="${REL}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: text('<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>'),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: text(`<?xml version="1.0"?>${doctype}<worksheet>${sheet}</worksheet>`),
    },
    ...more,
  ]);

const LAUGHS = `<!DOCTYPE x [<!ENTITY a "ha">${'bcdefg'
  .split('')
  .map((name, n) => `<!ENTITY ${name} "${`&${'abcdef'[n]};`.repeat(10)}">`)
  .join('')}]>`;

/** What it is, its bytes, and the code that it is refused with. */
export const hostileFiles = (): [what: string, bytes: () => Promise<Buffer>, code: string][] => [
  ['a workbook that is a PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n'), 'import_file_is_pdf'],
  [
    'a workbook that is locked by a password',
    async () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
    'import_file_locked_or_old',
  ],
  ['a zip that is no workbook', async () => zipOf([{ name: 'a.txt', content: text('a') }]), 'import_file_not_a_table'],
  [
    'a bomb',
    async () => workbook('<sheetData/>', [{ name: 'xl/sharedStrings.xml', content: Buffer.alloc(60_000_000, 0x20) }]),
    'import_file_bomb',
  ],
  [
    'a workbook whose merged ranges overlap thousands of times',
    async () => workbook(`<sheetData/><mergeCells>${'<mergeCell ref="A1:A99999"/>'.repeat(60_000)}</mergeCells>`),
    'import_file_bomb',
  ],
  [
    'a workbook with entities of its own',
    async () => workbook('<sheetData><row r="1"><c t="str"><v>&g;</v></c></row></sheetData>', [], LAUGHS),
    'import_file_unsafe',
  ],
  ['an empty file', async () => Buffer.from('\n\n'), 'import_file_empty'],
  ['a program', async () => Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 0, 0, 3]), 'import_file_not_a_table'],
];
