import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipOf } from '../../../tests/harness/hostile-files.ts';
import { openArchive, unpacked } from './archive.ts';

describe('a zip of files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-archive-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (bytes: Buffer) => {
    const path = join(folder, 'files.zip');
    writeFileSync(path, bytes);
    return path;
  };
  const two = () =>
    zipOf([
      { name: 'a.txt', content: Buffer.from('one') },
      { name: 'b.txt', content: Buffer.from('two') },
    ]);

  it('is read file by file', async () => {
    const archive = await openArchive(file(two()));
    expect(await Promise.all(archive.files.map((one) => unpacked(archive, one)))).toEqual([
      Buffer.from('one'),
      Buffer.from('two'),
    ]);
    archive.zip.close();
  });

  it('whose files share their bytes is refused: a small one would unpack for hours', async () => {
    const bytes = two();
    const directory = bytes.readUInt32LE(bytes.length - 6);
    const second = bytes.indexOf('PK\x01\x02', directory + 4, 'latin1');
    bytes.writeUInt32LE(0, second + 42);
    await expect(openArchive(file(bytes))).rejects.toThrow('import_file_bomb');
  });
});
