import { readFileSync } from 'node:fs';

const page = readFileSync('docs/react-internals.md', 'utf8');
const versionOf = (name: string) =>
  (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { readonly version: string }).version;

/** As its line "Tried with" says. */
const tried = [...(/^Tried with (.+)\.$/m.exec(page)?.[1] ?? '').matchAll(/(\S+) (\d+\.\d+\.\d+)/g)];

it('says with which versions it was tried', () => expect(tried.length).toBeGreaterThan(3));

it.each(tried.map(([, name, version]) => [name!, version!]))(
  '%s is the version %s that what depends on its insides was tried with',
  (name, version) => expect(versionOf(name)).toBe(version),
);
