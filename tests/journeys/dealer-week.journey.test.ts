// Issue 29, a dealer's first week at the office: opens an account for a company that telephoned, brings the file of an old system,
// takes it back, and brings it again; raises what a list of rules makes by as much as is said; tries the address.
import type { Page } from 'playwright-core';
import { upload } from '../harness/upload.ts';
import { until } from '../harness/until.ts';
import type { Visitor } from '../harness/visitor.ts';
import { openWindow } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { ownLetters, staffMember } from './people.ts';
import { signInAtOffice } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { windowsIn } from './windows.ts';

journey('a dealer in the first week', (stage) => {
  describe.each(windowsIn('fr'))('in $language at $width px', ({ language, width }) => {
    const t = textsIn(language);
    const then = chapters();
    const own = ownLetters();
    const items = [`${own}-1`.toUpperCase(), `${own}-2`.toUpperCase()];
    let page: Page;
    let errors: string[];
    let helen: Visitor;

    const main = () => page.getByRole('main');
    const dialog = () => page.getByRole('dialog');
    const word = (key: string, values?: Record<string, string | number>) => t(`admin-import:${key}`, values);
    const statusOf = async (item: string) => (await helen.get('admin/product/detail', { itemNumber: item })).status;

    beforeAll(async () => {
      helen = await staffMember(stage.shop, 'helen', language);
      ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      await signInAtOffice(page, 'helen');
    });
    afterAll(() => page?.context().close());
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('opens the account of a company, whose first person is invited', async () => {
      await page.goto('/admin/customer');
      await page.getByRole('button', { name: t('admin-customer:new'), exact: true }).click();
      const field = (name: string) => dialog().locator(`[name=${name}]`);
      await field('name').fill(`Atelier ${own}`);
      await field('creditLimit').fill(language === 'fr' ? '2500,50' : '2500.50');
      await field('paymentTermDays').fill('45');
      await field('firstName').fill('Ines');
      await field('lastName').fill('Roy');
      await field('phone').fill('514 555-0101');
      await field('email').fill(`${own}@atelier.example`);
      await dialog().getByLabel(t('admin-customer:withAddress')).check();
      await field('addressLine1').fill('4, rue Neuve');
      await field('city').fill('Laval');
      await field('state').selectOption('QC');
      await field('zip').fill('H7N 1A1');
      await expectFit(page);
      await dialog()
        .getByRole('button', { name: t('admin-customer:openAccount'), exact: true })
        .click();
      await page.waitForURL('**/customer/*/show');
      await main().getByText('4, rue Neuve').first().waitFor();
      const [row] = (await helen.get('admin/customer/list', { search: `Atelier ${own}` })).rows;
      expect(row).toMatchObject({ status: 'active', creditLimit: 250_050, contacts: 1 });
    });

    then('says once what the file of an old system has no column for', async () => {
      // Its own by its capitals: what was said of the columns of a file is remembered for the next that has them.
      const heading = [...'Réf. article;Désignation'].map((letter, at) =>
        own.charCodeAt(at % own.length) % 2 ? letter.toUpperCase() : letter,
      );
      const file = [
        `${heading.join('')};Marque;Prix HT`,
        ...items.map((item, at) => `${item};Pompe ${at};Gagnon;${at + 1}0,00`),
      ].join('\n');
      const { part } = await upload(helen, 'admin/import/part', { FileData: Buffer.from(file).toString('base64') });
      const { importId } = await helen.post('admin/import/upload', { fileName: 'articles.csv', parts: [part] });
      await page.goto(`/admin/import/${importId}/show`);
      const category = language === 'fr' ? 'Catégorie' : 'Category';
      await main()
        .getByRole('button', { name: word('extraAdd', { field: category }), exact: true })
        .click();
      const value = main().getByRole('combobox', {
        name: t('admin:form.labelled', { label: word('extraText'), value: category }),
      });
      await value.fill(language === 'fr' ? 'rou' : 'bear');
      await page.getByRole('option').first().click();
      await expectFit(page);
      await main()
        .getByRole('button', { name: word('check'), exact: true })
        .click();
      await main()
        .getByRole('button', { name: word('start', { count: 2 }), exact: true })
        .click();
      await until(
        async () => ((await statusOf(items[1]!).catch(() => '')) === 'active' ? true : undefined),
        'the products of the file',
      );
    });

    then('takes the file back, and everything of it is out of sale', async () => {
      await main()
        .getByRole('button', { name: word('undo'), exact: true })
        .click();
      await dialog()
        .getByRole('button', { name: word('undo'), exact: true })
        .click();
      await until(
        async () => ((await statusOf(items[0]!)) === 'discontinued' ? true : undefined),
        'the products to be out of sale',
      );
      await until(
        async () =>
          (await helen.get('admin/product/detail', { itemNumber: items[0]! })).standardPrice === undefined || undefined,
        'its price to be gone',
      );
    });

    then('is shown the taxes of what the shop sells to before any is added', async () => {
      await page.goto('/admin/tax');
      await main()
        .getByRole('button', { name: t('admin-tax:canada.button'), exact: true })
        .click();
      await dialog().getByRole('row').nth(3).waitFor();
      await expectFit(page);
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
    });

    then('sees what opening needs, and that the address of this machine is nobody else\u2019s', async () => {
      await page.goto('/admin/setup');
      await main()
        .getByRole('button', { name: t('admin-setup:step.address.try'), exact: true })
        .click();
      await main().getByRole('status').filter({ hasText: 'http' }).first().waitFor();
      await expectFit(page);
    });
  });
});
