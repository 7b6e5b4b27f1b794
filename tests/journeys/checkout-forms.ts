import type { Locator, Page } from 'playwright-core';
import type { Language } from '#storefront/lib/language.ts';
import type { Texts } from './texts.ts';

/** An address in Montréal, as somebody types it. */
export async function fillAddress(form: Locator, t: Texts): Promise<void> {
  const field = (key: string) => form.getByLabel(t(`address:${key}`), { exact: true });
  await field('firstName').fill('Test');
  await field('lastName').fill('Buyer');
  await field('address').fill('1 rue du Marché');
  await field('city').fill('Montréal');
  await field('country').selectOption('CA');
  await field('state').selectOption('QC');
  await field('zip').fill('H2X 1A1');
  await field('phone').fill('514-555-0199');
}

const cardFields = (page: Page, t: Texts) => page.frameLocator(`iframe[title="${t('payment-method:card.fields')}"]`);

/** By the sandbox's own button for the card that ends so. */
export const fillShownCard = (page: Page, t: Texts, lastFour: string): Promise<void> =>
  cardFields(page, t).getByRole('button', { name: lastFour }).click();

/** The fields belong to the gateway: they are on its own page, in a frame. */
export async function fillCard(page: Page, t: Texts, number: string, language: Language): Promise<void> {
  const fields = cardFields(page, t);
  const labels =
    language === 'fr'
      ? ['Numéro de carte', 'Expiration (MM/AA)', 'Code de sécurité', 'Nom sur la carte']
      : ['Card number', 'Expiry (MM/YY)', 'Security code', 'Name on card'];
  for (const [index, value] of [number, '1249', '123', 'Test Buyer'].entries())
    await fields.getByLabel(labels[index]!).fill(value);
}
