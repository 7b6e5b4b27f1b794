import { fits, newest, pathParts } from './file-source.ts';
import { isOutside, outsideAddresses } from './outside-address.ts';

describe('a file elsewhere', () => {
  it.each([
    ['10.0.0.1', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.16.3.4', false],
    ['192.168.1.1', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:127.0.0.1', false],
    ['64:ff9b::7f00:1', false],
    ['::127.0.0.1', false],
    ['::198.51.100.7', false],
    ['198.18.0.1', false],
    ['198.19.255.255', false],
    ['not an address', false],
    ['93.184.216.34', true],
    ['fec0::1', false],
    ['64:ff9b:1::7f00:1', false],
    ['5f00::1', false],
    ['3fff::1', false],
    ['2606:2800:220:1::1', true],
  ])('at %s is one of the internet: %s', (address, expected) => expect(isOutside(address)).toBe(expected));

  it('on a machine of the operator is refused by name and by number, unless the operator allows it', async () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]', '2130706433'])
      await expect(outsideAddresses(host, false)).rejects.toMatchObject({
        code: expect.stringMatching(/^source_host_(private|unknown)$/) as string,
      });
    expect(await outsideAddresses('127.0.0.1', true)).toEqual([{ address: '127.0.0.1', family: 4 }]);
  });
  it('is named by a pattern with one star in its name', () => {
    expect(['stock-1.csv', 'stock-.csv', 'stock-1.csv.part', 'x'].map((name) => fits('stock-*.csv', name))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(pathParts('a/b/c*.csv')).toEqual({ folder: 'a/b', name: 'c*.csv' });
    for (const path of ['', 'a/', 'a*/b.csv', '*-*.csv', 'a\0b'])
      expect(() => pathParts(path)).toThrow('source_path_invalid');
  });
  it('is the newest of several', () => {
    const files = [
      { name: 'a1', modifiedMs: 2 },
      { name: 'a2', modifiedMs: 3 },
      { name: 'b1', modifiedMs: 9 },
    ];
    expect(newest(files, 'a*').name).toBe('a2');
    expect(() => newest(files, 'c*')).toThrow('source_file_missing');
  });
});
