import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { tableFile, type FileColumn } from './table-file.ts';

interface Row {
  readonly name: string;
  readonly total: number;
}
const columns: readonly FileColumn<Row>[] = [
  { source: 'name', label: 'Name', value: ({ name }) => name },
  { source: 'total', label: 'Total', value: ({ total }) => total / 100 },
];

describe('a list as an Excel workbook', () => {
  it('holds numbers as numbers, and names as texts, whatever they begin with', async () => {
    const file = await tableFile('xlsx', columns, [{ name: '=cmd()', total: 10_050 }], (key) => key);
    const parts = await partsOf(Buffer.from(await file.arrayBuffer()));
    const sheet = parts['xl/worksheets/sheet1.xml']!;
    expect(sheet).toContain('<v>100.5</v>');
    expect(sheet).not.toContain('<f>');
    expect(`${sheet}${parts['xl/sharedStrings.xml']}`).toContain('=cmd()');
  });
});

/** The texts of the parts that a workbook is zipped of. */
async function partsOf(content: Buffer): Promise<Readonly<Record<string, string>>> {
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(content, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened))),
  );
  const parts: Record<string, string> = {};
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(parts));
    zip.on('entry', (entry: Entry) =>
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          parts[entry.fileName] = Buffer.concat(chunks).toString();
          zip.readEntry();
        });
      }),
    );
    zip.readEntry();
  });
}
