import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Locator, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { until } from '../harness/until.ts';
import { createVisitor } from '../harness/visitor.ts';
import { openWindow, takenOver, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { fillCard } from './checkout-forms.ts';
import { journey } from './journey.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';

const windows = [
  { language: 'en', width: 1440, userName: 'adele' },
  { language: 'fr', width: 360, userName: 'chloe' },
] as const;

const items = ['6200-2RS', '6201-2RS', '6202-2RS', '6203-2RS', '6204-2RS', '6205-2RS', '6206-2RS', '6207-2RS', '6208-2RS', '6209-2RS', '6210-2RS', '6001-2RS'] as const;
const drawing = Buffer.from('ISO-10303-21;\nHEADER;\nENDSEC;\nEND-ISO-10303-21;');

journey('the whole story of a quote', (stage) => {
  describe.each(windows)('in $language at $width px', ({ language, width, userName }) => {
    const t = textsIn(language);
    const then = chapters();
    const errors: string[] = [];
    const drawingName = `plan-${language}.step`;
    const trackingNumbers = [`${language}-FIRST-1`, `${language}-SECOND-2`] as const;
    const elsewhere = mkdtempSync(join(tmpdir(), 'millwright-elsewhere-'));
    let buyer: Page;
    let main: Locator;
    let dana: Page;
    let priya: Page;
    let emile: Page;
    let quoteId = '';
    let quoteNumber = '';
    let orderNumber = '';
    let fingerprint = '';
    let total = '';

    const open = async () => {
      const window = await openWindow(stage.browser, stage.shop.url, { width, language });
      window.page.on('pageerror', (error) => errors.push(String(error)));
      return window.page;
    };
    const openOffice = async (member: string) => {
      const page = await open();
      await page.goto('/admin');
      await page.locator('[name=username]').fill(member);
      await page.locator('[name=password]').fill(DEMO_PASSWORD);
      await page.locator('[type=submit]').click();
      await page.locator('[name=password]').waitFor({ state: 'detached' });
      return page;
    };
    const expectFit = async (page: Page) => {
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };

    const button = (within: Page | Locator, key: `${string}:${string}`) => within.getByRole('button', { name: t(key), exact: true });
    const figure = (page: Page, column: 'quantity' | 'percentOff', line: number) => page.getByLabel(t('admin-quote:fieldOfLine', { field: t(`admin-quote:column.${column}`), line }), { exact: true });
    const type = async (field: Locator, text: string) => {
      await field.fill(text);
      await field.press('Enter');
    };
    /** A figure on the desk is saved once it no longer stands out as typed. */
    const shows = (field: Locator, value: string) => until(async () => ((await field.inputValue()) === value && !(await field.getAttribute('class'))?.includes('typed')) || undefined, `the figure ${value}`);
    const discount = async (line: number, percent: string, reason: string) => {
      await figure(dana, 'percentOff', line).fill(percent);
      await dana.locator('tr.reason [name=reason]').fill(reason);
      await dana.locator('tr.reason [name=reason]').press('Enter');
    };
    const publish = async (revision: number) => {
      await button(dana, 'admin-quote:action.publish').click();
      await dana.getByRole('dialog').getByLabel(t('admin-quote:validUntil')).press('Enter');
      await dana.getByRole('dialog').waitFor({ state: 'detached' });
      await dana.locator('strong').getByText(t('admin-quote:revision', { revision }), { exact: true }).waitFor();
    };
    /** "quantity of line 4 (…) changed from 1 to 6, by Priya …", as the desk says it. */
    const changed = (from: number | string, to: number | string, by: string) => {
      const what = t('admin-quote:did.QuoteLineQuantityChanged', { line: '.*', before: from, after: to });
      return new RegExp(t('admin-quote:byWhomWhen', { what, by, when: '.*\\d\\d' }));
    };
    const readQuote = async () => {
      await visit(buyer, `/profile/quotedetails/${quoteId}`);
      await main.getByRole('heading', { level: 1, name: quoteNumber }).waitFor();
    };
    const ship = async (trackingNumber: string, left: readonly number[]) => {
      await button(dana, 'admin:order.shipLines').click();
      const dialog = dana.getByRole('dialog');
      await dialog.locator('[name=carrier]').fill('Purolator');
      await dialog.locator('[name=trackingNumber]').fill(trackingNumber);
      for (const line of left) await dialog.locator(`[name=line-${line}]`).fill('0');
      await button(dialog, 'admin:order.ship').click();
      await dialog.waitFor({ state: 'detached' });
      await dana.getByText(trackingNumber, { exact: true }).waitFor();
    };
    const show = async (kind: 'quote' | 'mail' | 'order') => {
      await emile.getByRole('button', { name: new RegExp(`^${t(`admin-history:kind.${kind}`)} \\d+$`) }).click();
      await emile.getByRole('button', { name: new RegExp(`^${t(`admin-history:kind.${kind}`)} \\d+$`), pressed: true }).waitFor();
    };
    /** What one command did, by one of its sentences. */
    const told = (sentence: string | RegExp) => emile.locator('main ol > li').filter({ has: emile.locator('summary').filter({ hasText: sentence }) }).first();
    const by = (name: string) => t('admin-history:by', { by: t('event-words:term.staff', { name }) });
    const keep = async (download: Download, name: string) => download.saveAs(join(elsewhere, name));
    /** On a machine that has Node and nothing of the shop. */
    const verify = (file: string) =>
      new Promise<{ code: number; out: string }>((resolve) => {
        const streams = ['cart', 'quote', 'checkout', 'order', 'attachment'].flatMap((category) => ['--stream', `${category}-${quoteId}`]);
        execFile(process.execPath, ['millwright-verify.mjs', file, '--public-key', 'millwright.pem', ...streams], { cwd: elsewhere, env: {} }, (error, out) => resolve({ code: error ? Number(error.code) : 0, out }));
      });

    beforeAll(async () => {
      const visitor = createVisitor(stage.shop.url, '', language);
      await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
      for (const ProductId of items) await visitor.post('cart/addtocart', { ProductId, Qty: 2 });
      [buyer, dana, priya, emile] = [await open(), await openOffice('dana'), await openOffice('priya'), await openOffice('emile')];
      main = buyer.getByRole('main');
    }, 120_000);
    afterAll(async () => {
      for (const page of [buyer, dana, priya, emile]) await page?.context().close();
      rmSync(elsewhere, { recursive: true, force: true });
    });
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('the buyer attaches a drawing to one of 12 lines and asks for a quote', async () => {
      await visit(buyer, '/account/login');
      await main.getByLabel(t('account:userName')).fill(userName);
      await main.getByLabel(t('account:password'), { exact: true }).fill(DEMO_PASSWORD);
      await main.getByRole('button', { name: t('common:signIn') }).click();
      await buyer.getByRole('link', { name: t('common:cartLabel', { count: items.length }), exact: true }).waitFor();
      await visit(buyer, '/cart/shoppingcart');
      await main.getByRole('button', { name: t('common:attachments', { item: items[1], count: 0 }) }).click();
      const files = buyer.getByRole('dialog', { name: t('attachment:title', { item: items[1] }) });
      await files.locator('input[type=file]').setInputFiles({ name: drawingName, mimeType: '', buffer: drawing });
      await files.getByRole('link', { name: drawingName }).waitFor();
      await buyer.keyboard.press('Escape');
      await main.getByRole('link', { name: t('cart:requestQuote') }).click();
      await main.getByRole('heading', { name: t('quote:requestHeading') }).waitFor();
      await main.getByRole('radiogroup', { name: t('checkout:shipTo') }).getByRole('radio', { name: /Saint-Ambroise/ }).check();
      await main.getByRole('radiogroup', { name: t('checkout:shippingMethod') }).getByRole('radio').first().check();
      await main.getByRole('button', { name: t('quote:send') }).click();
      await main.getByRole('heading', { name: t('quote:completeHeading') }).waitFor();
      quoteId = buyer.url().split('/').at(-1)!;
      quoteNumber = (await main.getByRole('paragraph').filter({ hasText: t('quote:quoteNumber') }).locator('strong').textContent()) ?? '';
      expect(quoteNumber).toMatch(/^Q-/);
    });

    then('dana finds it in the work queue, takes it, and sees 12 lines and the drawing', async () => {
      await dana.goto('/admin/work');
      await dana.getByRole('button', { name: `${t('admin-work:claim')} ${quoteNumber}` }).waitFor();
      await expectFit(dana);
      await dana.getByRole('button', { name: `${t('admin-work:claim')} ${quoteNumber}` }).click();
      await dana.getByRole('button', { name: `${t('admin-work:release')} ${quoteNumber}` }).waitFor();
      await dana.getByRole('link', { name: quoteNumber, exact: true }).click();
      await figure(dana, 'quantity', items.length).waitFor();
      await dana.getByRole('link', { name: drawingName, exact: true }).waitFor();
    });

    then('she gives a discount, and revision 1 is an offer', async () => {
      await button(dana, 'admin-quote:action.startReview').click();
      await discount(1, '3', 'Framework contract');
      await shows(figure(dana, 'percentOff', 1), '3');
      await publish(1);
    });

    then('the buyer wants more of one item, which withdraws the offer; revision 2 answers it', async () => {
      await readQuote();
      await type(main.getByLabel(t('common:quantityOf', { item: items[2] })), '20');
      await buyer.getByRole('dialog', { name: t('quote:withdrawTitle') }).getByRole('button', { name: t('quote:withdrawYes') }).click();
      await main.getByText(t('quote:saved'), { exact: true }).waitFor();
      await dana.reload();
      await dana.getByRole('alert').getByText(changed(2, 20, '.*')).waitFor();
      await discount(3, '5', 'Volume');
      await shows(figure(dana, 'percentOff', 3), '5');
      await publish(2);
    });

    then('the buyer writes that it is still too much', async () => {
      await readQuote();
      const conversation = main.getByRole('region', { name: t('quote:conversation') });
      await conversation.getByLabel(t('quote:write')).fill('Can you do better?');
      await button(conversation, 'quote:writeSend').click();
      await conversation.getByRole('listitem').getByText('Can you do better?').waitFor();
    });

    then('priya is faster: dana’s discount is refused with what priya changed, and applied again on top of it', async () => {
      await dana.reload();
      await dana.getByText('Can you do better?').first().waitFor();
      await priya.goto(`/admin/quote/${quoteId}/show`);
      await type(figure(priya, 'quantity', 4), '6');
      await shows(figure(priya, 'quantity', 4), '6');
      await discount(4, '10', 'Volume');
      const dialog = dana.getByRole('alertdialog');
      await dialog.getByText(changed(2, 6, 'Priya Natarajan')).waitFor();
      await button(dialog, 'admin-quote:conflict.again').click();
      await shows(figure(dana, 'percentOff', 4), '10');
      await shows(figure(dana, 'quantity', 4), '6');
      await publish(3);
    });

    then('the buyer accepts revision 3 while revision 4, allowed by priya, is published: nothing is ordered, the difference is shown', async () => {
      await readQuote();
      await main.getByRole('link', { name: t('quote:convert') }).first().click();
      await main.getByRole('heading', { name: t('quote:convertHeading') }).waitFor();
      await takenOver(buyer);
      await fillCard(buyer, t, '4242424242424242', language);
      await discount(5, '20', 'Competitor’s price');
      await shows(figure(dana, 'percentOff', 5), '20');
      await priya.reload();
      await button(priya, 'admin-quote:action.approvePrices').click();
      await button(priya, 'admin-quote:action.approvePrices').waitFor({ state: 'detached' });
      await dana.reload();
      await publish(4);
      // By keyboard: the gateway's frame may still change its height, and a button that moves is not clicked.
      await main.getByRole('button', { name: t('checkout:complete') }).press('Enter');
      const difference = main.getByRole('region', { name: t('quote:difference', { from: 3, to: 4 }) });
      await difference.getByRole('row', { name: /6204-2RS/ }).waitFor();
      await difference.getByRole('row', { name: new RegExp(`^${t('quote:total')}`) }).waitFor();
      await expectFit(buyer);
    });

    then('the buyer accepts revision 4, and it is the order', async () => {
      await main.getByRole('button', { name: new RegExp(t('quote:acceptNew', { revision: 4, total: '' }).trim()) }).click();
      await main.getByText(t('quote:nowAccepting', { revision: 4 })).waitFor();
      const accepting = main.getByRole('region', { name: t('quote:accepting') });
      fingerprint = (await accepting.locator('dd[title]').getAttribute('title')) ?? '';
      total = (await accepting.locator('div').filter({ hasText: t('quote:total') }).locator('dd').textContent()) ?? '';
      await main.getByRole('button', { name: t('checkout:complete') }).press('Enter');
      await buyer.waitForURL('**/checkout/ordercomplete/*');
      await main.getByText(total).first().waitFor();
    });

    then('dana ships it in two parts', async () => {
      await dana.goto(`/admin/order/${quoteId}/show`);
      await ship(trackingNumbers[0], [7, 8, 9, 10, 11, 12]);
      await dana.getByText(t('admin:status.order.partially-shipped'), { exact: true }).first().waitFor();
      await ship(trackingNumbers[1], []);
      await dana.getByText(t('admin:status.order.shipped'), { exact: true }).first().waitFor();
      orderNumber = (await dana.getByRole('heading', { level: 1 }).textContent()) ?? '';
      expect(orderNumber).toMatch(/^MW-/);
    });

    then('she refunds one line', async () => {
      await button(dana, 'admin-order:refund').click();
      const dialog = dana.getByRole('dialog');
      await dialog.getByLabel(t('admin-order:quantityOf', { item: items[0], most: 2 }), { exact: true }).fill('2');
      await dialog.getByText(t('admin-order:givenBack'), { exact: true }).waitFor();
      await dialog.locator('[name=reason]').fill('Wrong bore');
      await button(dialog, 'admin-order:refund').click();
      await dialog.waitFor({ state: 'detached' });
      await dana.getByText(t('admin-order:refundStatus.completed'), { exact: true }).first().waitFor();
    });

    then('the auditor finds the history by the order’s number, and who gave and who allowed the discount', async () => {
      await emile.goto('/admin/history');
      await type(emile.getByRole('textbox'), orderNumber);
      await emile.getByRole('link', { name: orderNumber }).click();
      await show('quote');
      const words = t('event-words:did.QuoteLineDiscounted', { line: t('event-words:term.line', { line: 5, item: items[4] }), before: t('event-words:term.nothing'), after: '.*20.*', reason: 'Competitor’s price' });
      await told(new RegExp(words.replaceAll(/[()]/g, '\\$&'))).getByText(by('Dana Whitfield')).waitFor();
      await told(t('event-words:did.QuotePricingApproved')).getByText(by('Priya Natarajan')).waitFor();
      await expectFit(emile);
    });

    then('what was accepted: the revision, total and fingerprint that the buyer saw', async () => {
      const accepted = t('event-words:did.QuoteAccepted', { revision: 4 }).split(',')[0]!;
      await emile.locator('summary').filter({ hasText: accepted }).filter({ hasText: fingerprint }).filter({ hasText: total }).waitFor();
    });

    then('which mails went out: each that the buyer has got stands there', async () => {
      const mine = async () => (await stage.shop.mails()).filter(({ subject, text }) => [quoteNumber, orderNumber].some((number) => `${subject} ${text}`.includes(number)));
      await emile.getByRole('button', { name: new RegExp(`^${t('admin-history:all')} \\d+$`) }).click();
      await show('mail');
      await until(async () => {
        await emile.reload();
        await emile.locator('summary').filter({ hasText: '@laurentide.example' }).first().waitFor();
        const sent = (await emile.locator('summary').allTextContents()).filter((sentence) => sentence.includes('@'));
        const got = await mine();
        return (sent.length === got.length && got.every(({ to, subject }) => sent.some((sentence) => sentence.includes(to) && sentence.includes(subject)))) || undefined;
      }, 'a sentence for each mail');
    });

    then('what the buyer saw on accepting: the shop’s page as it stood then', async () => {
      await emile.goto(`/admin/quote/${quoteId}/show`);
      const slider = emile.getByLabel(t('admin-replay:slider'));
      const accepted = t('event-words:did.QuoteAccepted', { revision: 4 }).split(',')[0]!;
      const step = () => slider.getAttribute('aria-valuetext');
      for (let at = await step(); !at?.includes(accepted); ) {
        const before = at;
        await emile.getByRole('button', { name: t('admin-replay:previous') }).click();
        // Its place is said at once, its sentence (after the colon) a moment later.
        at = await until(async () => {
          const said = await step();
          return said && said !== before && /:\s/u.test(said) ? said : undefined;
        }, 'the event before, in words');
      }
      await button(emile, 'admin-replay:buyerPage').click();
      const page = emile.frameLocator('iframe');
      await page.getByText(fingerprint).waitFor();
      await page.getByText(total).first().waitFor();
      await emile.keyboard.press('Escape');
    });

    then('he exports the proof, once all of it is under a signature', async () => {
      await emile.goto(`/admin/history/${encodeURIComponent(`order:${quoteId}`)}/show`);
      await until(async () => {
        await emile.reload();
        await emile.getByRole('link', { name: t('admin-history:whatProves') }).waitFor();
        return (await emile.getByText(t('admin-history:covered').trim()).count()) > 0 || undefined;
      }, 'the signature over all of it');
      const [proof] = await Promise.all([emile.waitForEvent('download'), emile.getByRole('link', { name: t('admin-history:bundle') }).click()]);
      await keep(proof, 'proof.jsonl');
      await emile.goto('/admin/proof');
      const [key] = await Promise.all([emile.waitForEvent('download'), emile.getByRole('link', { name: t('admin-history:proof.downloadKey') }).click()]);
      await keep(key, 'millwright.pem');
    });

    then('it verifies on a machine without the shop, and not with one byte changed', async () => {
      copyFileSync('dist/verify/millwright-verify.mjs', join(elsewhere, 'millwright-verify.mjs'));
      expect(await verify('proof.jsonl')).toEqual({ code: 0, out: expect.stringMatching(/^PROVEN/) });
      const bytes = readFileSync(join(elsewhere, 'proof.jsonl'));
      for (const place of [0.1, 0.5, 0.9]) {
        const changed = Buffer.from(bytes);
        changed[Math.floor(bytes.length * place)]! ^= 1;
        writeFileSync(join(elsewhere, 'changed.jsonl'), changed);
        expect(await verify('changed.jsonl')).toEqual({ code: 1, out: expect.stringMatching(/^NOT PROVEN/) });
      }
    });
  });
});
