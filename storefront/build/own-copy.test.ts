import { OWN_COPY, ownCopy } from './own-copy.ts';

type Resolve = (source: string, importer: string) => Promise<{ readonly id: string; readonly external?: boolean }>;

/** The id that a module gets which `importer` asks for; other modules of a package stand beside each other. */
async function idOf(source: string, importer: string): Promise<string | undefined> {
  const asked: string[] = [];
  const resolve: Resolve = (source, importer) => {
    asked.push(importer);
    return Promise.resolve({ id: source.startsWith('./') ? importer.replace(/[^/]+$/, source.slice(2)) : source });
  };
  const { resolveId } = ownCopy(/\/later\.js$/, /node_modules\/router\//) as unknown as {
    resolveId: (this: { resolve: Resolve }, ...args: unknown[]) => Promise<{ id: string } | null>;
  };
  const found = await resolveId.call({ resolve }, source, importer, {});
  expect(asked.join()).not.toContain(OWN_COPY);
  return found?.id;
}

describe('a package that is one module of which most comes later', () => {
  it('is copied for the module that brings the rest, with what it imports of itself', async () => {
    expect(await idOf('/node_modules/router/index.js', '/app/later.js')).toBe(
      `/node_modules/router/index.js${OWN_COPY}`,
    );
    expect(await idOf('./all.js', `/node_modules/router/index.js${OWN_COPY}`)).toBe(
      `/node_modules/router/all.js${OWN_COPY}`,
    );
  });

  it('is the same for all others, and so is what the copy shares with them', async () => {
    expect(await idOf('/node_modules/router/index.js', '/app/entry.js')).toBeUndefined();
    expect(await idOf('./all.js', '/node_modules/router/index.js')).toBeUndefined();
    expect(await idOf('/node_modules/react/index.js', `/node_modules/router/all.js${OWN_COPY}`)).toBe(
      '/node_modules/react/index.js',
    );
  });
});
