// The first ten minutes of four people in the demonstration with its eighteen months (decision 0057), at both addresses by
// which it is reached: a visitor, a buyer with an offer, a CSR on a Monday, an auditor with a disputed refund.
import type { Browser, Page } from 'playwright-core';
import { freePort } from '#platform/kernel/runtime/free-port.ts';
import { newDataFolder, removeDataFolder, startSupervisor, type Supervisor } from '../harness/supervisor.ts';
import { until } from '../harness/until.ts';
import { chromiumPath, closeWindows, openBrowser, openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { fillAddress, fillShownCard } from './checkout-forms.ts';
import { expectFit } from './fit.ts';
import { textsIn } from './texts.ts';

const HISTORY_IS_LOADED = 'months of history are loaded';

const addresses = [
  { host: 'localhost', language: 'en', width: 1440 },
  { host: '127.0.0.1', language: 'fr', width: 360 },
] as const;

const strip = {
  en: { title: 'Demonstration', buyer: 'Buyer', csr: 'CSR', auditor: 'Auditor' },
  fr: { title: 'Démonstration', buyer: 'Acheteur', csr: 'Représentante', auditor: 'Auditeur' },
} as const;

(chromiumPath ? describe : describe.skip)('the demonstration with its past', () => {
  const data = newDataFolder();
  let supervisor: Supervisor;
  let browser: Browser;
  let port = 0;

  beforeAll(async () => {
    port = await freePort();
    supervisor = startSupervisor({ MILLWRIGHT_DATA: data, PORT: String(port) }, []);
    await supervisor.ready();
    browser = await openBrowser();
    await until(async () => supervisor.said().includes(HISTORY_IS_LOADED) || undefined, 'the history', 600_000);
  });
  afterAll(async () => {
    await closeWindows(browser);
    await supervisor?.stop();
    removeDataFolder(data);
  });

  describe.each(addresses)('at $host, in $language at $width px', ({ host, language, width }) => {
    const t = textsIn(language);
    const say = strip[language];
    let page: Page;
    let errors: string[];

    beforeAll(async () => {
      ({ page, errors } = await openWindow(browser, `http://${host}:${port}`, { width, language, strip: true }));
    });
    afterAll(() => page?.context().close());
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    /** Without the demonstration's own strip, which lies over the page. */
    async function fits(): Promise<void> {
      const bar = page.getByRole('complementary', { name: say.title });
      if (await bar.count()) await bar.evaluate((element) => element.remove());
      await expectFit(page);
    }

    async function enterAs(name: string, to: string): Promise<void> {
      const bar = page.getByRole('complementary', { name: say.title });
      await bar.waitFor();
      const button = bar.getByRole('button', { name, exact: true });
      if (!(await button.isVisible())) await bar.getByText(say.title, { exact: true }).click();
      await button.click();
      await page.waitForURL(to);
    }

    describe('a visitor', () => {
      const then = chapters();
      const main = () => page.getByRole('main');

      then('finds a bearing by its measures, and pays for it as a guest with a card of the sandbox', async () => {
        await visit(page, '/category/search?keyword=25x52%20sealed');
        await main()
          .getByRole('link', { name: /6205-2RS/ })
          .first()
          .click();
        await page.waitForURL('**/product/6205-2RS/**');
        await main()
          .getByText(t('product:orderBy', { moment: '' }).trim())
          .waitFor();
        await main()
          .getByRole('button', { name: t('common:addToCart'), exact: true })
          .first()
          .click();
        await page.getByRole('link', { name: t('common:cartLabel', { count: 1 }), exact: true }).waitFor();
        await visit(page, '/checkout/processcheckout');
        await main().getByLabel(t('checkout:email'), { exact: true }).fill(`visitor.${width}@example.com`);
        await fillAddress(main(), t);
        await main()
          .getByRole('radiogroup', { name: t('checkout:shippingMethod') })
          .getByRole('radio')
          .first()
          .check();
        await main()
          .getByRole('button', { name: t('checkout:continue') })
          .click();
        await page.waitForURL('**/checkout/processcheckout?step=payment');
        await fillShownCard(page, t, '4242');
        await main()
          .getByRole('button', { name: t('checkout:complete') })
          .click();
        await page.waitForURL('**/ordercomplete/**');
        await fits();
      });
    });

    describe('a buyer with an offer', () => {
      const then = chapters();

      then('is told of the offer and of the late order before anything else', async () => {
        await visit(page, '/');
        await enterAs(say.buyer, '**/profile/dashboard');
        const waits = page.getByRole('region', { name: t('account:waitingForYou') });
        await waits.getByText(t('common:ourOffer')).first().waitFor();
        await waits
          .getByRole('list', { name: t('common:lateOrders') })
          .getByRole('link')
          .first()
          .waitFor();
        await fits();
      });

      then('reads the offer, with its prices, its day and the way to order', async () => {
        await page
          .getByRole('link', { name: t('common:lookAndOrder') })
          .first()
          .click();
        await page.waitForURL('**/profile/quotedetails/**');
        await page
          .getByRole('link', { name: t('quote:convert') })
          .or(page.getByRole('button', { name: t('quote:convert') }))
          .first()
          .waitFor();
        await fits();
      });

      then('sees their orders, and on the late one since when it is late', async () => {
        await visit(page, '/profile/myorders');
        await page
          .getByText(t('order:lateSince', { day: '' }).trim())
          .first()
          .waitFor();
        await fits();
      });
    });

    describe('a CSR on a Monday, and an auditor with a disputed refund', () => {
      const then = chapters();
      const rows = () => page.locator('main table tbody tr');
      let disputed = '';

      then('the CSR finds at least five things that wait, a declined refund among them', async () => {
        await visit(page, '/');
        await enterAs(say.csr, '**/admin**');
        await page.goto('/admin/work');
        await rows().nth(4).waitFor();
        const refund = rows().filter({ hasText: t('admin-work:kind.refund_one') });
        disputed = (await refund.locator('code').first().textContent()) ?? '';
        expect(disputed).toMatch(/^MW-/);
        await fits();
      });

      then('she reads what a buyer asks about an order, and can answer there and then', async () => {
        await page.goto('/admin/message');
        await page.locator('main a[data-row]').first().click();
        await page.locator('[data-answer]').waitFor();
        await fits();
      });

      then('the auditor finds the order by its number, and what became of the refund', async () => {
        await visit(page, '/');
        await enterAs(say.auditor, '**/admin/history**');
        await page.locator('main input[name=search]').fill(disputed);
        await page.locator('main input[name=search]').press('Enter');
        await page.getByRole('link', { name: disputed }).first().click();
        await page.waitForURL(/\/admin\/history\/.+/);
        await page.locator('main ol > li').first().waitFor();
        const command = page.locator('main ol > li').filter({ hasText: disputed }).first();
        await command.locator('li summary').first().click();
        await command.getByText(t('admin-history:recordedAt'), { exact: true }).first().waitFor();
        await fits();
      });
    });
  });
});
