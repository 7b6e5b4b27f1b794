import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { openWindow } from './browser.ts';
import { chapters } from './chapters.ts';
import { journey } from './journey.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';

journey('the auditor looks at an order as it once stood, by keyboard', (stage) => {
  const then = chapters();
  const t = textsIn('en');
  let emile: Page;
  let orderId = '';

  beforeAll(async () => {
    const ben = stage.shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    const cart = await readyToPay(ben, [['6205-2RS', 4]]);
    orderId = cart.orderId;
    await ben.post('checkout/placeorder', {
      OrderId: orderId,
      OrderTotal: cart.total,
      payment: { method: 'terms', poNumber: 'PO-1' },
    });
    const dana = stage.shop.visitor();
    await dana.post('admin/session/login', { userName: 'dana', password: DEMO_PASSWORD });
    await dana.post('admin/order/shiplines', {
      orderId,
      carrier: 'Purolator',
      trackingNumber: 'TRACK-77',
      lines: [{ lineId: '1', quantity: 4 }],
    });
    ({ page: emile } = await openWindow(stage.browser, stage.shop.url, { width: 1440, language: 'en' }));
    await emile.goto(`/admin/order/${orderId}/show`);
    await emile.locator('[name=username]').fill('emile');
    await emile.locator('[name=password]').fill(DEMO_PASSWORD);
    await emile.keyboard.press('Enter');
    await emile.getByText('TRACK-77').first().waitFor();
  });
  afterAll(async () => emile?.context().close());

  then('he steps back before the shipment, with the arrow keys of the slider', async () => {
    await emile.getByLabel(t('admin-replay:slider')).focus();
    await emile.keyboard.press('ArrowLeft');
    await emile.waitForURL(`**/show?asOf=${encodeURIComponent(`order-${orderId}@1`)}`);
    await emile.keyboard.press('ArrowLeft');
    await emile.waitForURL('**/show?asOf=payment-*');
    await emile.getByText(t('admin-replay:readOnly')).waitFor();
    await emile.getByText('TRACK-77', { exact: true }).waitFor({ state: 'detached' });
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
    expect(await page.getByText('TRACK-77').count()).toBe(0);
    await emile.keyboard.press('Escape');
  });

  then('he unfolds why the total is what it is, and goes back to the present', async () => {
    await emile.getByText(t('admin-replay:why.unfold')).focus();
    await emile.keyboard.press('Enter');
    await emile.getByText('It is what was charged.').waitFor();
    await emile.getByRole('button', { name: t('admin-replay:now'), exact: true }).focus();
    await emile.keyboard.press('Enter');
    await emile.getByText('TRACK-77').first().waitFor();
  });

  then('a rebuild beside the live one says that orders are the same, byte for byte', async () => {
    await emile.goto('/admin/replay?tab=parity');
    await emile.getByRole('button', { name: t('admin-replay:parity.compare') }).focus();
    await emile.keyboard.press('Enter');
    await emile.getByText('The same, byte for byte').waitFor();
    expect(await violations(emile)).toEqual([]);
  });
});
