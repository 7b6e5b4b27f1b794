import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { until } from '../harness/until.ts';
import { openWindow, takenOver, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { journey } from './journey.ts';
import { contactOnTerms, type Contact } from './people.ts';
import { textsIn } from './texts.ts';

const purchaseOrder = `PO-${Date.now()}`;
const trackingNumber = `329${Date.now()}`;

journey('a buyer on terms and the CSR who ships', (stage) => {
  const then = chapters();
  const errors: string[] = [];
  let person: Contact;
  let ben: Page;
  let dana: Page;
  let orderNumber = '';

  beforeAll(async () => {
    person = await contactOnTerms(stage.shop);
    const [buyer, csr] = [
      await openWindow(stage.browser, stage.shop.url, { width: 1440 }),
      await openWindow(stage.browser, stage.shop.url, { width: 1440 }),
    ];
    [ben, dana] = [buyer.page, csr.page];
    for (const page of [ben, dana]) page.on('pageerror', (error) => errors.push(String(error)));
  });
  afterAll(async () => {
    await ben?.context().close();
    await dana?.context().close();
  });
  afterEach(() => expect(errors.splice(0)).toEqual([]));

  const benMain = () => ben.getByRole('main');

  then('ben signs in and is greeted by his name', async () => {
    await visit(ben, '/');
    await ben.getByRole('link', { name: 'Sign in' }).first().click();
    await benMain().getByLabel('User name').fill(person.userName);
    await benMain().getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await benMain().getByRole('button', { name: 'Sign in', exact: true }).click();
    await ben.getByText(`Welcome, ${person.name}`).waitFor();
    await takenOver(ben);
  });

  then('ben types an item number and is taken to the item', async () => {
    await ben.getByLabel('Search by keyword or item number').and(ben.locator('input')).fill('6204-2RS');
    await ben.keyboard.press('Enter');
    await benMain()
      .getByRole('heading', { level: 1, name: /6204-2RS/ })
      .waitFor();
  });

  then('ben adds it to the cart', async () => {
    await benMain().getByRole('button', { name: 'Add to cart', exact: true }).click();
    await ben.getByRole('link', { name: 'Cart, 1 line', exact: true }).waitFor();
  });

  then('ben has it shipped to an address of the company’s address book', async () => {
    await ben.getByRole('link', { name: 'Cart, 1 line', exact: true }).click();
    await benMain().getByRole('link', { name: 'Checkout', exact: true }).click();
    await benMain()
      .getByRole('radiogroup', { name: 'Ship to' })
      .getByRole('radio', { name: /Innes Road/ })
      .check();
    await benMain().getByRole('radiogroup', { name: 'Shipping method' }).getByRole('radio').first().check();
    await benMain().getByRole('button', { name: 'Continue Checkout' }).click();
    await ben.waitForURL('**/checkout/processcheckout?step=payment');
    await benMain().getByText('1150 Innes Road').first().waitFor();
  });

  it('ben is asked for a PO number when he pays on terms without one', async () => {
    await benMain()
      .getByRole('tab', { name: textsIn('en')('payment-method:terms.name') })
      .click();
    await benMain().getByRole('button', { name: 'Complete Order' }).click();
    await benMain().locator('[aria-invalid=true]').waitFor();
    expect(await benMain().getByLabel('PO number').getAttribute('aria-invalid')).toBe('true');
  });

  then('ben orders with a PO number', async () => {
    await benMain().getByLabel('PO number').fill(purchaseOrder);
    await benMain().getByRole('button', { name: 'Complete Order' }).click();
    await ben.waitForURL('**/checkout/ordercomplete/*');
    await benMain().getByText(purchaseOrder).first().waitFor();
    orderNumber =
      (await benMain().getByRole('paragraph').filter({ hasText: 'Order number' }).locator('strong').textContent()) ??
      '';
    expect(orderNumber).toMatch(/^MW-/);
    await stage.shop.everybodySees(ben);
  });

  then('dana signs in at the back office', async () => {
    await dana.goto('/admin');
    await dana.getByLabel('Username').fill('dana');
    await dana.getByLabel('Password').fill(DEMO_PASSWORD);
    await dana.getByRole('button', { name: 'Sign in', exact: true }).click();
    await dana.getByRole('group', { name: 'Kinds of work' }).waitFor();
  });

  then('dana finds the order by its number', async () => {
    await dana.getByRole('menuitem', { name: 'Orders' }).click();
    await dana.getByPlaceholder('Number, name, e-mail, company, PO').fill(orderNumber);
    // react-admin follows the filter half a second later, and takes a page that was opened meanwhile away again.
    await dana.waitForURL(({ search }) => search.includes(orderNumber));
    await dana.getByRole('row', { name: new RegExp(orderNumber) }).click();
    await dana.getByRole('heading', { level: 1, name: orderNumber }).waitFor();
    await dana.getByText('To ship', { exact: true }).waitFor();
  });

  then('dana ships the line with carrier and tracking number', async () => {
    await dana.getByRole('button', { name: 'Ship lines' }).click();
    const dialog = dana.getByRole('dialog');
    await dialog.getByLabel('Carrier').fill('Purolator');
    await dialog.getByLabel('Tracking number').fill(trackingNumber);
    await dialog.getByRole('button', { name: 'Ship', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await dana.getByRole('cell', { name: trackingNumber }).waitFor();
    await dana.getByRole('cell', { name: 'Shipped', exact: true }).waitFor();
    await dana.getByRole('button', { name: 'Ship lines' }).waitFor({ state: 'detached' });
    await stage.shop.everybodySees(dana);
  });

  it('ben gets a mail with carrier and tracking number', async () => {
    const mail = await until(
      async () =>
        (await stage.shop.mails()).find(({ to, text }) => to === person.email && text.includes(trackingNumber)),
      'the mail about the shipment',
    );
    expect(mail.text).toContain('Purolator');
    expect(`${mail.subject} ${mail.text}`).toContain(orderNumber);
  });

  then('ben finds the order in his history', async () => {
    await visit(ben, '/');
    await ben.getByRole('button', { name: person.name }).click();
    await ben.getByRole('banner').getByRole('link', { name: 'Order history' }).click();
    const row = benMain().getByRole('row', { name: new RegExp(orderNumber) });
    await row.getByText(purchaseOrder).waitFor();
    await row.getByRole('link', { name: trackingNumber }).click();
    await ben.waitForURL('**/trackshipment/*');
    await benMain().getByText('Purolator').waitFor();
    await benMain().getByText(trackingNumber).waitFor();
    await benMain().getByRole('link', { name: 'Show the order' }).click();
    await ben.waitForURL('**/profile/myorders/*');
  });

  then('ben sees "Shipped" and the tracking number in the order’s details', async () => {
    await benMain().getByRole('heading', { level: 1, name: orderNumber }).waitFor();
    await benMain().getByText('Shipped', { exact: true }).first().waitFor();
    await benMain().getByRole('cell', { name: 'Shipped', exact: true }).waitFor();
    await benMain().getByText(trackingNumber).waitFor();
    await benMain().getByText('Purolator').waitFor();
  });
});
