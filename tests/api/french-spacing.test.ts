import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'locales/fr';

/**
 * Canadian French sets a no-break space before a colon, a percent sign and inside guillemets, none before the
 * other marks.
 */
const MISSET =
  /(?<![\u00A0\d])(?<=[\p{L}\p{N}})»% ]):(?= |$)|[^\u00A0]»|«[^\u00A0]|[\p{L}\p{N}} ]%(?![{\w])(?<!\u00A0%)|[ \u00A0\u202F][;!?]/u;

const textsOf = (value: unknown, path: string): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));

describe('French texts', () => {
  it.each(readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json')))(
    'in %s are spaced as Canadian French is',
    (file) => {
      const texts = textsOf(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')), file);
      expect(texts.filter(([, text]) => MISSET.test(text))).toEqual([]);
    },
  );
});
