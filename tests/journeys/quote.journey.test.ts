import type { Locator, Page } from 'playwright-core';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { until } from '../harness/until.ts';
import { type Visitor } from '../harness/visitor.ts';
import { openWindow, takenOver, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { fillCard } from './checkout-forms.ts';
import { journey } from './journey.ts';
import { contactOnTerms, staffMember, type Contact } from './people.ts';
import { quotePage, type QuotePage } from './quote-page.ts';
import { signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';
import { windowsIn } from './windows.ts';

journey('a quote', (stage) => {
  describe.each(windowsIn('fr'))('in $language at $width px', ({ language, width }) => {
    const t = textsIn(language);
    const then = chapters();
    let chloe: Contact;
    let page: Page;
    let errors: string[];
    let main: Locator;
    let quote: QuotePage;
    let csr: Visitor;
    let quoteId = '';
    let quoteNumber = '';

    const desk = async () => {
      await stage.shop.everybodySees(page);
      return csr.get('admin/quote/desk', { quoteId });
    };
    const publish = async () =>
      csr.post('admin/quote/publish', {
        quoteId,
        changes: (await desk()).quote.changes,
        validUntil: shopDay(Date.now() + 12 * 86_400_000),
      });
    const noViolation = async () => expect(await violations(page)).toEqual([]);

    beforeAll(async () => {
      ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      main = page.getByRole('main');
      quote = quotePage(page, t);
      chloe = await contactOnTerms(stage.shop, { firstName: 'Chloé', lastName: 'Roy', language });
      csr = await staffMember(stage.shop, 'dana');
    });
    afterAll(() => page?.context().close());
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('is for signed-in buyers: a guest is told why', async () => {
      for (const [index, item] of ['6205-2RS', '6204-2RS'].entries()) {
        await visit(page, `/product/${item}/x`);
        await main.getByRole('button', { name: t('common:addToCart'), exact: true }).click();
        await page.getByRole('link', { name: t('common:cartLabel', { count: index + 1 }), exact: true }).waitFor();
      }
      await visit(page, '/cart/shoppingcart');
      await main.getByRole('link', { name: t('cart:requestQuote') }).click();
      await main.getByRole('heading', { name: t('quote:guestTitle') }).waitFor();
      await noViolation();
    });

    then('loses nothing by signing in', async () => {
      await main.getByRole('link', { name: t('common:signIn') }).click();
      await signInAtShop(main, t, chloe.userName);
      await main.getByRole('heading', { name: t('quote:requestHeading') }).waitFor();
      await takenOver(page);
      for (const item of ['6205-2RS', '6204-2RS'])
        await main
          .getByRole('region', { name: t('checkout:summary') })
          .getByText(item, { exact: true })
          .waitFor();
      await noViolation();
    });

    then('is requested with comments, an address of the address book and a shipping method', async () => {
      await quote.chooseShipping();
      await main.getByLabel(t('quote:commentsLabel')).fill('For the spring shutdown');
      ({ quoteId, quoteNumber } = await quote.send());
      expect(quoteNumber).toMatch(/^Q-/);
      await noViolation();
    });

    then('is found in the list by its number and its status', async () => {
      await visit(page, '/profile/myquotes');
      await main.getByLabel(t('quote:searchLabel')).fill(quoteNumber);
      await main.getByLabel(t('quote:status')).selectOption('submitted');
      await main.getByLabel(t('quote:age')).selectOption('7');
      await main.getByRole('button', { name: t('quote:filter') }).click();
      await page.waitForURL(/status=submitted/);
      await main.getByText(t('quote:count', { count: 1 }), { exact: true }).waitFor();
      await main
        .getByRole('row', { name: new RegExp(quoteNumber) })
        .getByText(t('quote:statusOf.submitted'))
        .waitFor();
      await noViolation();
      await main.getByRole('link', { name: quoteNumber }).click();
      await main.getByRole('heading', { level: 1, name: quoteNumber }).waitFor();
      await takenOver(page);
      await noViolation();
    });

    then('saves a quantity by itself', async () => {
      await quote.changeQuantity('6205-2RS', 4);
      await quote.saved();
      expect((await desk()).lines.map(({ quantity }) => quantity)).toEqual([4, 1]);
    });

    then('saves comments once they are left', async () => {
      await main.getByLabel(t('quote:comments')).fill('For the spring shutdown in May');
      await main.getByLabel(t('quote:comments')).blur();
      await until(async () => (await desk()).comments === 'For the spring shutdown in May' || undefined);
    });

    then('saves address and shipping method as soon as they are chosen', async () => {
      await main.getByRole('button', { name: t('quote:change'), exact: true }).click();
      await main
        .getByRole('radiogroup', { name: t('quote:shipTo') })
        .getByRole('radio', { name: /Innes Road/ })
        .check();
      await until(async () => (await desk()).shipTo?.city === 'Ottawa' || undefined);
      await noViolation();
      await main
        .getByRole('radiogroup', { name: t('checkout:shippingMethod') })
        .getByRole('radio')
        .nth(1)
        .check();
      await until(async () => (await desk()).shippingMethod === 'express' || undefined);
      await main.getByRole('button', { name: t('quote:done'), exact: true }).click();
    });

    then('is left by Save And Close, and found again', async () => {
      await quote.saved();
      await main.getByRole('button', { name: t('quote:saveAndClose') }).click();
      await page.waitForURL('**/profile/myquotes');
      await main.getByRole('link', { name: quoteNumber }).click();
      await main.getByRole('heading', { level: 1, name: quoteNumber }).waitFor();
    });

    then('tells what others changed, and applies one’s own change again with one click', async () => {
      await csr.post('admin/quote/updatequantity', {
        quoteId,
        changes: (await desk()).quote.changes,
        lineId: '2',
        quantity: 3,
      });
      await quote.changeQuantity('6205-2RS', 6);
      const told = main.getByRole('alert').filter({ hasText: t('quote:conflictTitle') });
      await told.getByText(/Dana Whitfield/).waitFor();
      await noViolation();
      await told.getByRole('button', { name: t('quote:conflictAgain') }).click();
      await told.waitFor({ state: 'detached' });
      await quote.saved();
      expect((await desk()).lines.map(({ quantity }) => quantity)).toEqual([6, 3]);
    });

    then('shows the question of a CSR, and goes back with the answer', async () => {
      await csr.post('admin/quote/return', {
        quoteId,
        changes: (await desk()).quote.changes,
        question: 'Do you need a certificate?',
      });
      await quote.open(quoteId);
      await main
        .getByRole('region', { name: t('quote:status') })
        .getByText('Do you need a certificate?')
        .waitFor();
      await noViolation();
      await main.getByLabel(t('quote:answerLabel')).fill('No, thank you.');
      await main.getByRole('button', { name: t('quote:answer') }).click();
      await quote.status('submitted');
      await main.getByText('No, thank you.').waitFor();
    });

    then('takes an alternative instead of a line', async () => {
      await csr.post('admin/quote/offeralternative', {
        quoteId,
        changes: (await desk()).quote.changes,
        lineId: '2',
        itemNumber: '6206-2RS',
      });
      await quote.open(quoteId);
      await main.getByRole('button', { name: t('quote:takeItem', { item: '6206-2RS' }) }).click();
      await quote.saved();
      await quote.quantityOf('6206-2RS').waitFor();
    });

    then('is not withdrawn by an edit of somebody who does not know yet that it became an offer', async () => {
      await publish();
      await quote.changeQuantity('6205-2RS', 9);
      await quote
        .withdrawal()
        .getByRole('button', { name: t('quote:withdrawYes') })
        .click();
      await quote.saved();
      await quote.status('submitted');
      await quote.changeQuantity('6205-2RS', 6);
      await until(async () => (await desk()).lines[0]?.quantity === 6 || undefined);
    });

    then('becomes an offer with the catalogue’s price struck through', async () => {
      const {
        quote: { changes },
        lines,
      } = await desk();
      await csr.post('admin/quote/overrideprice', {
        quoteId,
        changes,
        lineId: '1',
        unitPrice: lines[0]!.offeredUnitPrice - 100,
        reason: 'Framework contract',
      });
      await publish();
      await quote.open(quoteId);
      await quote.status('approved');
      await main.getByText(t('quote:daysLeft', { count: 12 })).waitFor();
      expect(await quote.line('6205-2RS').locator('s').count()).toBe(1);
      await noViolation();
    });

    then('stays an offer unless its withdrawal is agreed to', async () => {
      await quote.changeQuantity('6205-2RS', 7);
      const dialog = quote.withdrawal();
      await dialog.waitFor();
      await noViolation();
      await dialog.getByRole('button', { name: t('quote:withdrawNo') }).click();
      await dialog.waitFor({ state: 'hidden' });
      expect(await quote.quantityOf('6205-2RS').inputValue()).toBe('6');
      expect((await desk()).quote.status).toBe('approved');
    });

    then('is paid while another revision is published: nothing is ordered, and the difference is shown', async () => {
      await quote.beginOrder();
      await fillCard(page, t, '4242424242424242', language);
      await noViolation();
      await csr.post('admin/quote/discountline', {
        quoteId,
        changes: (await desk()).quote.changes,
        lineId: '1',
        discount: { kind: 'amount', value: 150 },
        reason: 'Second thought',
      });
      await publish();
      await quote.order();
      await quote.totalIn(quote.difference(2, 3)).waitFor();
      await noViolation();
      expect((await desk()).quote.status).toBe('approved');
    });

    then('is ordered in the new revision once that is accepted', async () => {
      await quote.acceptInstead(3);
      const { totals } = await desk();
      await quote.order();
      await page.waitForURL('**/checkout/ordercomplete/*');
      await main.getByText(t('order:convertedFrom')).waitFor();
      const total =
        (await main
          .getByRole('region', { name: t('order:totals') })
          .getByRole('definition')
          .last()
          .textContent()) ?? '';
      expect(Number(total.replace(/\D/g, ''))).toBe(totals.published!.OrderTotal);
      await main.getByRole('link', { name: quoteNumber }).click();
      await quote.status('converted');
      await noViolation();
    });

    then('is marked in the order’s details', async () => {
      await main.getByRole('link', { name: new RegExp(t('quote:showOrder', { number: '' }).trim()) }).click();
      await page.waitForURL('**/profile/myorders/*');
      await main.getByRole('link', { name: quoteNumber }).waitFor();
      await main.getByText(t('order:convertedFrom')).waitFor();
    });

    then('is cancelled only after a confirmation', async () => {
      await visit(page, '/product/6205-2RS/x');
      await main.getByRole('button', { name: t('common:addToCart'), exact: true }).click();
      await page.getByRole('link', { name: t('common:cartLabel', { count: 1 }), exact: true }).waitFor();
      await visit(page, '/checkout/requestquote');
      await main.getByRole('button', { name: t('quote:send') }).click();
      await main.getByRole('link', { name: t('quote:show') }).click();
      await quote.status('submitted');
      await main.getByRole('button', { name: t('quote:cancel'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('quote:cancelReason')).fill('Found it in the store room');
      await dialog.getByRole('button', { name: t('quote:cancelYes') }).click();
      await quote.status('cancelled');
      await main.getByText('Found it in the store room').waitFor();
      await noViolation();
    });
  });
});
