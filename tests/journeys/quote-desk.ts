// The quote desk as a CSR works on it.
import type { Page } from 'playwright-core';
import type { Language } from '#storefront/lib/language.ts';
import { until } from '../harness/until.ts';
import { openWindow } from './browser.ts';
import type { Stage } from './journey.ts';
import { signInAtOffice } from './sign-in.ts';
import { textsIn, type Texts } from './texts.ts';
import { violations } from './violations.ts';

export type QuoteDesk = ReturnType<typeof quoteDesk>;

type Column = 'quantity' | 'offeredPrice' | 'percentOff';

export function quoteDesk(page: Page, t: Texts) {
  const figure = (column: Column, line: number) =>
    page.getByLabel(t('admin-quote:fieldOfLine', { field: t(`admin-quote:column.${column}`), line }), { exact: true });
  const dialog = page.getByRole('dialog');

  /** By keyboard alone, like all that is typed here: to the button, and Enter. */
  async function press(name: string): Promise<void> {
    await page.getByRole('button', { name, disabled: false }).focus();
    await page.keyboard.press('Enter');
  }
  /** The shop may still say no to it. */
  async function tryToPublish(): Promise<void> {
    await press(t('admin-quote:action.publish'));
    await dialog.getByLabel(t('admin-quote:validUntil')).press('Enter');
  }

  return {
    figure,
    press,

    async open(quoteId: string): Promise<void> {
      await page.goto(`/admin/quote/${quoteId}/show`);
      await figure('quantity', 1).waitFor();
    },
    async type(column: Column, line: number, text: string): Promise<void> {
      await figure(column, line).focus();
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    },
    /** A figure is saved once it no longer stands out as typed. */
    async shows(column: Column, line: number, value: string): Promise<void> {
      const field = figure(column, line);
      await until(
        async () =>
          ((await field.inputValue()) === value && !(await field.getAttribute('class'))?.includes('typed')) ||
          undefined,
        `${value} as ${column} of line ${line}`,
      );
    },
    async discount(line: number, percent: string, reason: string): Promise<void> {
      await figure('percentOff', line).fill(percent);
      await page.locator('tr.reason [name=reason]').fill(reason);
      await page.locator('tr.reason [name=reason]').press('Enter');
    },
    async publish(revision: number): Promise<void> {
      await tryToPublish();
      await dialog.waitFor({ state: 'detached' });
      await page.locator('strong').getByText(t('admin-quote:revision', { revision }), { exact: true }).waitFor();
    },
    /** Fills in what a dialog's command needs, and sends it. */
    async say(command: string, words: string): Promise<void> {
      await press(command);
      await dialog.waitFor();
      await page.keyboard.type(words);
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('button', { name: command }).focus();
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
    },
    /** "quantity of line 4 (…) changed from 1 to 6, by Priya …" */
    quantityChanged(from: number, to: number, by: string): RegExp {
      const what = t('admin-quote:did.QuoteLineQuantityChanged', { line: '.*', before: from, after: to });
      return new RegExp(t('admin-quote:byWhomWhen', { what, by, when: '.*\\d\\d' }));
    },
  };
}

/** A window of a member of staff, with the quotes that wait on us. */
export async function openQuoteList(
  { browser, shop }: Stage,
  userName: string,
  width = 1440,
  language: Language = 'en',
): Promise<Page> {
  const { page } = await openWindow(browser, shop.url, { width, language });
  await signInAtOffice(page, userName, '/admin/quote');
  await page.getByRole('navigation', { name: textsIn(language)('admin:list.views') }).waitFor();
  return page;
}

/** In the list of those that wait on us, the latest first. */
export async function chooseQuotes(page: Page, t: Texts, numbers: readonly string[]): Promise<void> {
  await page.goto('/admin/quote?filter=%7B%22waitingFor%22%3A%22dealer%22%7D&sort=updatedAt&order=DESC');
  for (const number of numbers) await page.getByLabel(t('admin:list.choose', { name: number })).check();
}
