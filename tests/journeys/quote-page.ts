// A quote as its buyer sees it, from asking for it to ordering it.
import type { Locator, Page } from 'playwright-core';
import { visit } from './browser.ts';
import type { Texts } from './texts.ts';

export type QuotePage = ReturnType<typeof quotePage>;

export function quotePage(page: Page, t: Texts) {
  const main = page.getByRole('main');
  const quantityOf = (item: string) => main.getByLabel(t('common:quantityOf', { item }), { exact: true });
  return {
    quantityOf,
    line: (item: string): Locator =>
      main
        .getByRole('region', { name: t('quote:lines') })
        .getByRole('listitem')
        .filter({ hasText: item })
        .first(),
    withdrawal: (): Locator => page.getByRole('dialog', { name: t('quote:withdrawTitle') }),
    difference: (from: number, to: number): Locator =>
      main.getByRole('region', { name: t('quote:difference', { from, to }) }),
    totalIn: (table: Locator): Locator => table.getByRole('row', { name: new RegExp(`^${t('quote:total')}`) }),

    open: (quoteId: string) => visit(page, `/profile/quotedetails/${quoteId}`),
    saved: () => main.getByText(t('quote:saved'), { exact: true }).waitFor(),
    status: (name: string) =>
      main
        .getByRole('region', { name: t('quote:status') })
        .getByText(t(`quote:statusOf.${name}`), { exact: true })
        .waitFor(),

    /** To an address of the address book, by the first method. */
    async chooseShipping(): Promise<void> {
      await main
        .getByRole('radiogroup', { name: t('checkout:shipTo') })
        .getByRole('radio', { name: /Saint-Ambroise/ })
        .check();
      await main
        .getByRole('radiogroup', { name: t('checkout:shippingMethod') })
        .getByRole('radio')
        .first()
        .check();
    },
    async send(): Promise<{ quoteId: string; quoteNumber: string }> {
      await main.getByRole('button', { name: t('quote:send') }).click();
      await main.getByRole('heading', { name: t('quote:completeHeading') }).waitFor();
      const quoteNumber =
        (await main
          .getByRole('paragraph')
          .filter({ hasText: t('quote:quoteNumber') })
          .locator('strong')
          .textContent()) ?? '';
      return { quoteId: page.url().split('/').at(-1)!, quoteNumber };
    },
    async changeQuantity(item: string, quantity: number): Promise<void> {
      await quantityOf(item).fill(String(quantity));
      await quantityOf(item).press('Enter');
    },
    async beginOrder(): Promise<void> {
      await main
        .getByRole('link', { name: t('quote:convert') })
        .first()
        .click();
      await main.getByRole('heading', { name: t('quote:convertHeading') }).waitFor();
    },
    /** By keyboard: the gateway's frame may still change its height, and a button that moves is not clicked. */
    order: () => main.getByRole('button', { name: t('checkout:complete') }).press('Enter'),
    async acceptInstead(revision: number): Promise<void> {
      await main
        .getByRole('button', { name: new RegExp(t('quote:acceptNew', { revision, total: '' }).trim()) })
        .click();
      await main.getByText(t('quote:nowAccepting', { revision })).waitFor();
    },
  };
}
