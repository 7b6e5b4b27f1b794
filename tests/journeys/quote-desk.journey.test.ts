import type { Page } from 'playwright-core';
import { requestedQuote } from '../harness/quotes.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { ownItem } from './own-item.ts';
import { contactOnTerms, type Contact } from './people.ts';
import { chooseQuotes, openQuoteList, quoteDesk, type QuoteDesk } from './quote-desk.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';

const items = [
  ['6205-2RS', 4],
  ['6204-2RS', 2],
] as const;

journey('a quote is negotiated at the desk, by keyboard, while a colleague is at it too', (stage) => {
  const then = chapters();
  const t = textsIn('en');
  let ben: Contact;
  let dana: Page;
  let danasDesk: QuoteDesk;
  let priya: Page;
  let priyasDesk: QuoteDesk;
  let quoteId = '';
  let quoteNumber = '';

  beforeAll(async () => {
    ben = await contactOnTerms(stage.shop);
    ({ QuoteID: quoteId, QuoteNumber: quoteNumber } = await requestedQuote(ben.visitor, items));
    [dana, priya] = [await openQuoteList(stage, 'dana'), await openQuoteList(stage, 'priya')];
    [danasDesk, priyasDesk] = [quoteDesk(dana, t), quoteDesk(priya, t)];
  });
  afterAll(async () => {
    await dana?.context().close();
    await priya?.context().close();
  });

  then('dana finds the quote among those that wait on us, and opens it', async () => {
    await dana.locator('main a[href$="/show"]').first().waitFor();
    await dana.keyboard.press('f');
    await dana.keyboard.type(quoteNumber);
    // The filter is followed half a second later; where all links were this quote's before, that would be too early.
    await dana.waitForURL(({ search }) => search.includes(quoteNumber));
    await dana.waitForFunction(
      (id) =>
        [...document.querySelectorAll('main a[href$="/show"]')].every((link) =>
          link.getAttribute('href')?.includes(id),
        ),
      quoteId,
    );
    await dana.keyboard.press('Tab');
    await dana.getByText('Expiring this week').focus();
    await dana.keyboard.press('j');
    expect(await dana.evaluate(() => document.activeElement?.textContent)).toBe(quoteNumber);
    await dana.keyboard.press('Enter');
    await danasDesk.figure('quantity', 1).waitFor();
    expect(await violations(dana)).toEqual([]);
  });

  then('she starts the review and changes a price, with a reason', async () => {
    await priyasDesk.open(quoteId);
    await danasDesk.press('Start review');
    await dana.getByText('In review', { exact: true }).waitFor();
    await danasDesk.type('offeredPrice', 1, '23.5');
    expect(await dana.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('reason');
    await dana.keyboard.type('Framework contract');
    await dana.keyboard.press('Enter');
    await danasDesk.shows('offeredPrice', 1, '23.50');
  });

  then('Escape takes back what was typed, and nothing is sent', async () => {
    await danasDesk.figure('percentOff', 2).focus();
    await dana.keyboard.type('44');
    await dana.keyboard.press('Escape');
    expect(await danasDesk.figure('percentOff', 2).inputValue()).toBe('');
  });

  then(
    'priya, who still sees the old price, is told who changed it, and applies her quantity to the new version',
    async () => {
      await priyasDesk.type('quantity', 2, '6');
      const dialog = priya.getByRole('alertdialog');
      await dialog
        .getByText(/price of line 1 .* changed from .* to \$23\.50, by Dana Whitfield at \d\d:\d\d/)
        .waitFor();
      expect(await violations(priya)).toEqual([]);
      await priya.keyboard.press('Enter');
      await priyasDesk.shows('quantity', 2, '6');
      await priyasDesk.shows('offeredPrice', 1, '23.50');
    },
  );

  then('dana is interrupted in turn; her discount waits, and is applied when she says so', async () => {
    await danasDesk.type('percentOff', 2, '5');
    await dana
      .getByRole('alertdialog')
      .getByText(/quantity of line 2 .* changed from 2 to 6, by Priya Natarajan at/)
      .waitFor();
    await dana.keyboard.press('Escape');
    await dana.getByText('Not applied.', { exact: false }).waitFor();
    expect(await danasDesk.figure('percentOff', 2).inputValue()).toBe('5');
    await danasDesk.figure('percentOff', 2).focus();
    await dana.keyboard.press('Enter');
    await danasDesk.shows('percentOff', 2, '5');
    const history = dana.getByRole('heading', { name: 'History' }).locator('..');
    await history.getByText(/quantity of line 2 .* changed from 2 to 6, by Priya Natarajan/).waitFor();
    await history.getByText(/discount of line 2 .* changed from none to 5 % off, by Dana Whitfield/).waitFor();
  });

  then('a note for colleagues is told apart from an e-mail to the customer', async () => {
    const thread = dana.getByRole('heading', { name: 'Messages', exact: true }).locator('..');
    await thread.getByLabel('Message').focus();
    await dana.keyboard.type('Pays late');
    await thread.getByRole('button', { name: 'Save internal note' }).focus();
    await dana.keyboard.press('Enter');
    await thread.getByRole('listitem').getByText('Internal, staff only').waitFor();
    expect((await ben.visitor.post('customer/getquotedetails', { QuoteId: quoteId })).Messages).toEqual([]);
  });

  then('prices far below the catalogue are published only after a colleague has approved them', async () => {
    await danasDesk.type('percentOff', 2, '40');
    await danasDesk.shows('percentOff', 2, '40');
    await dana.getByText('Dana Whitfield set these prices, so someone else must approve.', { exact: false }).waitFor();
    expect(await dana.getByRole('button', { name: 'Approve prices' }).count()).toBe(0);
    expect(await dana.getByRole('button', { name: 'Publish', exact: true }).count()).toBe(0);
    expect(await violations(dana)).toEqual([]);
    await danasDesk.press('Ask for approval');
    await dana.getByText('Approval was asked for.', { exact: false }).waitFor();
    await stage.shop.everybodySees(dana);
    await priya.reload();
    await priyasDesk.press('Approve prices');
    await priya.getByText('A second CSR has approved', { exact: false }).waitFor();
    await stage.shop.everybodySees(priya);
    await dana.reload();
  });

  then('dana publishes, and the buyer gets just that', async () => {
    await danasDesk.publish(1);
    await dana.getByText('30 days left', { exact: false }).waitFor();
    await stage.shop.everybodySees(dana);
    const { QuoteHeader, QuoteLines } = await ben.visitor.post('customer/getquotedetails', { QuoteId: quoteId });
    expect(QuoteHeader).toMatchObject({ QuoteStatus: 'approved', Revision: 1, CanConvert: true });
    expect(QuoteLines.map(({ Qty, ExtendedPrice }) => [Qty, ExtendedPrice])).toEqual([
      [4, 2_350],
      [6, 0],
    ]);
    await dana.getByText(QuoteHeader.RevisionHash).waitFor();
    const paper = await dana.request.get(
      (await dana.getByRole('link', { name: 'Revision 1 as a PDF' }).getAttribute('href'))!,
    );
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });

  then('what the buyer changes is said in a banner, and the next revision is compared with the first', async () => {
    const { Changes } = (await ben.visitor.post('customer/getquotedetails', { QuoteId: quoteId })).QuoteHeader;
    await ben.visitor.post('quote/updatequantity', { QuoteId: quoteId, Changes, LineId: '1', Qty: 12 });
    await dana.reload();
    await dana
      .getByRole('alert')
      .getByText(new RegExp(`quantity of line 1 .* changed from 4 to 12, by ${ben.name}`))
      .waitFor();
    await danasDesk.type('percentOff', 2, '5');
    await danasDesk.shows('percentOff', 2, '5');
    await danasDesk.publish(2);
    await dana.getByText(/line 1 \(.*: 4 → 12 pieces/).waitFor();
    expect(await violations(dana)).toEqual([]);
  });

  then('of several quotes that are declined at once, the one that was changed meanwhile is named', async () => {
    const [first, second] = [await requestedQuote(ben.visitor, items), await requestedQuote(ben.visitor, items)];
    await chooseQuotes(dana, t, [first.QuoteNumber, second.QuoteNumber]);
    await ben.visitor.post('quote/updatequantity', {
      QuoteId: second.QuoteID,
      Changes: (await ben.visitor.post('customer/getquotedetails', { QuoteId: second.QuoteID })).QuoteHeader.Changes,
      LineId: '1',
      Qty: 9,
    });
    await dana.getByRole('button', { name: 'Decline…' }).click();
    await dana.getByLabel('Reason').fill('Year end');
    await dana.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click();
    await dana.getByRole('dialog', { name: '1 quote was not declined' }).getByText(second.QuoteNumber).waitFor();
    expect(
      (await ben.visitor.post('customer/getquotedetails', { QuoteId: first.QuoteID })).QuoteHeader.QuoteStatus,
    ).toBe('declined');
  });

  it('prices are updated from the catalogue; what was set by hand stays', async () => {
    const item = ownItem(stage.shop);
    await item.costs(15_90);
    await danasDesk.open(
      (
        await requestedQuote(ben.visitor, [
          [item.itemNumber, 3],
          ['6204-2RS', 2],
        ])
      ).QuoteID,
    );
    // The reason is the one that was given last.
    await danasDesk.type('offeredPrice', 2, '12.5');
    await danasDesk.shows('offeredPrice', 2, '12.50');
    await item.costs(99_00);
    await dana.reload();
    await danasDesk.press('Update prices from the catalogue');
    await danasDesk.shows('offeredPrice', 1, '99.00');
    await danasDesk.shows('offeredPrice', 2, '12.50');
  });

  it('an auditor sees everything, and can change nothing', async () => {
    const emile = await openQuoteList(stage, 'emile');
    await emile.locator('main a[href$="/show"]').first().waitFor();
    expect(await emile.getByRole('link', { name: 'New quote' }).count()).toBe(0);
    expect(await emile.getByRole('checkbox').count()).toBe(0);
    await emile.goto(`/admin/quote/${quoteId}/show`);
    await emile
      .getByText('Framework contract')
      .or(emile.getByText('revision 2 published', { exact: false }))
      .first()
      .waitFor();
    // The date of the time travel aside, there is nothing to write in.
    expect(
      await emile.getByRole('main').locator('input:not([type=datetime-local]):not([type=range]), textarea').count(),
    ).toBe(0);
    for (const name of [
      'Publish',
      'Decline',
      'Ask the buyer',
      'Update prices from the catalogue',
      'Save internal note',
      'Remove line 1',
    ])
      expect(await emile.getByRole('button', { name }).count()).toBe(0);
    expect(await violations(emile)).toEqual([]);
    await emile.context().close();
  });

  it.each([
    ['en', 360],
    ['fr', 360],
    ['fr', 1440],
  ] as const)('list, desk and new quote fit the screen in %s at %i px', async (language, width) => {
    const page = await openQuoteList(stage, 'dana', width, language);
    await expectFit(page);
    await page.goto(`/admin/quote/${quoteId}/show`);
    await page.locator('[data-figure=price]').first().waitFor();
    await expectFit(page);
    await page.goto('/admin/quote/create');
    await page.getByRole('option').first().waitFor();
    await expectFit(page);
    await page.context().close();
  });
});
