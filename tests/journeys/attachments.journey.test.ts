import type { Locator, Page } from 'playwright-core';
import { openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { fillAddress, fillCard } from './checkout-forms.ts';
import { journey } from './journey.ts';
import { ownLetters } from './people.ts';
import { signInAtOffice } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';
import { windowsIn } from './windows.ts';

const windows = [
  { language: 'en', width: 1440, size: '2.000 KB' },
  { language: 'fr', width: 360, size: '2,000 Ko' },
] as const;

const ITEM = '6205-2RS';
/** 2 KB of drawing. */
const drawing = Buffer.from(
  `ISO-10303-21;\nHEADER;\nENDSEC;\n${' '.repeat(2_000)}`.slice(0, 2_048 - 18) + '\nEND-ISO-10303-21;',
);
const file = (name: string, mimeType = '') => ({ name, mimeType, buffer: drawing });

journey('a guest attaches a drawing', (stage) => {
  describe.each(windowsIn('fr', windows))('in $language at $width px', ({ language, width, size }) => {
    const t = textsIn(language);
    const then = chapters();
    const named = (count: number) => t('common:attachments', { item: ITEM, count });
    const own = ownLetters();
    const name = `flasque-${own}.step`;
    let page: Page;
    let errors: string[];
    let main: Locator;
    let popup: Locator;

    const expectFit = async () => {
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };

    beforeAll(async () => {
      ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      main = page.getByRole('main');
      popup = page.getByRole('dialog', { name: t('attachment:title', { item: ITEM }) });
    });
    afterAll(() => page?.context().close());
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('opens the files of a line with the keyboard', async () => {
      await visit(page, `/product/${ITEM}/x`);
      await main.getByRole('button', { name: t('common:addToCart'), exact: true }).click();
      await page.getByRole('link', { name: t('common:cartLabel', { count: 1 }), exact: true }).waitFor();
      await visit(page, '/cart/shoppingcart');
      await main.getByRole('button', { name: named(0) }).press('Enter');
      await popup.getByText(t('attachment:choose')).waitFor();
      await expectFit();
    });

    then('chooses a drawing, whose kind the browser need not know, and sees it with its size', async () => {
      await popup.locator('input[type=file]').setInputFiles(file(name));
      await popup.getByRole('link', { name }).waitFor();
      await popup.getByText(size.replace(' ', '\u00a0')).waitFor();
      await popup.getByText(t('attachment:status.waiting')).waitFor();
      await expectFit();
    });

    then('is told at once that a program is not taken', async () => {
      await popup.locator('input[type=file]').setInputFiles(file('setup.xyz'));
      await popup
        .getByRole('alert')
        .filter({ hasText: t('error:attachment_type_refused', { ext: 'xyz' }) })
        .waitFor();
    });

    then('drops a second one and pastes a third', async () => {
      const give = (selector: string, type: 'drop' | 'paste', as: string) =>
        page.evaluate(
          ([where, what, called, content]) => {
            const data = new DataTransfer();
            data.items.add(new File([content!], called!, { type: 'model/step' }));
            const event =
              what === 'drop'
                ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
                : new ClipboardEvent('paste', { bubbles: true, clipboardData: data });
            document.querySelector(where!)!.dispatchEvent(event);
          },
          [selector, type, as, drawing.toString()] as const,
        );
      await give('[role=dialog] label', 'drop', 'second.step');
      await popup.getByRole('link', { name: 'second.step' }).waitFor();
      await give('[role=dialog] label', 'paste', 'third.step');
      await popup.getByRole('link', { name: 'third.step' }).waitFor();
    });

    then('has room for five and no more', async () => {
      await popup.locator('input[type=file]').setInputFiles([file('fourth.step'), file('fifth.step')]);
      await popup.getByRole('link', { name: 'fifth.step' }).waitFor();
      await popup.getByText(t('error:attachment_limit_reached')).waitFor();
      expect(await popup.locator('input[type=file]').isDisabled()).toBe(true);
      await expectFit();
    });

    then('removes what is too much, and the clip counts what is left', async () => {
      for (const gone of ['second.step', 'third.step', 'fourth.step', 'fifth.step']) {
        await popup.getByRole('button', { name: t('attachment:remove', { name: gone }) }).click();
        await popup.getByRole('link', { name: gone }).waitFor({ state: 'detached' });
      }
      await page.keyboard.press('Escape');
      await popup.waitFor({ state: 'detached' });
      await main.getByRole('button', { name: named(1) }).waitFor();
      await expectFit();
    });

    then('orders, and finds the drawing on the order, as it was', async () => {
      await visit(page, '/checkout/processcheckout');
      await main.getByLabel(t('checkout:email'), { exact: true }).fill(`files.${own}@example.com`);
      await fillAddress(main, t);
      await main
        .getByRole('radiogroup', { name: t('checkout:shippingMethod') })
        .getByRole('radio')
        .nth(1)
        .check();
      await main.getByRole('button', { name: t('checkout:continue') }).click();
      await page.waitForURL('**/checkout/processcheckout?step=payment');
      await fillCard(page, t, '4242424242424242', language);
      await main.getByRole('button', { name: t('checkout:complete') }).click();
      await page.waitForURL('**/checkout/ordercomplete/*');
      await main.getByRole('button', { name: named(1) }).click();
      await popup.getByText(t('attachment:closed'), { exact: false }).waitFor();
      expect(await popup.getByRole('button', { name: t('attachment:remove', { name }) }).count()).toBe(0);
      const [download] = await Promise.all([page.waitForEvent('download'), popup.getByRole('link', { name }).click()]);
      expect(download.suggestedFilename()).toBe(name);
      const parts: Buffer[] = [];
      for await (const part of await download.createReadStream()) parts.push(part as Buffer);
      expect(Buffer.concat(parts)).toEqual(drawing);
      await expectFit();
      await stage.shop.everybodySees(page);
    });

    then('has it reviewed by staff', async () => {
      const { page: desk } = await openWindow(stage.browser, stage.shop.url, { width, language });
      const admin = (key: string) => t(`admin:attachment.${key}`);
      await signInAtOffice(desk, 'dana', '/admin/attachment');
      await desk.getByRole('link', { name, exact: true }).waitFor();
      expect(await violations(desk)).toEqual([]);
      expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await desk.getByRole('button', { name: `${admin('reject')} ${name}` }).click();
      await desk.getByLabel(admin('reason')).fill('Not to scale');
      await desk
        .getByRole('dialog')
        .getByRole('button', { name: admin('reject') })
        .click();
      await desk.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' });
      await desk.goto(`/admin/order/${page.url().split('/').at(-1)}/show`);
      await desk.getByText('Not to scale').first().waitFor();
      await stage.shop.everybodySees(desk);
      await desk.context().close();
    });

    then('reads why it was rejected', async () => {
      await page.reload();
      await main.getByRole('button', { name: named(1) }).click();
      await popup.getByText('Not to scale').waitFor();
      await popup.getByText(t('attachment:status.rejected')).waitFor();
    });
  });
});
