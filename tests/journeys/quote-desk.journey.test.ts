import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { montreal } from '../harness/readied-cart.ts';
import { until } from '../harness/until.ts';
import { createVisitor, type Visitor } from '../harness/visitor.ts';
import { openWindow } from './browser.ts';
import { chapters } from './chapters.ts';
import { journey } from './journey.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';

journey('a quote is negotiated at the desk, by keyboard, while a colleague is at it too', (stage) => {
  const then = chapters();
  let ben: Visitor;
  let dana: Page;
  let priya: Page;
  let quoteId = '';
  let quoteNumber = '';

  const request = async (items: readonly (readonly [ProductId: string, Qty: number])[] = [['6205-2RS', 4], ['6204-2RS', 2]]) => {
    let orderId = '';
    for (const [ProductId, Qty] of items) orderId = (await ben.post('cart/addtocart', { ProductId, Qty })).OrderID;
    return ben.post('checkout/savecartasquote', { OrderId: orderId, ShipTo: montreal, BillTo: montreal, ShippingMethod: 'ground' });
  };
  const signIn = async (userName: string, width = 1440, language: 'en' | 'fr' = 'en') => {
    const { page } = await openWindow(stage.browser, stage.shop.url, { width, language });
    await page.goto('/admin/quote');
    await page.locator('[name=username]').fill(userName);
    await page.locator('[name=password]').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('navigation', { name: textsIn(language)('admin-quote:views') }).waitFor();
    return page;
  };
  /** By keyboard alone: to the field or button, and Enter. */
  const press = async (page: Page, name: string | RegExp) => {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  const type = async (page: Page, label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  const shows = (page: Page, label: string, value: string) => page.waitForFunction(([name, wanted]) => document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]:not(.typed)`)?.value === wanted, [label, value]);

  beforeAll(async () => {
    ben = createVisitor(stage.shop.url, '', 'en');
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    ({ QuoteID: quoteId, QuoteNumber: quoteNumber } = await request());
    dana = await signIn('dana');
    priya = await signIn('priya');
  }, 120_000);
  afterAll(async () => {
    await dana?.context().close();
    await priya?.context().close();
  });

  then('dana finds the quote among those that wait on us, and opens it', async () => {
    await dana.locator('main a[href$="/show"]').first().waitFor();
    await dana.keyboard.press('/');
    await dana.keyboard.type(quoteNumber);
    await dana.waitForFunction((id) => [...document.querySelectorAll('main a[href$="/show"]')].every((link) => link.getAttribute('href')?.includes(id)), quoteId);
    await dana.keyboard.press('Tab');
    await dana.getByText('Expiring this week').focus();
    await dana.keyboard.press('j');
    expect(await dana.evaluate(() => document.activeElement?.textContent)).toBe(quoteNumber);
    await dana.keyboard.press('Enter');
    await dana.getByLabel('Quantity, line 1', { exact: true }).waitFor();
    expect(await violations(dana)).toEqual([]);
  });

  then('she starts the review and changes a price, with a reason', async () => {
    await priya.goto(`/admin/quote/${quoteId}/show`);
    await priya.getByLabel('Quantity, line 1', { exact: true }).waitFor();
    await press(dana, 'Start review');
    await dana.getByText('In review', { exact: true }).waitFor();
    await type(dana, 'Offered price, line 1', '23.5');
    expect(await dana.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('reason');
    await dana.keyboard.type('Framework contract');
    await dana.keyboard.press('Enter');
    await shows(dana, 'Offered price, line 1', '23.50');
  });

  then('Escape takes back what was typed, and nothing is sent', async () => {
    await dana.getByLabel('Discount %, line 2', { exact: true }).focus();
    await dana.keyboard.type('44');
    await dana.keyboard.press('Escape');
    expect(await dana.getByLabel('Discount %, line 2', { exact: true }).inputValue()).toBe('');
  });

  then('priya, who still sees the old price, is told who changed it, and applies her quantity to the new version', async () => {
    await type(priya, 'Quantity, line 2', '6');
    const dialog = priya.getByRole('alertdialog');
    await dialog.getByText(/price of line 1 .* changed from .* to \$23\.50, by Dana Whitfield at \d\d:\d\d/).waitFor();
    expect(await violations(priya)).toEqual([]);
    await priya.keyboard.press('Enter');
    await shows(priya, 'Quantity, line 2', '6');
    await shows(priya, 'Offered price, line 1', '23.50');
  });

  then('dana is interrupted in turn; her discount waits, and is applied when she says so', async () => {
    await type(dana, 'Discount %, line 2', '5');
    await dana.getByRole('alertdialog').getByText(/quantity of line 2 .* changed from 2 to 6, by Priya Natarajan at/).waitFor();
    await dana.keyboard.press('Escape');
    await dana.getByText('Not applied.', { exact: false }).waitFor();
    expect(await dana.getByLabel('Discount %, line 2', { exact: true }).inputValue()).toBe('5');
    await dana.getByLabel('Discount %, line 2', { exact: true }).focus();
    await dana.keyboard.press('Enter');
    await shows(dana, 'Discount %, line 2', '5');
    const history = dana.getByRole('heading', { name: 'History' }).locator('..');
    await history.getByText(/quantity of line 2 .* changed from 2 to 6, by Priya Natarajan/).waitFor();
    await history.getByText(/discount of line 2 .* changed from none to 5 % off, by Dana Whitfield/).waitFor();
  });

  then('a note for colleagues is told apart from a letter to the customer', async () => {
    const thread = dana.getByRole('heading', { name: 'Messages', exact: true }).locator('..');
    await thread.getByLabel('Message').focus();
    await dana.keyboard.type('Pays late');
    await thread.getByRole('button', { name: 'Save internal note' }).focus();
    await dana.keyboard.press('Enter');
    await thread.getByRole('listitem').getByText('Internal, staff only').waitFor();
    expect((await ben.post('customer/getquotedetails', { QuoteId: quoteId })).Messages).toEqual([]);
  });

  then('prices far below the catalogue are published only after a colleague has approved them', async () => {
    await type(dana, 'Discount %, line 2', '40');
    await shows(dana, 'Discount %, line 2', '40');
    await dana.getByText('Not by: Dana Whitfield.', { exact: false }).waitFor();
    expect(await dana.getByRole('button', { name: 'Approve prices' }).count()).toBe(0);
    await press(dana, 'Publish');
    await dana.getByRole('dialog').getByLabel('Valid until').press('Enter');
    await dana.getByRole('dialog').getByText(/a second CSR must approve them/).waitFor();
    expect(await violations(dana)).toEqual([]);
    await dana.keyboard.press('Escape');
    await priya.reload();
    await press(priya, 'Approve prices');
    await priya.getByText('A second CSR has approved', { exact: false }).waitFor();
  });

  then('dana publishes, and the buyer gets just that', async () => {
    await press(dana, 'Publish');
    await dana.getByRole('dialog').getByLabel('Valid until').press('Enter');
    await dana.getByText('30 days left', { exact: false }).waitFor();
    const { QuoteHeader, QuoteLines } = await ben.post('customer/getquotedetails', { QuoteId: quoteId });
    expect(QuoteHeader).toMatchObject({ QuoteStatus: 'approved', Revision: 1, CanConvert: true });
    expect(QuoteLines.map(({ Qty, ExtendedPrice }) => [Qty, ExtendedPrice])).toEqual([[4, 2_350], [6, 0]]);
    await dana.getByText(QuoteHeader.RevisionHash).waitFor();
    const paper = await dana.request.get((await dana.getByRole('link', { name: 'Revision 1 as a PDF' }).getAttribute('href'))!);
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });

  then('what the buyer changes is said in a banner, and the next revision is compared with the first', async () => {
    const { Changes } = (await ben.post('customer/getquotedetails', { QuoteId: quoteId })).QuoteHeader;
    await ben.post('quote/updatequantity', { QuoteId: quoteId, Changes, LineId: '1', Qty: 12 });
    await dana.reload();
    await dana.getByRole('alert').getByText(/quantity of line 1 .* changed from 4 to 12, by Ben Carter/).waitFor();
    await type(dana, 'Discount %, line 2', '5');
    await shows(dana, 'Discount %, line 2', '5');
    await press(dana, 'Publish');
    await dana.getByRole('dialog').getByLabel('Valid until').press('Enter');
    await dana.getByText(/line 1 \(.*: 4 → 12 pieces/).waitFor();
    expect(await violations(dana)).toEqual([]);
  });

  then('of several quotes that are declined at once, the one that was changed meanwhile is named', async () => {
    const [first, second] = [await request(), await request()];
    await dana.goto('/admin/quote?filter=%7B%22turn%22%3A%22us%22%7D&sort=updatedAt&order=DESC');
    for (const { QuoteNumber } of [first, second]) await dana.getByLabel(`Choose ${QuoteNumber}`).check();
    await ben.post('quote/updatequantity', { QuoteId: second.QuoteID, Changes: (await ben.post('customer/getquotedetails', { QuoteId: second.QuoteID })).QuoteHeader.Changes, LineId: '1', Qty: 9 });
    await dana.getByRole('button', { name: 'Decline…' }).click();
    await dana.getByLabel('Reason').fill('Year end');
    await dana.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click();
    await dana.getByRole('dialog', { name: '1 quote was not declined' }).getByText(second.QuoteNumber).waitFor();
    expect((await ben.post('customer/getquotedetails', { QuoteId: first.QuoteID })).QuoteHeader.QuoteStatus).toBe('declined');
  });

  const atDesk = async (items?: Parameters<typeof request>[0]) => {
    const { QuoteID } = await request(items);
    await dana.goto(`/admin/quote/${QuoteID}/show`);
    await dana.getByLabel('Quantity, line 1', { exact: true }).waitFor();
    return async () => (await ben.post('customer/getquotedetails', { QuoteId: QuoteID })).QuoteHeader;
  };
  /** What a dialog's command needs, and then the command. */
  const say = async (command: string, words: string) => {
    await press(dana, command);
    await dana.getByRole('dialog').waitFor();
    await dana.keyboard.type(words);
    expect(await violations(dana)).toEqual([]);
    await dana.getByRole('dialog').getByRole('button', { name: command }).focus();
    await dana.keyboard.press('Enter');
    await dana.getByRole('dialog').waitFor({ state: 'detached' });
  };

  it('a quote is declined, and the buyer reads why', async () => {
    const header = await atDesk();
    await say('Decline', 'The maker has stopped it');
    await dana.getByText('The maker has stopped it').first().waitFor();
    expect(await header()).toMatchObject({ QuoteStatus: 'declined', Reason: 'The maker has stopped it' });
    for (const command of ['Decline', 'Publish', 'Return with a question']) expect(await dana.getByRole('button', { name: command }).count()).toBe(0);
  });

  it('a quote is returned with a question, and it is the buyer’s turn', async () => {
    const header = await atDesk();
    await say('Return with a question', 'Which seal?');
    await dana.getByText('Waiting on the buyer').first().waitFor();
    await dana.getByText('Which seal?').first().waitFor();
    expect(await header()).toMatchObject({ QuoteStatus: 'returned', Turn: 'buyer', Reason: 'Which seal?' });
  });

  it('prices are updated from the catalogue; what was set by hand stays', async () => {
    const [head, ...products] = readFileSync('demo/catalogue/products.csv', 'utf8').split('\n');
    const dearer = products.find((row) => row.startsWith('6203-2RS,'))!.replace(/,1:[\d.;:]+,/, ',1:99.00,');
    await atDesk([['6203-2RS', 3], ['6204-2RS', 2]]);
    // The reason is the one that was given last.
    await type(dana, 'Offered price, line 2', '12.5');
    await shows(dana, 'Offered price, line 2', '12.50');
    stage.shop.importCatalogue(`${head}\n${dearer}\n`);
    await until(async () => ((await ben.post('product/productinfo', { productId: '6203-2RS' })).prices?.[0]?.unitPrice === 9_900 ? true : undefined), 'the new price');
    await dana.reload();
    await press(dana, 'Update prices from the catalogue');
    await shows(dana, 'Offered price, line 1', '99.00');
    await shows(dana, 'Offered price, line 2', '12.50');
  });

  it('quotes are chosen and declined on a phone, too, and a touch elsewhere opens one', async () => {
    const [first, second] = [await request(), await request()];
    const t = textsIn('fr');
    const phone = await signIn('dana', 360, 'fr');
    await phone.goto('/admin/quote?filter=%7B%22turn%22%3A%22us%22%7D&sort=updatedAt&order=DESC');
    for (const { QuoteNumber } of [first, second]) await phone.getByLabel(t('admin-quote:choose', { number: QuoteNumber })).check();
    expect(await violations(phone)).toEqual([]);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await phone.getByRole('button', { name: `${t('admin-quote:action.decline')}…` }).click();
    await phone.getByRole('dialog').locator('[name=reason]').fill('Fin de l’exercice');
    await phone.getByRole('dialog').getByRole('button', { name: t('admin-quote:action.decline'), exact: true }).click();
    await phone.getByLabel(t('admin-quote:choose', { number: first.QuoteNumber })).waitFor({ state: 'detached' });
    expect((await ben.post('customer/getquotedetails', { QuoteId: second.QuoteID })).QuoteHeader.QuoteStatus).toBe('declined');
    await phone.goto('/admin/quote?filter=%7B%7D&sort=updatedAt&order=DESC');
    // The link lies over all of the block.
    await phone.getByText(t('admin-quote:status.declined')).first().tap({ force: true });
    await phone.waitForURL('**/show');
    await phone.context().close();
  });

  it('a quote is begun for somebody on the phone, with a line in one’s own words', async () => {
    await dana.goto('/admin/quote/create');
    await dana.getByLabel('Contact').waitFor();
    // Enter comes before the answer does.
    await dana.keyboard.type('gagnon');
    await dana.keyboard.press('Enter');
    await dana.getByText('Missing before this can be published:', { exact: false }).waitFor();
    await press(dana, 'Add a free-form line…');
    await dana.keyboard.type('Alignment on site');
    await dana.keyboard.press('Tab');
    await dana.keyboard.type('450');
    await dana.keyboard.press('Enter');
    await shows(dana, 'Offered price, line 1', '450.00');
    await dana.getByLabel('Add an item by number or name').focus();
    await dana.keyboard.type('6205-2RS');
    await dana.getByRole('option', { name: /6205-2RS/ }).first().waitFor();
    await dana.keyboard.press('Enter');
    await dana.getByLabel('Quantity, line 2', { exact: true }).waitFor();
    expect(await violations(dana)).toEqual([]);
  });

  it('an auditor sees everything, and can change nothing', async () => {
    const emile = await signIn('emile');
    expect(await emile.getByRole('link', { name: 'New quote' }).count()).toBe(0);
    expect(await emile.getByRole('checkbox').count()).toBe(0);
    await emile.goto(`/admin/quote/${quoteId}/show`);
    await emile.getByText('Framework contract').or(emile.getByText('revision 2 published', { exact: false })).first().waitFor();
    // The date of the time travel aside, there is nothing to write in.
    expect(await emile.getByRole('main').locator('input:not([type=datetime-local]):not([type=range]), textarea').count()).toBe(0);
    for (const name of ['Publish', 'Decline', 'Return with a question', 'Update prices from the catalogue', 'Save internal note', 'Remove line 1']) expect(await emile.getByRole('button', { name }).count()).toBe(0);
    expect(await violations(emile)).toEqual([]);
    await emile.context().close();
  });

  it.each([['en', 360], ['fr', 360], ['fr', 1440]] as const)('list, desk and new quote fit the screen in %s at %i px', async (language, width) => {
    const page = await signIn('dana', width, language);
    const fits = async () => {
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    await fits();
    await page.goto(`/admin/quote/${quoteId}/show`);
    await page.locator('[data-figure=price]').first().waitFor();
    await fits();
    await page.goto('/admin/quote/create');
    await page.getByRole('option').first().waitFor();
    await fits();
    await page.context().close();
  });
});
