// Issue 29, "Hands and eyes": a manager sets a price and a count on the product's own page, picks where a menu leads, and is
// told beside Save what a setting refuses.
import type { Page } from 'playwright-core';
import { until } from '../harness/until.ts';
import type { Visitor } from '../harness/visitor.ts';
import { openWindow } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { ownItem, type OwnItem } from './own-item.ts';
import { ownLetters, staffMember } from './people.ts';
import { signInAtOffice } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { windowsIn } from './windows.ts';

journey('a manager of the shop', (stage) => {
  describe.each(windowsIn('en'))('in $language at $width px', ({ language, width }) => {
    const t = textsIn(language);
    const then = chapters();
    const saveWord = language === 'fr' ? 'Enregistrer' : 'Save';
    let page: Page;
    let errors: string[];
    let helen: Visitor;
    let item: OwnItem;

    const main = () => page.getByRole('main');
    const dialog = () => page.getByRole('dialog');
    const save = async () => {
      await dialog().getByRole('button', { name: saveWord, exact: true }).click();
      await dialog().waitFor({ state: 'detached' });
    };
    const sale = () => page.locator('#section-priceAndStock');

    beforeAll(async () => {
      helen = await staffMember(stage.shop, 'helen', language);
      item = ownItem(stage.shop);
      await item.costs(1_000);
      ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      await signInAtOffice(page, 'helen');
    });
    afterAll(() => page?.context().close());
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('sets the price of a product on its page, and takes it back', async () => {
      await page.goto(`/admin/product/${item.itemNumber}/show`);
      for (const [typed, cents] of [
        ['12.34', 1_234],
        ['10.00', 1_000],
      ] as const) {
        await sale()
          .getByRole('button', { name: t('admin-product:sale.setPrice') })
          .click();
        await dialog()
          .locator('[name=unitPrice]')
          .fill(language === 'fr' ? typed.replace('.', ',') : typed);
        await save();
        await sale()
          .getByText(language === 'fr' ? `${typed.replace('.', ',')}\u00a0$` : `$${typed}`)
          .waitFor();
        const { unitPrice } = await helen.get('admin/pricelist/why', { itemNumber: item.itemNumber });
        expect(unitPrice).toBe(cents);
      }
      await expectFit(page);
    });

    then('counts what lies in a warehouse there, and sees it in the shop', async () => {
      await sale()
        .getByRole('button', { name: t('admin-product:sale.count') })
        .first()
        .click();
      await dialog().locator('[name=quantity]').fill('77');
      await save();
      await sale().getByText('77', { exact: true }).first().waitFor();
      const { warehouses } = await helen.get('admin/stock/detail', { itemNumber: item.itemNumber });
      expect(warehouses.map(({ onHand }) => onHand)).toContain(77);
    });

    then('is told beside Save what a setting refuses, with the focus on its field', async () => {
      await page.goto('/admin/setting');
      const field = main().getByLabel(t('admin-setting:of.AccentColour.label'), { exact: true });
      await field.fill('orange');
      await main().getByRole('button', { name: saveWord, exact: true }).click();
      await main()
        .getByRole('alert')
        .filter({ hasText: t('admin-setting:of.AccentColour.label') })
        .waitFor();
      await until(
        async () => (await field.evaluate((element) => element === document.activeElement)) || undefined,
        'the focus on what was refused',
      );
      await main()
        .getByRole('button', { name: t('admin:form.discard'), exact: true })
        .click();
    });

    then('picks the page that an entry of the menu leads to', async () => {
      const label = `Own ${ownLetters()}`;
      await page.goto('/admin/menu/social/show');
      await main()
        .getByRole('button', { name: t('admin-content:menu.add') })
        .click();
      const entry = main().getByRole('treeitem').last();
      await entry.getByRole('textbox').nth(0).fill(label);
      await entry.getByRole('textbox').nth(1).fill(label);
      const where = entry.getByRole('combobox', { name: t('admin-content:menu.where.page') });
      await where.fill(language === 'fr' ? 'aide' : 'help');
      await page.getByRole('option').first().click();
      await main().getByRole('button', { name: saveWord, exact: true }).click();
      const saved = async () => (await helen.get('admin/menu/detail', { id: 'social' })).content.entries;
      await page.getByText(t('admin:form.saved'), { exact: true }).waitFor();
      await stage.shop.everybodySees(page);
      expect((await saved()).find((one) => one.label.en === label)?.target).toEqual({ kind: 'page', page: 'help' });
      await expectFit(page);
      await helen.post('admin/menu/discard', { id: 'social' });
    });
  });
});
