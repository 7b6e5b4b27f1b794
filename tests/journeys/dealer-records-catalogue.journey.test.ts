// Issue 29, "Hands and eyes": a manager keeps the records of the catalogue. Each is made, changed, seen in the shop and taken
// back; two managers meet on one product, and an attribute is written without a mouse.
import type { Page } from 'playwright-core';
import { until } from '../harness/until.ts';
import type { Visitor } from '../harness/visitor.ts';
import { openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { officeHands, type OfficeHands } from './office.ts';
import { ownLetters, staffMember } from './people.ts';
import { signInAtOffice } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { windowsIn } from './windows.ts';

journey('a manager keeps the records of the catalogue', (stage) => {
  describe.each(windowsIn('en'))('in $language at $width px', ({ language, width }) => {
    const t = textsIn(language);
    const then = chapters();
    const own = ownLetters();
    const category = `own-${own}`;
    const attribute = `own_${own}`;
    const item = `OWN-${own.toUpperCase()}`;
    const brand = `Gagnon ${own}`;
    const family = `own-family-${own}`;
    const list = `own-list-${own}`;
    const shown = (en: string, fr: string) => (language === 'fr' ? fr : en);
    let page: Page;
    let errors: string[];
    let office: OfficeHands;
    let colleague: Page;
    let helen: Visitor;

    const shopHas = async (path: string, words: string) => {
      await visit(page, path);
      await page.getByRole('main').getByText(words).first().waitFor();
    };
    const statusOf = async (path: string) => (await fetch(`${stage.shop.url}${path}`)).status;
    const choose = async (name: string | RegExp) => page.getByRole('option', { name }).first().click();

    beforeAll(async () => {
      helen = await staffMember(stage.shop, 'helen', language);
      ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      ({ page: colleague } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      office = officeHands(page, stage.shop, t, language);
      await signInAtOffice(page, 'helen');
      await signInAtOffice(colleague, 'tomas');
    });
    afterAll(async () => {
      await page?.context().close();
      await colleague?.context().close();
    });
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('adds a category, which the shop has at once, and moves it by a key', async () => {
      await page.goto('/admin/category');
      await office.open('admin-category:add');
      await office.dialog.getByRole('textbox').first().fill(`Own ${own}`);
      await office.field('fr').fill(`Propre ${own}`);
      await expectFit(page);
      await office.submit(t('admin:form.add'));
      await shopHas(`/category/${category}/own`, shown(`Own ${own}`, `Propre ${own}`));
      await page.goto('/admin/category');
      await page.locator(`#category-${category}`).focus();
      await page.keyboard.press('Alt+ArrowUp');
      await office.main.getByText(t('admin-category:moved', { name: shown(`Own ${own}`, `Propre ${own}`) })).waitFor();
      const { categories } = await helen.get('admin/category/tree', {});
      const top = categories.filter(({ parent }) => !parent);
      expect(top.at(-1)?.categoryId).not.toBe(category);
    });

    then('renames it, and the shop calls it so', async () => {
      await page.locator(`#category-${category}`).click();
      await office.field('name.en').fill(`Renamed ${own}`);
      await office.field('name.fr').fill(`Renommée ${own}`);
      await expectFit(page);
      await office.save();
      await shopHas(`/category/${category}/own`, shown(`Renamed ${own}`, `Renommée ${own}`));
    });

    then('writes an attribute without a mouse', async () => {
      await page.goto('/admin/attribute');
      await office.tabTo(office.main.getByRole('link', { name: t('admin-attribute:add'), exact: true }));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/attribute/create');
      await office.tabTo(office.field('attribute'));
      await page.keyboard.type(attribute);
      await page.keyboard.press('Tab');
      await page.keyboard.type(`Reach ${own}`);
      await page.keyboard.press('Tab');
      await page.keyboard.type(`Portée ${own}`);
      await office.tabTo(office.field('definition.unit'));
      await page.keyboard.type('cm');
      await expectFit(page);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/show');
      await office.tabTo(office.field('name.en'));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(`Range ${own}`);
      await office.tabTo(office.main.getByRole('switch'));
      await page.keyboard.press('Space');
      await page.keyboard.press('ControlOrMeta+s');
      await office.kept();
      const { data } = await helen.get('admin/attribute/detail', { attribute });
      expect(data).toMatchObject({ name: { en: `Range ${own}`, fr: `Portée ${own}` }, unit: 'cm', facet: false });
      await expectFit(page);
    });

    then('makes a product by hand, and publishes it', async () => {
      await page.goto('/admin/product/create');
      await office.field('itemNumber').fill(item);
      await office.field('product.name.en').fill(`Lever ${own}`);
      await office.field('product.name.fr').fill(`Levier ${own}`);
      await office.main.getByRole('combobox', { name: t('admin-product:category') }).fill(own);
      await choose(new RegExp(own));
      await office.field('product.brand').fill(brand);
      await expectFit(page);
      await office.press(t('admin:form.add'));
      await page.waitForURL(`**/product/${item}/show`);
      await office.field('name.en').fill(`Long lever ${own}`);
      await office.write(`Own text ${own}`);
      await office.save();
      await office.press(t('admin-product:publish'));
      await office.dialog.getByText(t('admin-product:sale.noPrice')).waitFor();
      await office.submit(t('admin-product:publishAnyway'));
      await shopHas(`/product/${item}/lever`, shown(`Long lever ${own}`, `Levier ${own}`));
    });

    then('meets a colleague on it, and loses nothing that was typed', async () => {
      const other = officeHands(colleague, stage.shop, t, language);
      const name = 'name.fr';
      await page.goto(`/admin/product/${item}/show`);
      await colleague.goto(`/admin/product/${item}/show`);
      await office.field(name).fill(`Bras ${own}`);
      await office.field('keywords.en').fill(`handle ${own}`);
      await other.field(name).fill(`Manche ${own}`);
      await other.save();
      await office.press(shown('Save', 'Enregistrer'));
      const conflict = page.getByRole('alertdialog', { name: t('admin:form.conflict.title') });
      await conflict.getByText(`Manche ${own}`).waitFor();
      await expectFit(page);
      await office.press(t('admin:form.conflict.back'), conflict);
      await conflict.waitFor({ state: 'detached' });
      expect(await office.field(name).inputValue()).toBe(`Bras ${own}`);
      expect(await office.field('keywords.en').inputValue()).toBe(`handle ${own}`);
      await office.press(shown('Save', 'Enregistrer'));
      await office.press(t('admin:form.conflict.applyMine'), conflict);
      await conflict.waitFor({ state: 'detached' });
      await office.kept();
      const { data } = await helen.get('admin/product/detail', { itemNumber: item });
      expect([data.name.fr, data.keywords.en]).toEqual([`Bras ${own}`, `handle ${own}`]);
    });

    then('names it anew in the table of products', async () => {
      await page.goto(`/admin/product/grid?items=${item}`);
      const cell = office.main.getByRole('gridcell', { name: `Long lever ${own}` });
      await cell.dblclick();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(`Short lever ${own}`);
      await page.keyboard.press('Enter');
      await office.press(t('admin-product:grid.reviewButton', { count: 1 }));
      await office.dialog.getByText(`Short lever ${own}`).waitFor();
      await expectFit(page);
      await office.submit(t('admin-product:grid.apply'));
      await until(
        async () =>
          (await helen.get('admin/product/detail', { itemNumber: item })).data.name.en === `Short lever ${own}` ||
          undefined,
        'the name from the table',
      );
    });

    then('joins it to a family, and lets it go again', async () => {
      await page.goto('/admin/family/create');
      await office.field('family').fill(family);
      await office.field('data.name.en').fill(`Levers ${own}`);
      await office.field('data.name.fr').fill(`Leviers ${own}`);
      await office.press(t('admin-family:addOption'));
      await office.main.getByRole('combobox', { name: t('admin-family:option') }).click();
      await choose(shown(`Range ${own}`, `Portée ${own}`));
      await office.main.getByLabel(t('admin-family:newValue'), { exact: true }).fill('12');
      await page.keyboard.press('Enter');
      await expectFit(page);
      await office.press(t('admin:form.add'));
      await page.waitForURL(`**/family/${family}/show`);
      await office.main.getByRole('combobox', { name: t('admin-family:attach') }).fill(item);
      await choose(item);
      const detach = t('admin-family:detachItem', { item });
      await office.main.getByRole('button', { name: detach }).waitFor();
      await expectFit(page);
      await office.field('name.en').fill(`All levers ${own}`);
      await office.save();
      await office.press(detach);
      await office.main.getByRole('button', { name: detach }).waitFor({ state: 'detached' });
      await office.press(shown('Delete', 'Supprimer'));
      await office.confirm('family');
      const { rows } = await helen.get('admin/family/list', { search: family });
      expect(rows).toEqual([]);
    });

    then('renames its brand', async () => {
      await page.goto(`/admin/brand?filter=${encodeURIComponent(JSON.stringify({ search: own }))}`);
      await office.press(t('admin-brand:renameOf', { name: brand }));
      await office.field('to').fill(`${brand} Inc.`);
      await expectFit(page);
      await office.submit(t('admin-brand:rename'));
      await until(
        async () =>
          (await helen.get('admin/product/detail', { itemNumber: item })).data.brand === `${brand} Inc.` || undefined,
        'the new name of its brand',
      );
      await expectFit(page);
    });

    then('keeps a price list with a price in it', async () => {
      await page.goto('/admin/price-list/create');
      await office.field('name.en').fill(`Own list ${own}`);
      await office.field('name.fr').fill(`Liste propre ${own}`);
      await office.field('priceList').fill(list);
      await expectFit(page);
      await office.press(t('admin:form.add'));
      await page.waitForURL('**/admin/price-list');
      await page.goto(`/admin/price-list/${list}/show`);
      await office.main.getByRole('link', { name: t('admin-price-list:showPrices', { count: 0 }) }).click();
      await office.press(t('admin-price:add'));
      await office.dialog.getByRole('combobox', { name: t('admin-price:item') }).fill(item);
      await choose(new RegExp(item));
      await office.press(t('admin-price:addLine'), office.dialog);
      await office.dialog.getByLabel(t('admin-price:unitPrice'), { exact: true }).fill(shown('8.25', '8,25'));
      await expectFit(page);
      await office.submit();
      await office.main.getByText(shown('$8.25', '8,25\u00a0$')).first().waitFor();
      await page.goto(`/admin/price-list/${list}/show`);
      await office.field('name.en').fill(`Own prices ${own}`);
      await office.save();
      expect(await helen.get('admin/pricelist/detail', { priceList: list })).toMatchObject({
        items: 1,
        name: { en: `Own prices ${own}` },
      });
      await office.press(t('admin-price-list:remove'));
      await office.confirm('price-list');
      const { rows } = await helen.get('admin/pricelist/list', { search: `Own prices ${own}` });
      expect(rows).toEqual([]);
    });

    then('teaches the search another word for it', async () => {
      // Like no word of the product: mistakes are mended, too.
      const word = `qx${ownLetters()}`;
      const found = async () => {
        const { products } = await stage.shop.visitor().post('category/searchbykeyword', { keyword: word });
        return products.map(({ itemNumber }) => itemNumber).includes(item);
      };
      await page.goto('/admin/synonym');
      await office.press(t('admin-synonym:new'));
      await office.field('words').fill(`${word}\nyy${word}`);
      await expectFit(page);
      await office.submit();
      await office.main.getByRole('button', { name: word }).click();
      await office.field('words').fill(`${word}\n${item}`);
      await office.submit();
      await until(async () => (await found()) || undefined, 'it is found by the other word');
      await office.main.getByRole('button', { name: word }).click();
      await office.press(t('admin-synonym:remove'), office.dialog);
      await office.confirm();
      await until(async () => !(await found()) || undefined, 'it is not found by it any more');
    });

    then('takes the product and its category out of the shop', async () => {
      await page.goto(`/admin/product/${item}/show`);
      await office.press(t('admin-product:discontinue'));
      await expectFit(page);
      await office.submit(t('admin-product:discontinue'));
      expect((await helen.get('admin/product/detail', { itemNumber: item })).status).toBe('discontinued');
      await page.goto('/admin/category');
      const row = office.main.getByRole('listitem').filter({ has: page.locator(`#category-${category}`) });
      await office.press(t('admin-category:hide'), row);
      await row.getByText(t('admin-category:hidden'), { exact: true }).waitFor();
      await stage.shop.everybodySees(page);
      expect(await statusOf(`/category/${category}/own`)).toBe(404);
      await expectFit(page);
    });
  });
});
