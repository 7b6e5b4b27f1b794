// The other ways to pay for a quote than a card that is simply taken.
import type { Locator, Page } from 'playwright-core';
import { requestedQuote, VALID_UNTIL } from '../harness/quotes.ts';
import { type Visitor } from '../harness/visitor.ts';
import { openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { fillCard } from './checkout-forms.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { contactOnTerms, ownLetters, staffMember, type Contact } from './people.ts';
import { quotePage, type QuotePage } from './quote-page.ts';
import { signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { windowsIn } from './windows.ts';

journey('a quote is paid for', (stage) => {
  describe.each(windowsIn('fr'))('in $language at $width px', ({ language, width }) => {
    const t = textsIn(language);
    const then = chapters();
    const poNumber = `PO-${ownLetters()}`;
    let page: Page;
    let main: Locator;
    let quote: QuotePage;
    let ben: Contact;
    let csr: Visitor;

    /** Asked for by Ben, answered as it was asked, and open on his screen at its payment. */
    async function atPayment(): Promise<string> {
      const { QuoteID: quoteId } = await requestedQuote(ben.visitor, [['6204-2RS', 3]]);
      const {
        quote: { changes },
      } = await csr.get('admin/quote/desk', { quoteId });
      await csr.post('admin/quote/publish', { quoteId, changes, validUntil: VALID_UNTIL });
      await quote.open(quoteId);
      await quote.beginOrder();
      return quoteId;
    }
    const bank = () => page.frameLocator(`iframe[title="${t('checkout:challenge')}"]`);
    const statusOf = async (quoteId: string) => {
      await stage.shop.everybodySees(page);
      return (await csr.get('admin/quote/desk', { quoteId })).quote.status;
    };

    beforeAll(async () => {
      ({ page } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      main = page.getByRole('main');
      quote = quotePage(page, t);
      ben = await contactOnTerms(stage.shop, { language });
      csr = await staffMember(stage.shop, 'dana', language);
      await visit(page, '/account/login');
      await signInAtShop(main, t, ben.userName);
      await page.waitForURL((url) => !url.pathname.startsWith('/account/login'));
    });
    afterAll(() => page?.context().close());

    then('on terms: without a PO number nothing is ordered and the field says so', async () => {
      const quoteId = await atPayment();
      await main.getByRole('tab', { name: t('payment-method:terms.name') }).click();
      await quote.order();
      await main.locator('[aria-invalid=true]').waitFor();
      expect(await main.getByLabel(t('payment-method:terms.poNumber')).getAttribute('aria-invalid')).toBe('true');
      await expectFit(page);
      expect(await statusOf(quoteId)).toBe('approved');
    });

    then('on terms: with one it is an order against the account', async () => {
      await main.getByLabel(t('payment-method:terms.poNumber')).fill(poNumber);
      await quote.order();
      await page.waitForURL('**/checkout/ordercomplete/*');
      await main.getByText(poNumber).first().waitFor();
      await main.getByText(t('order:convertedFrom')).waitFor();
      await expectFit(page);
    });

    then('by a card whose bank asks: a payment that is not confirmed leaves the offer as it was', async () => {
      const quoteId = await atPayment();
      await fillCard(page, t, '4000000000003220', language);
      await quote.order();
      await bank().getByRole('button').last().click();
      await main.getByRole('alert').getByText(t('error:challenge_failed')).waitFor();
      await expectFit(page);
      expect(await statusOf(quoteId)).toBe('approved');
    });

    then('by a card whose bank asks: confirmed, it is an order', async () => {
      await fillCard(page, t, '4000000000003220', language);
      await quote.order();
      await bank()
        .getByRole('button', { name: /^Confirm(er)?$/ })
        .click();
      await page.waitForURL('**/checkout/ordercomplete/*');
      await main.getByText(t('order:convertedFrom')).waitFor();
    });
  });
});
