// Data sheets of the demonstration: one page with what the catalogue knows of an item, in both languages.
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { CatalogueItem } from '#demo/history/goods.ts';
import { settings } from '#demo/shop/settings.ts';
import { MARGIN, openSheet } from '#projections/shared/paper/sheet.ts';

type Attribute = Readonly<Record<'attribute' | 'name_en' | 'name_fr' | 'unit', string>>;

const ATTRIBUTES = 'demo/catalogue/attributes.csv';
const ROW = 19;
const valueOf = (setting: string) => settings.find(({ name }) => name === setting)?.value ?? '';

/** Base64; the same bytes for the same item and moment, in milliseconds since 1970. */
export async function dataSheet({ itemNumber, name, attributes }: CatalogueItem, at: number): Promise<string> {
  const known = new Map(
    (parse(readFileSync(ATTRIBUTES, 'utf8'), { columns: true }) as Attribute[]).map((row) => [row.attribute, row]),
  );
  const moment = new Date(at).toISOString();
  const sheet = await openSheet({ language: 'en', title: `Data sheet ${itemNumber}`, at: moment });
  const { right, write, rule } = sheet;
  let y = sheet.letterhead(
    {
      name: valueOf('StoreTitle'),
      legalName: valueOf('CompanyLegalName'),
      slogan: '',
      description: '',
      taxNumbers: '',
      addressLines: valueOf('CompanyAddress').split('\n'),
      phone: valueOf('CompanyPhone'),
      email: valueOf('CompanyEmail'),
      logo: undefined,
    },
    [['Edition', moment.slice(0, 10)]],
  );
  y = write(name.en, MARGIN, y + 6, right - MARGIN, { strong: true, size: 13 });
  y = write(name.fr, MARGIN, y + 2, right - MARGIN, { quiet: true }) + 14;
  for (const [key, value] of Object.entries(attributes)) {
    const { name_en: en, name_fr: fr, unit } = known.get(key)!;
    write(en, MARGIN, y, 170);
    write(fr, MARGIN + 180, y, 170, { quiet: true });
    write([value, unit].filter(Boolean).join(' '), right - 140, y, 140, { strong: true, align: 'right' });
    rule(y + ROW - 4);
    y += ROW;
  }
  sheet.feet(itemNumber, 'Dimensions by the standard named above. Ratings as makers usually publish them.');
  return (await sheet.finish()).toString('base64');
}
