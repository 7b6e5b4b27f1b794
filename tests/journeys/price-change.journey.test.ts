// Issue 10: the pricing manager raises one brand for two accounts from the first of the month, and takes it back.
import type { Page } from 'playwright-core';
import { type Visitor } from '../harness/visitor.ts';
import { openWindow } from './browser.ts';
import { chapters } from './chapters.ts';
import { journey } from './journey.ts';
import { accountNamed, contactOnTerms, ownLetters, registeredBuyer, staffMember } from './people.ts';
import { signInAtOffice } from './sign-in.ts';
import { textsIn } from './texts.ts';

const ITEM = '6000';

journey('a pricing manager', (stage) => {
  const t = textsIn('en');
  const then = chapters();
  const own = ownLetters();
  const priceList = `partners-${own}`;
  let accounts: string[] = [];
  let page: Page;
  let main: ReturnType<Page['getByRole']>;
  let helen: Visitor;
  let first = '';
  let before = 0;
  let errors: string[];

  const priceOf = async (accountId: string, day?: string) =>
    (await helen.get('admin/pricelist/why', { accountId, itemNumber: ITEM, ...(day ? { day } : {}) })).unitPrice!;
  const click = (key: `${string}:${string}`) => main.getByRole('button', { name: t(key), exact: true }).click();
  const sure = () => page.getByRole('dialog').getByRole('button').last().click();
  const isNow = (status: string) => main.getByText(t(`admin-price-change:status.${status}`), { exact: true }).waitFor();

  beforeAll(async () => {
    helen = await staffMember(stage.shop, 'helen');
    const company = await contactOnTerms(stage.shop);
    const paula = await registeredBuyer(stage.shop, { firstName: 'Paula', lastName: 'Partner' });
    accounts = [company.accountId, await accountNamed(helen, paula.email)];
    await helen.post('admin/pricelist/add', {
      priceList,
      name: { en: `Partners ${own}`, fr: `Partenaires ${own}` },
      currency: 'CAD',
      audience: 'accounts',
      accounts: [...accounts],
    });
    ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width: 1440 }));
    main = page.getByRole('main');
    await signInAtOffice(page, 'helen');
    const [year = 0, month = 0] = (await helen.get('admin/pricelist/why', { itemNumber: ITEM })).today
      .split('-')
      .map(Number);
    first = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
    before = await priceOf(company.accountId);
  });
  afterAll(() => page?.context().close());
  afterEach(() => expect(errors?.splice(0)).toEqual([]));

  then('raises one brand by 3.5 %, rounded to five cents, for two accounts from the first of next month', async () => {
    await page.goto(`/admin/price-change/create?list=${priceList}`);
    await page.locator('[name=name]').fill(`Partners ${own}, next month`);
    await page.getByLabel(t('admin-price-change:base'), { exact: true }).click();
    await page.getByRole('option', { name: 'standard' }).click();
    await page.locator('[name=from]').fill(first);
    await page.locator('[name="items.brand"]').fill('Rolvane');
    await page.getByRole('option', { name: 'Rolvane' }).click();
    await click('admin:form.add');
    await main.getByText(t('admin-price-change:accounts', { count: accounts.length })).waitFor();
    await click('admin-price-change:plan');
    await sure();
    await isNow('written');
  });

  then('has changed nothing today, and both accounts on the day', async () => {
    const after = Math.round((before * 1.035) / 5) * 5;
    for (const account of accounts) {
      expect(await priceOf(account)).toBe(before);
      expect(await priceOf(account, first)).toBe(after);
    }
    expect(await priceOf('', first)).toBe(before);
  });

  then('takes it back the same evening', async () => {
    await click('admin-price-change:takeBack');
    await sure();
    await isNow('taken-back');
    for (const account of accounts) expect(await priceOf(account, first)).toBe(before);
  });
});
