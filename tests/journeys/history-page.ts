// The history of a quote and its order, as an auditor reads it.
import type { Locator, Page } from 'playwright-core';
import { until } from '../harness/until.ts';
import type { Mail } from './running-shop.ts';
import type { Texts } from './texts.ts';

export type HistoryPage = ReturnType<typeof historyPage>;

export function historyPage(page: Page, t: Texts) {
  const filter = (key: `${string}:${string}`, pressed?: boolean) =>
    page.getByRole('button', { name: new RegExp(`^${t(key)} \\d+$`), ...(pressed ? { pressed } : {}) });
  return {
    showAll: () => filter('admin-history:all').click(),
    async show(kind: 'quote' | 'mail' | 'order'): Promise<void> {
      await filter(`admin-history:kind.${kind}`).click();
      await filter(`admin-history:kind.${kind}`, true).waitFor();
    },
    /** Finds what one command did, by one of its sentences. */
    told: (sentence: string | RegExp): Locator =>
      page
        .locator('main ol > li')
        .filter({ has: page.locator('summary').filter({ hasText: sentence }) })
        .first(),
    by: (name: string): string => t('admin-history:by', { by: t('event-descriptions:term.staff', { name }) }),
    /** A sentence for each of these mails, some of which went to this address, and no other. */
    async tellsMails(to: string, mails: () => Promise<readonly Mail[]>): Promise<void> {
      await until(async () => {
        await page.reload();
        await page.locator('summary').filter({ hasText: to }).first().waitFor();
        const sent = (await page.locator('summary').allTextContents()).filter((sentence) => sentence.includes('@'));
        const got = await mails();
        return (
          (sent.length === got.length &&
            got.every(({ to: receiver, subject }) =>
              sent.some((sentence) => sentence.includes(receiver) && sentence.includes(subject)),
            )) ||
          undefined
        );
      }, 'a sentence for each mail');
    },
    /** With the as-of bar, event by event, to the one that is told by this sentence. */
    async stepBackTo(sentence: string): Promise<void> {
      const step = () => page.getByLabel(t('admin-replay:slider')).getAttribute('aria-valuetext');
      for (let at = await step(); !at?.includes(sentence);) {
        const before = at;
        await page.getByRole('button', { name: t('admin-replay:previous') }).click();
        // Its place is said at once, its sentence (after the colon) a moment later.
        at = await until(async () => {
          const said = await step();
          return said && said !== before && /:\s/u.test(said) ? said : undefined;
        }, 'the event before, in words');
      }
    },
    async coveredBySignature(): Promise<void> {
      await until(async () => {
        await page.reload();
        await page.getByRole('link', { name: t('admin-history:whatProves') }).waitFor();
        return (await page.getByText(t('admin-history:covered').trim()).count()) > 0 || undefined;
      }, 'the signature over all of it');
    },
  };
}
