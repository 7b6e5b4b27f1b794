import type { PickUp } from '#contracts/order/order.ts';
import type { Address } from '#domain/shared/address.ts';
import { translate, type Language } from '#platform/kernel/texts/texts.ts';
import { addressLines } from './sheet.ts';

/** In the place of a shipping address: where goods wait, and who comes for them. `address` has both. */
export function pickUpBlocks(at: PickUp, address: Address, language: Language): [label: string, lines: string[]][] {
  const t = translate(language, 'paper', 'pickUp');
  const { company, firstName, lastName, phone1 } = address;
  const counter = addressLines({ ...address, company: at.Name, firstName: '', lastName: '' }, language);
  return [
    [t('at'), [...counter, at.Phone, at.Hours].filter(Boolean)],
    [t('by'), [company, `${firstName} ${lastName}`, phone1].filter(Boolean)],
  ];
}
