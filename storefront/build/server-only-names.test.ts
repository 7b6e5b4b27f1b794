import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { withoutNames } from './server-only-names.ts';

const FEATURES = 'storefront/features';
const all = readdirSync(FEATURES)
  .map((name) => `${FEATURES}/${name}/feature.ts`)
  .filter(existsSync)
  .map((file) => readFileSync(file, 'utf8'));

describe('the browser’s build', () => {
  it('names no page’s source file', () => {
    expect(all.join('')).toMatch(/module: /);
    for (const code of all) expect(withoutNames(code)).not.toMatch(/module: /);
  });
  it('keeps every other line of a feature', () =>
    expect(withoutNames("page({\n  path: '/x',\n  module: 'storefront/x.tsx',\n  texts: [],\n})")).toBe(
      "page({\n  path: '/x',\n\n  texts: [],\n})",
    ));
});
