import { chromium } from 'playwright-core';
const url = 'http://127.0.0.1:4330';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const pw = 'Millwright#2026';
// staff: issue certificate, adjust points
const office = await (await b.newContext({ viewport: { width: 1440, height: 1000 }, locale: 'en-CA' })).newPage();
await office.goto(url + '/admin'); await office.waitForTimeout(3000); await office.screenshot({ path: '/tmp/o0.png' });
await office.locator('input').first().fill('helen'); await office.locator('input[type=password]').fill(pw); await office.keyboard.press('Enter');
await office.waitForTimeout(3000);
await office.goto(url + '/admin/gift-certificate'); await office.waitForTimeout(2500);
await office.screenshot({ path: '/tmp/o1.png' });
await office.goto(url + '/admin/customer/ACC-1001/show'); await office.waitForTimeout(3000);
const btn = office.getByRole('button', { name: 'Change points' });
if (await btn.count()) { await btn.click(); await office.getByLabel(/^Points/).fill('2500'); await office.getByLabel(/^Reason/).fill('For the long wait'); await office.screenshot({ path: '/tmp/o2.png' }); await office.keyboard.press('Enter'); await office.waitForTimeout(1500); }
await office.screenshot({ path: '/tmp/o3.png', fullPage: true });
for (const [w, l] of [[1440, 'en'], [360, 'fr']] as const) {
  const c = await b.newContext({ viewport: { width: w, height: 900 }, locale: l === 'en' ? 'en-CA' : 'fr-CA' });
  const p = await c.newPage(); p.on('console', (m) => m.type() !== 'info' && console.log(m.text().slice(0, 300)));
  await p.goto(url + `/account/login?lng=${l}`);
  await p.locator('input[name=userName]').fill('ben'); await p.locator('input[name=password]').fill(pw); await p.keyboard.press('Enter');
  await p.waitForURL((u) => !u.pathname.startsWith('/account/login'));
  await p.waitForTimeout(1500);
  await p.screenshot({ path: `/tmp/s0-${w}.png` });
  await p.goto(url + '/profile/myrewards'); await p.waitForTimeout(1200); await p.screenshot({ path: `/tmp/s1-${w}.png`, fullPage: true });
  await p.goto(url + '/profile/myincompleteorders'); await p.waitForTimeout(800); await p.screenshot({ path: `/tmp/s2-${w}.png`, fullPage: true });
  const post = async (path: string, data: object) => (await c.request.post(url + '/api/post', { headers: { 'x-millwright-client': '1', 'x-millwright-command-id': crypto.randomUUID() }, data: { path, data } })).json();
  const cart = await post('cart/addtocart', { ProductId: '6204-2RS', Qty: 20 });
  const a = { firstName: 'Ben', lastName: 'Carter', company: '', addressName: '', addressLine1: '1 rue du Marché', addressLine2: '', addressLine3: '', city: 'Montréal', state: 'QC', county: '', zip: 'H2X 1A1', country: 'CA', phone1: '514-555-0199', phone2: '', phone3: '', fax: '', extension: '' };
  console.log(JSON.stringify(await post('checkout/saveheader', { OrderId: cart.OrderID, Email: 'ben@example.com', ShipTo: a, BillTo: a, ShippingMethod: 'ground' })).slice(0, 200));
  await p.goto(url + '/checkout/processcheckout?step=payment'); await p.waitForTimeout(2500);
  await p.screenshot({ path: `/tmp/s3-${w}.png`, fullPage: true });
  await p.getByRole('button', { name: l === 'en' ? 'Pay with several methods' : 'Payer par plusieurs modes' }).click();
  await p.getByRole('button', { name: l === 'en' ? 'Add a payment method' : 'Ajouter un mode de paiement' }).click();
  await p.waitForTimeout(2500);
  await p.getByRole('group').nth(0).getByRole('tab').nth(6).click().catch(() => {});
  await p.screenshot({ path: `/tmp/s4-${w}.png`, fullPage: true });
  console.log(w, await p.evaluate(() => [document.documentElement.scrollWidth, innerWidth]));
}
await b.close();
