import type { Page } from 'playwright-core';
import { readyToPay } from '../harness/readied-cart.ts';
import { openWindow } from './browser.ts';
import { chapters } from './chapters.ts';
import { journey } from './journey.ts';
import { contactOnTerms, ownLetters, staffMember } from './people.ts';
import { signInAtOffice } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';

journey('the auditor looks at an order as it once stood, by keyboard', (stage) => {
  const then = chapters();
  const t = textsIn('en');
  const trackingNumber = `TRACK-${ownLetters()}`;
  let emile: Page;
  let orderId = '';

  beforeAll(async () => {
    const { visitor: ben } = await contactOnTerms(stage.shop);
    const cart = await readyToPay(ben, [['6205-2RS', 4]]);
    orderId = cart.orderId;
    await ben.post('checkout/placeorder', {
      OrderId: orderId,
      OrderTotal: cart.total,
      payment: { method: 'terms', poNumber: `PO-${ownLetters()}` },
    });
    const dana = await staffMember(stage.shop, 'dana');
    await dana.post('admin/order/shiplines', {
      orderId,
      carrier: 'Purolator',
      trackingNumber,
      lines: [{ lineId: '1', quantity: 4 }],
    });
    ({ page: emile } = await openWindow(stage.browser, stage.shop.url, { width: 1440, language: 'en' }));
    await signInAtOffice(emile, 'emile', `/admin/order/${orderId}/show`);
    await emile.getByText(trackingNumber).first().waitFor();
  });
  afterAll(async () => emile?.context().close());

  then('he steps back before the shipment, with the arrow keys of the slider', async () => {
    // Until its moments are there it can be neither focused nor moved.
    await emile.getByRole('slider', { name: t('admin-replay:slider'), disabled: false }).press('ArrowLeft');
    await emile.waitForURL(`**/show?asOf=${encodeURIComponent(`order-${orderId}@1`)}`);
    await emile.keyboard.press('ArrowLeft');
    await emile.waitForURL('**/show?asOf=payment-*');
    await emile.getByText(t('admin-replay:readOnly')).waitFor();
    await emile.getByText(trackingNumber, { exact: true }).waitFor({ state: 'detached' });
    await emile.getByText(t('admin:order.noShipmentsThen'), { exact: true }).waitFor();
    expect(await emile.getByRole('cell', { name: 'New', exact: true }).count()).toBe(1);
    expect(await violations(emile)).toEqual([]);
  });

  then('he sees what the customer saw then: the page of the shop, without the shipment', async () => {
    await emile.getByRole('button', { name: t('admin-replay:buyerPage') }).focus();
    await emile.keyboard.press('Enter');
    const page = emile.frameLocator('iframe');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('Nothing has been shipped yet').waitFor();
    expect(await page.getByText(trackingNumber).count()).toBe(0);
    await emile.keyboard.press('Escape');
  });

  then('he unfolds why the total is what it is, and goes back to the present', async () => {
    await emile.getByText(t('admin-replay:why.unfold')).focus();
    await emile.keyboard.press('Enter');
    await emile.getByText('It is what was charged.').waitFor();
    await emile.getByRole('button', { name: t('admin-replay:now'), exact: true }).focus();
    await emile.keyboard.press('Enter');
    await emile.getByText(trackingNumber).first().waitFor();
  });

  then('a rebuild beside the live one says that orders are the same, byte for byte', async () => {
    await emile.goto('/admin/replay?tab=parity');
    await emile.getByRole('button', { name: t('admin-replay:parity.compare') }).focus();
    await emile.keyboard.press('Enter');
    await emile.getByText('The same, byte for byte').waitFor();
    expect(await violations(emile)).toEqual([]);
  });
});
