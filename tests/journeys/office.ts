// The hands of somebody who keeps records in the back office: what is pressed and filled in, and what it must say then.
import type { Locator, Page } from 'playwright-core';
import type { Language } from '#storefront/lib/language.ts';
import { until } from '../harness/until.ts';
import type { RunningShop } from './running-shop.ts';
import type { Texts } from './texts.ts';

type Key = Parameters<Texts>[0];

/** Steps of Tab that no screen needs. */
const MOST_STEPS = 150;

export function officeHands(page: Page, shop: RunningShop, t: Texts, language: Language) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const saveWord = language === 'fr' ? 'Enregistrer' : 'Save';
  const button = (where: Locator, name: string) => where.getByRole('button', { name, exact: true });
  /** Whoever opens a page next sees it. */
  const said = async (key: Key) => {
    await page.getByText(t(key), { exact: true }).last().waitFor();
    await shop.everybodySees(page);
  };
  const kept = async () => {
    await button(main, t('admin:form.discard')).waitFor({ state: 'detached' });
    await shop.everybodySees(page);
  };
  const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);
  return {
    main,
    dialog,
    /** By the path of its value. */
    field: (name: string) => page.locator(`[name="${name}"]`),
    press: (name: string, where: Locator = main) => button(where, name).click(),
    /** A button or a link. */
    open: (key: Key) =>
      main
        .getByRole('button', { name: t(key), exact: true })
        .or(main.getByRole('link', { name: t(key), exact: true }))
        .click(),
    said,
    /** The form of the page, once it says that everything is kept. */
    async save() {
      await button(main, saveWord).click();
      await kept();
    },
    kept,
    /** A dialog that closes once it is done. */
    async submit(word = saveWord) {
      await button(dialog, word).click();
      await dialog.waitFor({ state: 'detached' });
      await shop.everybodySees(page);
    },
    /** Says yes to what is asked before something is removed, and is back at the list, which a dialog is above of. */
    async confirm(list?: string) {
      await page.locator('.ra-confirm').click();
      await (list ? page.waitForURL(`**/admin/${list}`) : dialog.waitFor({ state: 'detached' }));
      await shop.everybodySees(page);
    },
    /** A text of the rich editor, in the order of the page. */
    async write(words: string, at = 0) {
      const editor = main.locator('.tiptap').nth(at);
      await editor.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(words);
    },
    /** By the keyboard alone. */
    async tabTo(field: Locator) {
      for (let step = 0; step < MOST_STEPS && !(await isFocused(field)); step += 1) await page.keyboard.press('Tab');
      await until(async () => (await isFocused(field)) || undefined, 'the focus');
    },
  };
}

export type OfficeHands = ReturnType<typeof officeHands>;
