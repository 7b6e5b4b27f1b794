// docs/operations.md, "With containers, from nothing to the first order": the roles of docker-compose.yml, with its
// environment, in production.
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { newDataFolder, removeDataFolder } from '../harness/supervisor.ts';
import { montreal, readyToPay } from '../harness/readied-cart.ts';
import { until } from '../harness/until.ts';
import { createVisitor, type Visitor } from '../harness/visitor.ts';
import { chapters } from '../journeys/chapters.ts';
import { startContainers, type Containers } from './containers.ts';

const PASSWORD = 'Treadle-Valve-91';
const hex = () => randomBytes(24).toString('hex');
const key = () => randomBytes(32).toString('base64');
const ENV = {
  SHOP_HOST: 'shop.example',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'orders@shop.example',
  POSTGRES_PASSWORD: hex(),
  VALKEY_PASSWORD: hex(),
  CATALOGUE_INDEX_TOKEN: hex(),
  MASTER_KEY: key(),
  PROOF_KEY: key(),
};

describe('docker-compose.yml', () => {
  const then = chapters();
  const files = newDataFolder();
  let shop: Containers;
  let owner: Visitor;
  let buyer: Visitor;
  const visitor = (web = 0) => createVisitor(shop.webs[web]!, '', 'en');
  const code = (secret: string, periods: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 });

  beforeAll(async () => {
    shop = await startContainers(ENV);
  });
  afterAll(async () => {
    await shop?.stop();
    removeDataFolder(files);
  });

  it('names what .env lacks, and nothing starts', () =>
    expect(startContainers({ ...ENV, MASTER_KEY: undefined as never })).rejects.toThrow('MASTER_KEY: 32 bytes'));

  then('starts every role twice, from what the image holds, closed to shoppers', async () => {
    expect(shop.webs).toHaveLength(2);
    const answers = await Promise.all(shop.webs.map((web) => fetch(`${web}/`)));
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  });

  then('gives its first administrator a link, and demands a second factor', async () => {
    const printed = await shop.run('web1', ['dist/server/administrator.js', 'louise@shop.example']);
    const [, token = ''] = /https:\/\/shop\.example\/\S*#token=([\w-]+)/.exec(printed) ?? [];
    owner = visitor();
    const person = { name: 'Louise Gagnon', email: 'louise@shop.example', password: PASSWORD };
    await owner.post('admin/session/becomeadministrator', { ...person, token, confirmPassword: PASSWORD });
    const refused = owner.refused(owner.get('admin/setup/list', {}));
    expect(await refused).toMatchObject({ code: 'second_factor_missing' });
    const { secret } = await owner.post('admin/secondfactor/begin', { proof: { password: PASSWORD } });
    await owner.post('admin/secondfactor/confirm', { code: code(secret, 0) });
    expect((await owner.get('admin/setup/list', {})).steps.length).toBeGreaterThan(5);
  });

  then('is set up by the steps of the first hour', async () => {
    const name = { en: 'Quebec', fr: 'Québec' };
    const places = [{ country: 'CA', state: 'QC', zipFrom: '', zipTo: '' }];
    const gst = {
      name: { en: 'GST', fr: 'TPS' },
      onShipping: true,
      compound: false,
      rates: [{ taxClass: 'standard', validFrom: '2008-01-01', rate: 5_000 }],
    };
    const { settings } = await owner.get('admin/setting/list', {});
    const set = async (
      setting: 'StoreTitle' | 'CompanyAddress' | 'CompanyEmail' | 'PayByWire' | 'DealersNeedApproval' | 'ShopOpen',
      to: string,
    ) => {
      const { value } = settings.find(({ name: one }) => one === setting)!;
      if (value !== to) await owner.post('admin/setting/change', { name: setting, from: value, to });
    };
    await set('StoreTitle', 'Gagnon Hydraulics');
    await set('CompanyAddress', '12 rue du Port\nQuébec QC G1K 4A1');
    await set('CompanyEmail', 'office@gagnon.example');
    await set('PayByWire', '1');
    await set('DealersNeedApproval', '1');
    await owner.post('admin/tax/addzone', { name, places, taxes: [gst] });
    const { addressLine1, city, state, zip, country } = montreal;
    const address = { addressLine1, city, state, zip, country };
    await owner.post('admin/warehouse/add', { warehouse: 'quebec', name, address, sort: 1 });
    const { zoneId: zone } = await owner.post('admin/shipping/addzone', { name, places });
    await owner.post('admin/shipping/addmethod', {
      shippingMethod: 'ground',
      name: { en: 'Ground', fr: 'Route' },
      kind: 'delivery',
      sort: 1,
      rates: [
        {
          zone,
          by: 'value',
          bands: [{ upTo: null, price: 1_500, pricePerFurther: null }],
          freeFrom: null,
          onRequestAbove: { grams: null, lengthMm: null, value: null },
        },
      ],
    });
    const category = { name: { en: 'Hoses', fr: 'Boyaux' } };
    await owner.post('admin/category/add', { categoryId: 'hoses', parent: '', category });
    const catalogue = join(files, 'hoses.csv');
    const rows = [
      'item_number,category,brand,name_en,name_fr,prices,stock_quebec',
      'GH-7,hoses,Gagnon,Hose,Boyau,1:20.00,9',
      '',
    ];
    writeFileSync(catalogue, rows.join('\n'));
    expect(await shop.run('web1', ['dist/server/import.js', catalogue])).toContain('1 added');
    await set('ShopOpen', '1');
    await until(async () => ((await fetch(`${shop.webs[1]}/`)).status === 200 ? true : undefined), 'an open shop');
  });

  then('takes an order on terms, of a dealer that it has approved, through either web', async () => {
    buyer = visitor(1);
    await buyer.post('account/register', {
      accountType: 'dealer',
      companyName: 'Ateliers Nord',
      firstName: 'Nora',
      lastName: 'Lévesque',
      email: 'nora@nord.example',
      userName: 'nora',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    });
    const { rows } = await owner.get('admin/customer/list', { search: 'Ateliers' });
    await owner.post('admin/customer/approve', { accountId: rows[0]!.accountId, creditLimit: 100_000 });
    await until(async () => shop.mails.find(({ to }) => to === 'nora@nord.example'), 'the letter of approval');
    await buyer.post('account/login', { userName: 'nora', password: PASSWORD });
    const { orderId, total } = await readyToPay(buyer, [['GH-7', 2]], 'nora@nord.example');
    // Two hoses and the way there, with five per cent.
    expect(total).toBe(5_775);
    const payment = { method: 'terms', poNumber: 'PO-1' } as const;
    await buyer.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
    const { rows: orders } = await owner.get('admin/order/list', {});
    expect(orders).toMatchObject([{ OrderTotal: total }]);
    await until(
      async () => shop.mails.filter(({ to }) => to === 'nora@nord.example').length > 1 || undefined,
      'the confirmation',
    );
  });
});
