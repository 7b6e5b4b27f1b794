// Certificates of the demonstration: one page that says that an item is what was ordered, in both languages.
import type { CatalogueItem } from '#demo/history/goods.ts';
import { settings } from '#demo/shop/settings.ts';
import { MARGIN, openSheet } from '#projections/shared/paper/sheet.ts';

const valueOf = (setting: string) => settings.find(({ name }) => name === setting)?.value ?? '';

/** EN 10204, type 2.1. Base64; the same bytes for the same item and moment, in milliseconds since 1970. */
export async function certificate({ itemNumber, name, attributes }: CatalogueItem, at: number): Promise<string> {
  const moment = new Date(at).toISOString();
  const sheet = await openSheet({ language: 'en', title: 'Declaration of compliance', at: moment });
  const { right, write } = sheet;
  const width = right - MARGIN;
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
    [
      ['EN 10204', '2.1'],
      ['Date', moment.slice(0, 10)],
    ],
  );
  const standard = attributes['standard'] ?? '';
  y = write(itemNumber, MARGIN, y + 12, width, { strong: true, size: 13 });
  y = write(name.en, MARGIN, y + 2, width);
  y = write(name.fr, MARGIN, y + 2, width, { quiet: true }) + 18;
  y = write(
    `We declare that the goods delivered under this number comply with the order${standard && ` and with ${standard}`}.`,
    MARGIN,
    y,
    width,
  );
  write(
    `Nous déclarons que les marchandises livrées sous ce numéro sont conformes à la commande${standard && ` et à ${standard}`}.`,
    MARGIN,
    y + 8,
    width,
    { quiet: true },
  );
  sheet.feet(itemNumber, 'Issued without signature.');
  return (await sheet.finish()).toString('base64');
}
