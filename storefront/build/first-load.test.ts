import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { checkFirstLoads, firstLoads, firstLoadTable } from './first-load.ts';

const modules = (scripts: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(scripts).map(([name, files]) => [name, { scripts: files, css: [] }]));

describe('the first load of a page', () => {
  let client: string;
  beforeAll(async () => {
    client = await mkdtemp(join(tmpdir(), 'first-load-'));
    // Random bytes do not compress: a file's size is its weight, and a little more.
    for (const [name, kilobytes] of [
      ['react', 100],
      ['entry', 20],
      ['list', 10],
      ['pay', 40],
      ['ship', 5],
    ] as const)
      await writeFile(join(client, name), randomBytes(kilobytes * 1_000));
  });
  afterAll(() => rm(client, { recursive: true }));

  const assets = {
    modules: modules({
      entry: ['react', 'entry'],
      list: ['react', 'list'],
      pay: ['pay'],
      ship: ['ship'],
    }),
  };

  it('is each of its scripts once', async () => {
    const [load] = await firstLoads([{ path: '/list', modules: ['entry', 'list'], steps: [] }], assets, client);
    expect(Math.round(load!.bytes / 1_000)).toBe(130);
    expect(() => checkFirstLoads([load!])).not.toThrow();
  });

  it('counts the heaviest step of a page that has steps, and names a page that is above the limit', async () => {
    const loads = await firstLoads([{ path: '/checkout', modules: ['entry'], steps: ['pay', 'ship'] }], assets, client);
    expect(() => checkFirstLoads(loads)).toThrow(/above 150\.0 kB[^]*160\.\d kB {2}\/checkout/);
  });

  it('is printed with the heaviest page first', () =>
    expect(
      firstLoadTable([
        { path: '/a', bytes: 1_000 },
        { path: '/b', bytes: 2_000 },
      ]).trim(),
    ).toMatch(/^2\.0 kB {2}\/b/));

  it('cannot be told of a page that the build does not have', () =>
    expect(firstLoads([{ path: '/', modules: ['none'], steps: [] }], assets, client)).rejects.toThrow(
      'no module none',
    ));
});
