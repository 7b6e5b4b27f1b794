import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostileFiles, workbook } from '../../../tests/harness/hostile-files.ts';
import { readTable } from './read-table.ts';

describe('a file of a spreadsheet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-table-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function read(content: string | Buffer) {
    const [path, rowsTo] = [join(folder, 'file'), join(folder, 'rows')];
    writeFileSync(path, content);
    const found = await readTable.work({ path, rowsTo });
    const lines = readFileSync(rowsTo, 'utf8').split('\n').filter(Boolean);
    return { ...found, rows: 'info' in found ? lines.map((line) => JSON.parse(line) as unknown) : [] };
  }
  const bytes = (text: string, encoding: BufferEncoding, mark = '') => Buffer.from(`${mark}${text}`, encoding);

  it.each([
    ['a comma and UTF-8', Buffer.from('a,é\n1,ç\n'), { delimiter: ',', encoding: 'utf-8', decimalComma: false }],
    ['a byte order mark', bytes('a,é\n1,ç\n', 'utf8', '\ufeff'), { delimiter: ',', encoding: 'utf-8' }],
    [
      'semicolons and Windows-1252',
      bytes('a;é\n1;ç\n', 'latin1'),
      { delimiter: ';', encoding: 'windows-1252', decimalComma: true },
    ],
    ['tabs and UTF-16', bytes('a\té\n1\tç\n', 'utf16le', '\ufeff'), { delimiter: '\t', encoding: 'utf-16le' }],
    ['UTF-16 without a mark', bytes('alpha;é\n12;ç\n', 'utf16le'), { delimiter: ';', encoding: 'utf-16le' }],
  ])('with %s is read', async (_what, content, facts) => {
    const { rows, ...found } = await read(content);
    expect(found).toMatchObject({ info: { ...facts, header: [expect.stringMatching(/^a/) as string, 'é'], rows: 1 } });
    expect(rows).toEqual([[2, [expect.any(String), 'ç']]]);
  });
  it('has delimiters and line breaks within quotes', async () =>
    expect((await read('a;b\r\n"x;y";"1\n2"\r\n')).rows).toEqual([[3, ['x;y', '1\n2']]]));
  it('says of a row with more cells than the heading that it is wrong, and reads on', async () =>
    expect((await read('a,b\n1,2,3\n4,5\n')).rows).toEqual([
      [2, [{ fault: 'import_row_longer_than_heading' }]],
      [3, ['4', '5']],
    ]));
  it('names the line in which its encoding changes', async () =>
    expect(await read(Buffer.concat([Buffer.from('a,b\né,è\nü,ö\n'), Buffer.from([0xe9, 0x0a])]))).toMatchObject({
      fault: { code: 'import_encoding_mixed', params: { line: 4 } },
    }));
  it('names the line in which a quotation mark is open', async () =>
    expect(await read('a,b\n1,"2\n')).toMatchObject({ fault: { code: 'import_row_unreadable' } }));
  it.each(hostileFiles())('that is %s is refused', async (_what, make, code) =>
    expect(await read(await make())).toMatchObject({ fault: { code } }),
  );

  describe('that is a workbook', () => {
    const sheet = `<sheetData>
      <row r="1"><c r="A1" t="inlineStr"><is><t>item</t></is></c><c r="B1" t="s"><v>0</v></c><c r="D1" t="s"><v>1</v></c></row>
      <row r="3"><c r="A3"><v>12.100000000000001</v></c><c r="B3" s="1"><v>46349</v></c><c r="D3"><f>A3*2</f><v>24.2</v></c></row>
      <row r="4"><c r="A4" t="b"><v>1</v></c><c r="D4"><f>A4</f></c></row>
      <row r="5"><c r="A5" t="e"><v>#N/A</v></c></row></sheetData><mergeCells><mergeCell ref="A4:A5"/></mergeCells>`;
    const parts = [
      {
        name: 'xl/sharedStrings.xml',
        content: Buffer.from('<sst><si><t>day</t></si><si><r><t>total</t></r><rPh><t>x</t></rPh></si></sst>'),
      },
      {
        name: 'xl/styles.xml',
        content: Buffer.from('<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'),
      },
    ];
    it.each([
      ['a merged range beyond 2^53', '<mergeCell ref="A9007199254740992:A9007199254740992"/>'],
      ['a merged range of 310 digits', `<mergeCell ref="A1:A${'9'.repeat(310)}"/>`],
      ['a merged range that no sheet has room for', '<mergeCell ref="A1:A1048577"/>'],
    ])('is refused at once with %s', async (_what, merged) => {
      const bomb = `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>item</t></is></c></row></sheetData><mergeCells>${merged}</mergeCells>`;
      expect(await read(workbook(bomb, parts))).toMatchObject({ fault: { code: 'import_file_bomb' } });
    });
    it('has numbers with a point, days, saved values of formulas, and says what it cannot say', async () => {
      const { rows, ...found } = await read(workbook(sheet, parts));
      expect(found).toMatchObject({
        info: { format: 'xlsx', header: ['item', 'day', '', 'total'], formulas: 2, mergedRows: [4, 5] },
      });
      expect(rows).toEqual([
        [3, ['12.1', '2026-11-23', '', '24.2']],
        [4, ['true', '', '', { fault: 'import_formula_without_value' }]],
        [5, [{ fault: 'import_cell_is_error' }]],
      ]);
    });
  });
});
