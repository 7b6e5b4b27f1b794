import type { Page } from 'playwright-core';
import type { Output } from '#contracts/api.ts';
import { requestedQuote } from '../harness/quotes.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { contactOnTerms, type Contact } from './people.ts';
import { chooseQuotes, openQuoteList, quoteDesk, type QuoteDesk } from './quote-desk.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';

const items = [
  ['6205-2RS', 4],
  ['6204-2RS', 2],
] as const;

journey('a CSR begins and answers quotes', (stage) => {
  let ben: Contact;
  let dana: Page;
  let danasDesk: QuoteDesk;

  beforeAll(async () => {
    ben = await contactOnTerms(stage.shop);
    dana = await openQuoteList(stage, 'dana');
    danasDesk = quoteDesk(dana, textsIn('en'));
  });
  afterAll(() => dana?.context().close());

  /** A new quote lies on dana's desk; the answer is its header as ben sees it. */
  async function openNew(): Promise<() => Promise<Output<'customer/getquotedetails'>['QuoteHeader']>> {
    const { QuoteID } = await requestedQuote(ben.visitor, items);
    await danasDesk.open(QuoteID);
    return async () => (await ben.visitor.post('customer/getquotedetails', { QuoteId: QuoteID })).QuoteHeader;
  }

  it('a quote is declined, and the buyer reads why', async () => {
    const header = await openNew();
    await danasDesk.say('Decline', 'The maker has stopped it');
    await dana.getByText('The maker has stopped it').first().waitFor();
    await stage.shop.everybodySees(dana);
    expect(await header()).toMatchObject({ QuoteStatus: 'declined', Reason: 'The maker has stopped it' });
    for (const command of ['Decline', 'Publish', 'Ask the buyer'])
      expect(await dana.getByRole('button', { name: command }).count()).toBe(0);
  });

  it('a quote is returned with a question, and it is waiting for the buyer', async () => {
    const header = await openNew();
    await danasDesk.say('Ask the buyer', 'Which seal?');
    await dana.getByText('Waiting on the buyer').first().waitFor();
    await dana.getByText('Which seal?').first().waitFor();
    await stage.shop.everybodySees(dana);
    expect(await header()).toMatchObject({ QuoteStatus: 'returned', WaitingFor: 'buyer', Reason: 'Which seal?' });
  });

  it('quotes are chosen and declined on a phone, too, and a touch elsewhere opens one', async () => {
    const [first, second] = [await requestedQuote(ben.visitor, items), await requestedQuote(ben.visitor, items)];
    const t = textsIn('fr');
    const phone = await openQuoteList(stage, 'dana', 360, 'fr');
    await chooseQuotes(phone, t, [first.QuoteNumber, second.QuoteNumber]);
    await expectFit(phone);
    await phone.getByRole('button', { name: `${t('admin-quote:action.decline')}…` }).click();
    await phone.getByRole('dialog').locator('[name=reason]').fill('Fin de l’exercice');
    await phone
      .getByRole('dialog')
      .getByRole('button', { name: t('admin-quote:action.decline'), exact: true })
      .click();
    for (const { QuoteNumber: name } of [first, second])
      await phone.getByLabel(t('admin:list.choose', { name })).waitFor({ state: 'detached' });
    await stage.shop.everybodySees(phone);
    expect(
      (await ben.visitor.post('customer/getquotedetails', { QuoteId: second.QuoteID })).QuoteHeader.QuoteStatus,
    ).toBe('declined');
    await phone.goto('/admin/quote?filter=%7B%7D&sort=updatedAt&order=DESC');
    // The link lies over all of the block.
    await phone.getByText(t('admin-quote:status.declined')).first().tap({ force: true });
    await phone.waitForURL('**/show');
    await phone.context().close();
  });

  it('a quote is begun for somebody on the phone, with a line in one’s own words', async () => {
    await dana.goto('/admin/quote/create');
    await dana.getByRole('combobox', { name: 'Contact' }).waitFor();
    // Enter comes before the answer does.
    await dana.keyboard.type(ben.name);
    await dana.keyboard.press('Enter');
    await dana.getByText('Missing before this can be published:', { exact: false }).waitFor();
    await danasDesk.press('Add a free-form line…');
    await dana.keyboard.type('Alignment on site');
    await dana.keyboard.press('Tab');
    await dana.keyboard.type('450');
    await dana.keyboard.press('Enter');
    await danasDesk.shows('offeredPrice', 1, '450.00');
    await dana.getByLabel('Add an item by number or name').focus();
    await dana.keyboard.type('6205-2RS');
    await dana
      .getByRole('option', { name: /6205-2RS/ })
      .first()
      .waitFor();
    await dana.keyboard.press('Enter');
    await danasDesk.figure('quantity', 2).waitFor();
    expect(await violations(dana)).toEqual([]);
  });
});
