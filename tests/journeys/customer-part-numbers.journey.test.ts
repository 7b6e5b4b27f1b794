// Issue 32: a buyer whose spreadsheet knows the shop's items by numbers of the plant's own.
import type { Page } from 'playwright-core';
import { openWindow, takenOver, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { colleagueOf, contactOnTerms, type Contact } from './people.ts';
import { signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { windows } from './windows.ts';

const ITEM = '6204-2RS';
const OTHER = '6205-2RS';

journey('customers’ own part numbers', (stage) => {
  describe.each(windows)('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const t = textsIn(language);
    let buyer: Contact;
    let page: Page;
    let errors: string[];

    const main = () => page.getByRole('main');
    const text = (key: string, values: Record<string, string | number> = {}) =>
      t(`customer-part-number:${key}`, values);
    const button = (name: string) => main().getByRole('button', { name, exact: true });
    const field = (key: string) => main().getByRole('textbox', { name: text(key), exact: true });
    const item = () => main().getByRole('combobox', { name: text('item'), exact: true });
    const row = (number: string) => main().getByRole('row').filter({ hasText: number });
    const dialog = () => page.getByRole('dialog');
    const box = () => main().getByRole('textbox', { name: text('paste'), exact: true });
    const add = async (number: string, code: string) => {
      await field('number').fill(number);
      await item().fill(code);
      await item().press('Enter');
    };
    const code = (line: number) => main().getByLabel(t('quick-order:itemOf', { line }), { exact: true });

    beforeAll(async () => {
      buyer = await contactOnTerms(stage.shop, { language });
      ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      await visit(page, '/account/login?ReturnUrl=/profile/dashboard');
      await signInAtShop(main(), t, buyer.userName);
      await page.waitForURL('**/profile/dashboard');
      await takenOver(page);
    });
    afterAll(() => page?.context().close());
    afterEach(() => expect(errors?.splice(0) ?? []).toEqual([]));

    then('are found in the account’s menu, and there are none', async () => {
      const menu = page.getByRole('navigation', { name: t('common:myAccount') });
      if (width < 768) await menu.getByRole('button', { name: t('common:myAccount') }).click();
      await menu.getByRole('link', { name: t('common:partNumbers'), exact: true }).click();
      await page.waitForURL('**/profile/partnumbers');
      await takenOver(page);
      await main().getByText(text('none')).waitFor();
      await expectFit(page);
    });

    then('are told what is wrong with them, and keep what was typed', async () => {
      await add('=1+1', ITEM);
      await main()
        .getByText(t('error:part_number_formula', { number: '=1+1' }))
        .waitFor();
      expect(await field('number').inputValue()).toBe('=1+1');
      await add('LAG 1', 'no-such-item');
      await main()
        .getByText(t('error:quick_order_code_unknown'))
        .or(main().getByText('no-such-item'))
        .first()
        .waitFor();
      await expectFit(page);
    });

    then('are added by keyboard, and told where the shop calls another item so', async () => {
      await add('LAG 1', ITEM);
      await row('LAG 1').getByText(ITEM, { exact: true }).waitFor();
      await field('number').and(page.locator(':focus')).waitFor();
      await add(OTHER, ITEM);
      await main()
        .getByText(text('otherItem', { number: OTHER, item: OTHER }))
        .first()
        .waitFor();
      await expectFit(page);
    });

    then('are imported out of a spreadsheet; what is wrong stays in the box, with its reasons', async () => {
      await box().fill(`LAG 2\t${OTHER}\nLAG 3\tno-such-item\n<b>\t${ITEM}\nlag-1\t${OTHER}\nLAG 1\t${ITEM}`);
      await button(text('take')).click();
      await main()
        .getByText(text('result', { added: 1, changed: 1, unchanged: 0 }))
        .waitFor();
      await main()
        .getByText(text('refused', { count: 3 }))
        .waitFor();
      expect((await box().inputValue()).split('\n').sort()).toEqual([
        `<b>\t${ITEM}`,
        `LAG 1\t${ITEM}`,
        'LAG 3\tno-such-item',
      ]);
      await expectFit(page);
      await box().fill('');
      await button(text('take')).click();
      await main().getByText(text('empty')).waitFor();
    });

    then('are read out of a file, seen, and imported', async () => {
      const buffer = Buffer.from(`Our number;Item number\nLAG 4;${ITEM}\n`);
      await main().locator('input[type=file]').setInputFiles({ name: 'numbers.csv', mimeType: 'text/csv', buffer });
      await page.waitForFunction(() => document.querySelector('textarea')?.value.includes('LAG 4'));
      await button(text('take')).click();
      await row('LAG 4').waitFor();
    });

    then('are changed, and left as they were', async () => {
      await button(text('changeNamed', { number: 'LAG 4' })).click();
      const form = main()
        .getByRole('table')
        .getByRole('textbox', { name: text('number'), exact: true });
      await form.fill('LAG 44');
      await expectFit(page);
      await main()
        .getByRole('table')
        .getByRole('button', { name: text('cancel') })
        .click();
      await button(text('changeNamed', { number: 'LAG 4' })).click();
      await form.fill('LAG 44');
      await form.press('Enter');
      await row('LAG 44').waitFor();
    });

    then('are found among many, and all are shown again', async () => {
      const search = main().getByRole('searchbox', { name: text('search') });
      await search.fill('lag44');
      await search.press('Enter');
      await page.waitForURL('**/profile/partnumbers?search=lag44');
      await main()
        .getByText(text('count', { count: 1 }), { exact: true })
        .waitFor();
      await search.fill('nothing like it');
      await search.press('Enter');
      await main().getByText(text('noneFound')).waitFor();
      await main()
        .getByRole('link', { name: text('all') })
        .click();
      await row('LAG 2').waitFor();
    });

    then('are taken along as a file', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        main()
          .getByRole('link', { name: text('export') })
          .click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^part-numbers-.*\.csv$/);
    });

    then('find the item in the search, for a colleague too', async () => {
      const colleague = await colleagueOf(stage.shop, buyer, { firstName: 'Chloé', language });
      expect(await colleague.visitor.post('customer/findpartnumber', { keyword: 'LAG 44' })).toMatchObject({
        Exact: { ProductId: ITEM },
      });
      await visit(page, '/category/search?keyword=lag-44');
      await page.waitForURL(`**/product/${ITEM}/**`);
      await visit(page, `/category/search?keyword=${OTHER}`);
      await main()
        .getByText(t('category:ownNumber', { number: OTHER }))
        .waitFor();
      await expectFit(page);
      const find = page.locator('input[name=keyword]').first();
      await find.click();
      await find.pressSequentially('lag 4');
      const option = page.getByRole('option').filter({ hasText: 'LAG 44' });
      await option.waitFor();
      await option.click();
      await page.waitForURL(`**/product/${ITEM}/**`);
    });

    then('are ordered by in the pad, which says so, and asks to remember what it did not know', async () => {
      await visit(page, '/checkout/expressorder');
      await code(1).fill('LAG 44');
      await main().getByText(t('quick-order:ownNumber')).first().waitFor();
      await code(2).fill(OTHER);
      const shops = main().getByRole('button', { name: t('quick-order:useInstead', { item: OTHER }) });
      await shops.click();
      await shops.waitFor({ state: 'detached' });
      for (const [line, unknown] of [
        [3, 'PLANT 77'],
        [4, 'PLANT 78'],
      ] as const) {
        await code(line).fill(unknown);
        await code(line).press('Tab');
        await main()
          .getByText(t('error:quick_order_code_unknown', { code: unknown }))
          .waitFor();
        await code(line).fill('6206-2RS');
        await main()
          .getByText(t('quick-order:remember', { number: unknown, item: '6206-2RS' }))
          .waitFor();
        await expectFit(page);
        const key = line === 3 ? 'rememberYes' : 'rememberNo';
        await button(t(`quick-order:${key}`)).click();
        if (line === 3)
          await main()
            .getByText(t('quick-order:remembered', { number: unknown, item: '6206-2RS' }))
            .first()
            .waitFor();
        else
          await main()
            .getByText(t('quick-order:remember', { number: unknown, item: '6206-2RS' }))
            .waitFor({ state: 'detached' });
      }
      await code(5).fill('plant-77');
      await main().getByText(t('quick-order:ownNumber')).nth(1).waitFor();
      await expectFit(page);
    });

    then('stand in the cart', async () => {
      await main()
        .getByLabel(t('quick-order:quantityOf', { line: 1 }), { exact: true })
        .fill('2');
      await button(t('common:addToCart')).click();
      await main()
        .getByText(t('quick-order:addedLines', { count: 1 }))
        .first()
        .waitFor();
      await visit(page, '/cart/shoppingcart');
      await main()
        .getByText(t('cart:ownNumber', { number: 'LAG 44' }))
        .or(main().getByText(t('cart:ownNumber', { number: 'LAG 1' })))
        .or(main().getByText(t('cart:ownNumber', { number: OTHER })))
        .first()
        .waitFor();
      await expectFit(page);
    });

    then('stand in the panel of the cart', async () => {
      // Below, the cart is a page and has no panel.
      if (width < 768) return;
      await visit(page, '/');
      await page.getByRole('button', { name: t('common:showCart') }).click();
      await page
        .getByRole('region', { name: t('cart:heading') })
        .getByText(t('cart:ownNumber', { number: '' }).trim())
        .first()
        .waitFor();
      await expectFit(page);
    });

    then('are removed, one after a question, and all after another', async () => {
      await visit(page, '/cart/shoppingcart');
      await button(t('cart:removeAll')).click();
      await visit(page, '/profile/partnumbers');
      await button(text('removeNamed', { number: 'LAG 44' })).click();
      await dialog()
        .getByRole('button', { name: text('keep') })
        .click();
      await dialog().waitFor({ state: 'detached' });
      await button(text('removeNamed', { number: 'LAG 44' })).click();
      await expectFit(page);
      await dialog()
        .getByRole('button', { name: text('remove'), exact: true })
        .click();
      await row('LAG 44').waitFor({ state: 'detached' });
      await button(text('removeAll')).click();
      await dialog()
        .getByRole('button', { name: text('keepAll') })
        .click();
      await dialog().waitFor({ state: 'detached' });
      await button(text('removeAll')).click();
      await dialog()
        .getByRole('button', { name: text('removeAll'), exact: true })
        .click();
      await main().getByText(text('none')).waitFor();
    });
  });
});
