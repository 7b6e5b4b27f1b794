import type { Locator, Page } from 'playwright-core';
import { openWindow, takenOver, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { fillCard } from './checkout-forms.ts';
import { elsewhere } from './elsewhere.ts';
import { expectFit } from './fit.ts';
import { historyPage, type HistoryPage } from './history-page.ts';
import { journey } from './journey.ts';
import { contactOnTerms, ownLetters, type Contact } from './people.ts';
import { placedOrder, type PlacedOrder } from './placed-order.ts';
import { quoteDesk, type QuoteDesk } from './quote-desk.ts';
import { quotePage, type QuotePage } from './quote-page.ts';
import { signInAtOffice, signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { windowsIn } from './windows.ts';

const items = [
  '6200-2RS',
  '6201-2RS',
  '6202-2RS',
  '6203-2RS',
  '6204-2RS',
  '6205-2RS',
  '6206-2RS',
  '6207-2RS',
  '6208-2RS',
  '6209-2RS',
  '6210-2RS',
  '6001-2RS',
] as const;
const drawing = Buffer.from('ISO-10303-21;\nHEADER;\nENDSEC;\nEND-ISO-10303-21;');

journey('a quote, from request to order', (stage) => {
  describe.each(windowsIn('en'))('in $language at $width px', ({ language, width }) => {
    const t = textsIn(language);
    const then = chapters();
    const errors: string[] = [];
    const own = ownLetters();
    const drawingName = `plan-${own}.step`;
    const trackingNumbers = [`${own}-FIRST-1`, `${own}-SECOND-2`] as const;
    const machine = elsewhere();
    let adele: Contact;
    let buyer: Page;
    let main: Locator;
    let quote: QuotePage;
    let dana: Page;
    let danasDesk: QuoteDesk;
    let order: PlacedOrder;
    let priya: Page;
    let priyasDesk: QuoteDesk;
    let emile: Page;
    let history: HistoryPage;
    let quoteId = '';
    let quoteNumber = '';
    let orderNumber = '';
    let fingerprint = '';
    let total = '';

    const open = async (member?: string) => {
      const { page } = await openWindow(stage.browser, stage.shop.url, { width, language });
      page.on('pageerror', (error) => errors.push(String(error)));
      if (member) await signInAtOffice(page, member);
      return page;
    };
    const button = (within: Page | Locator, key: `${string}:${string}`) =>
      within.getByRole('button', { name: t(key), exact: true });
    /** As the CSRs left it. */
    const readQuote = async () => {
      await stage.shop.everybodySees(dana);
      await quote.open(quoteId);
      await main.getByRole('heading', { level: 1, name: quoteNumber }).waitFor();
    };
    const accepted = t('event-descriptions:did.QuoteAccepted', { revision: 4 }).split(',')[0]!;

    beforeAll(async () => {
      adele = await contactOnTerms(stage.shop, { firstName: 'Adele', lastName: 'Gagnon', language });
      for (const ProductId of items) await adele.visitor.post('cart/addtocart', { ProductId, Qty: 2 });
      [buyer, dana, priya, emile] = [await open(), await open('dana'), await open('priya'), await open('emile')];
      main = buyer.getByRole('main');
      [quote, danasDesk, order, priyasDesk, history] = [
        quotePage(buyer, t),
        quoteDesk(dana, t),
        placedOrder(dana, t),
        quoteDesk(priya, t),
        historyPage(emile, t),
      ];
    });
    afterAll(async () => {
      for (const page of [buyer, dana, priya, emile]) await page?.context().close();
      machine.remove();
    });
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('the buyer attaches a drawing to one of 12 lines and asks for a quote', async () => {
      await visit(buyer, '/account/login');
      await signInAtShop(main, t, adele.userName);
      await buyer.getByRole('link', { name: t('common:cartLabel', { count: items.length }), exact: true }).waitFor();
      await visit(buyer, '/cart/shoppingcart');
      await main.getByRole('button', { name: t('common:attachments', { item: items[1], count: 0 }) }).click();
      const files = buyer.getByRole('dialog', { name: t('attachment:title', { item: items[1] }) });
      await files.locator('input[type=file]').setInputFiles({ name: drawingName, mimeType: '', buffer: drawing });
      await files.getByRole('link', { name: drawingName }).waitFor();
      await buyer.keyboard.press('Escape');
      await main.getByRole('link', { name: t('cart:requestQuote') }).click();
      await main.getByRole('heading', { name: t('quote:requestHeading') }).waitFor();
      await quote.chooseShipping();
      ({ quoteId, quoteNumber } = await quote.send());
      expect(quoteNumber).toMatch(/^Q-/);
      await stage.shop.everybodySees(buyer);
    });

    then('dana finds it in the work queue, takes it, and sees 12 lines and the drawing', async () => {
      await dana.goto('/admin/work');
      await dana
        .getByRole('button', { name: `${t('admin-work:claim')} ${t('admin-work:kind.quote_one')} ${quoteNumber}` })
        .waitFor();
      await expectFit(dana);
      await dana
        .getByRole('button', { name: `${t('admin-work:claim')} ${t('admin-work:kind.quote_one')} ${quoteNumber}` })
        .click();
      await dana
        .getByRole('button', { name: `${t('admin-work:release')} ${t('admin-work:kind.quote_one')} ${quoteNumber}` })
        .waitFor();
      // Its drawing waits for a look, too, in a row of its own.
      await dana
        .locator('tr')
        .filter({ hasText: t('admin-work:kind.quote_one') })
        .getByRole('link', { name: quoteNumber, exact: true })
        .click();
      await danasDesk.figure('quantity', items.length).waitFor();
      await dana.getByRole('link', { name: drawingName, exact: true }).waitFor();
    });

    then('she gives a discount, and revision 1 is an offer', async () => {
      await button(dana, 'admin-quote:action.startReview').click();
      await danasDesk.discount(1, '3', 'Framework contract');
      await danasDesk.shows('percentOff', 1, '3');
      await danasDesk.publish(1);
    });

    then('the buyer wants more of one item, which withdraws the offer; revision 2 answers it', async () => {
      await readQuote();
      await quote.changeQuantity(items[2], 20);
      await quote
        .withdrawal()
        .getByRole('button', { name: t('quote:withdrawYes') })
        .click();
      await quote.saved();
      await stage.shop.everybodySees(buyer);
      await dana.reload();
      await dana
        .getByRole('alert')
        .getByText(danasDesk.quantityChanged(2, 20, '.*'))
        .waitFor();
      await danasDesk.discount(3, '5', 'Volume');
      await danasDesk.shows('percentOff', 3, '5');
      await danasDesk.publish(2);
    });

    then('the buyer writes that it is still too much', async () => {
      await readQuote();
      const conversation = main.getByRole('region', { name: t('quote:conversation') });
      await conversation.getByLabel(t('quote:write')).fill('Can you do better?');
      await button(conversation, 'quote:writeSend').click();
      await conversation.getByRole('listitem').getByText('Can you do better?').waitFor();
    });

    then(
      'priya is faster: dana’s discount is refused with what priya changed, and applied again on top of it',
      async () => {
        await stage.shop.everybodySees(buyer);
        await dana.reload();
        await dana.getByText('Can you do better?').first().waitFor();
        await priya.goto(`/admin/quote/${quoteId}/show`);
        await priyasDesk.type('quantity', 4, '6');
        await priyasDesk.shows('quantity', 4, '6');
        await danasDesk.discount(4, '10', 'Volume');
        const dialog = dana.getByRole('alertdialog');
        await dialog.getByText(danasDesk.quantityChanged(2, 6, 'Priya Natarajan')).waitFor();
        await button(dialog, 'admin-quote:conflict.again').click();
        await danasDesk.shows('percentOff', 4, '10');
        await danasDesk.shows('quantity', 4, '6');
        await danasDesk.publish(3);
      },
    );

    then(
      'the buyer accepts revision 3 while revision 4, allowed by priya, is published: nothing is ordered, the difference is shown',
      async () => {
        await readQuote();
        await quote.beginOrder();
        await takenOver(buyer);
        await fillCard(buyer, t, '4242424242424242', language);
        await danasDesk.discount(5, '20', 'Competitor’s price');
        await danasDesk.shows('percentOff', 5, '20');
        await stage.shop.everybodySees(dana);
        await priya.reload();
        await button(priya, 'admin-quote:action.approvePrices').click();
        await button(priya, 'admin-quote:action.approvePrices').waitFor({ state: 'detached' });
        await stage.shop.everybodySees(priya);
        await dana.reload();
        await danasDesk.publish(4);
        await quote.order();
        await quote
          .difference(3, 4)
          .getByRole('row', { name: /6204-2RS/ })
          .waitFor();
        await quote.totalIn(quote.difference(3, 4)).waitFor();
        await expectFit(buyer);
      },
    );

    then('the buyer accepts revision 4, and it is the order', async () => {
      await quote.acceptInstead(4);
      const accepting = main.getByRole('region', { name: t('quote:accepting') });
      fingerprint = (await accepting.locator('dd[title]').getAttribute('title')) ?? '';
      total =
        (await accepting
          .locator('div')
          .filter({ hasText: t('quote:total') })
          .locator('dd')
          .textContent()) ?? '';
      await quote.order();
      await buyer.waitForURL('**/checkout/ordercomplete/*');
      await main.getByText(total).first().waitFor();
      await stage.shop.everybodySees(buyer);
    });

    then('dana ships it in two parts', async () => {
      await dana.goto(`/admin/order/${quoteId}/show`);
      await order.ship(trackingNumbers[0], [7, 8, 9, 10, 11, 12]);
      await order.status('partially-shipped');
      await order.ship(trackingNumbers[1], []);
      await order.status('shipped');
      orderNumber = (await dana.getByRole('heading', { level: 1 }).textContent()) ?? '';
      expect(orderNumber).toMatch(/^MW-/);
    });

    then('she refunds one line', async () => {
      await order.refund(items[0], 2, 'Wrong bore');
      await dana.getByText(t('admin-order-desk:refundStatus.completed'), { exact: true }).first().waitFor();
      await stage.shop.everybodySees(dana);
    });

    then('the auditor finds the history by the order’s number, and who gave and who allowed the discount', async () => {
      await emile.goto('/admin/history');
      await emile.getByRole('textbox').fill(orderNumber);
      await emile.getByRole('textbox').press('Enter');
      await emile.getByRole('link', { name: orderNumber }).click();
      await history.show('quote');
      const words = t('event-descriptions:did.QuoteLineDiscounted', {
        line: t('event-descriptions:term.line', { line: 5, item: items[4] }),
        before: t('event-descriptions:term.nothing'),
        after: '.*20.*',
        reason: 'Competitor’s price',
      });
      await history
        .told(new RegExp(words.replaceAll(/[()]/g, '\\$&')))
        .getByText(history.by('Dana Whitfield'))
        .waitFor();
      await history
        .told(t('event-descriptions:did.QuotePricingApproved'))
        .getByText(history.by('Priya Natarajan'))
        .waitFor();
      await expectFit(emile);
    });

    then('what was accepted: the revision, total and fingerprint that the buyer saw', async () => {
      await emile
        .locator('summary')
        .filter({ hasText: accepted })
        .filter({ hasText: fingerprint })
        .filter({ hasText: total })
        .waitFor();
    });

    then('which mails went out: each that the buyer has got stands there', async () => {
      const mine = async () =>
        (await stage.shop.mails()).filter(({ subject, text }) =>
          [quoteNumber, orderNumber].some((number) => `${subject} ${text}`.includes(number)),
        );
      await history.showAll();
      await history.show('mail');
      await history.tellsMails(adele.email, mine);
    });

    then('what the buyer saw on accepting: the shop’s page as it stood then', async () => {
      await emile.goto(`/admin/quote/${quoteId}/show`);
      await history.stepBackTo(accepted);
      await button(emile, 'admin-replay:buyerPage').click();
      const page = emile.frameLocator('iframe');
      await page.getByText(fingerprint).waitFor();
      await page.getByText(total).first().waitFor();
      await emile.keyboard.press('Escape');
    });

    then('he exports the proof, once all of it is under a signature', async () => {
      await emile.goto(`/admin/history/${encodeURIComponent(`order:${quoteId}`)}/show`);
      await history.coveredBySignature();
      await machine.download(emile, emile.getByRole('link', { name: t('admin-history:bundle') }), 'proof.jsonl');
      await emile.goto('/admin/proof');
      await machine.download(
        emile,
        emile.getByRole('link', { name: t('admin-history:proof.downloadKey') }),
        'millwright.pem',
      );
    });

    then('it verifies on a machine without the shop, and not with one byte changed', async () => {
      machine.bring('dist/verify/millwright-verify.mjs', 'millwright-verify.mjs');
      const verify = (proof: string) =>
        machine.verify(
          proof,
          'millwright.pem',
          ['cart', 'quote', 'checkout', 'order', 'attachment'].map((category) => `${category}-${quoteId}`),
        );
      expect(await verify('proof.jsonl')).toEqual({ code: 0, out: expect.stringMatching(/^PROVEN/) });
      for (const place of [0.1, 0.5, 0.9]) {
        machine.damage('proof.jsonl', place, 'changed.jsonl');
        expect(await verify('changed.jsonl')).toEqual({ code: 1, out: expect.stringMatching(/^NOT PROVEN/) });
      }
    });
  });
});
