// Issue 33: a gift certificate that is bought for a friend, from the product's form to an order that the friend pays by it.
import type { Page } from 'playwright-core';
import { readyToPay } from '../harness/readied-cart.ts';
import { until } from '../harness/until.ts';
import { openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { fillAddress, fillShownCard } from './checkout-forms.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { officeHands } from './office.ts';
import { ownItem, type OwnItem } from './own-item.ts';
import { ownLetters } from './people.ts';
import { signInAtOffice } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';
import { windowsIn } from './windows.ts';

const CODE = /[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}/;
const NUMBERED = /(Chèque-cadeau|Gift certificate) [0-9A-F]{8}/;
const FORTNIGHT_MS = 14 * 86_400_000;

journey('a gift certificate is bought', (stage) => {
  describe.each(windowsIn('fr'))('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const t = textsIn(language);
    const friend = `ada@${ownLetters()}.example`;
    let item: OwnItem;
    let page: Page;
    let office: Page;
    let hands: ReturnType<typeof officeHands>;
    let errors: string[];
    let code = '';

    const main = () => page.getByRole('main');
    const press = (name: string) => main().getByRole('button', { name, exact: true }).click();
    const inForm = (name: string) => main().locator(`form [name=${name}]`);

    beforeAll(async () => {
      item = ownItem(stage.shop);
      await item.costs(50_00);
      ({ page: office, errors } = await openWindow(stage.browser, stage.shop.url, { width: 1440, language }));
      await signInAtOffice(office, 'helen');
      hands = officeHands(office, stage.shop, t, language);
      ({ page } = await openWindow(stage.browser, stage.shop.url, { width, language }));
    });
    afterAll(async () => {
      await page?.context().close();
      await office?.context().close();
    });
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('a manager says of a product that it is a gift certificate', async () => {
      await office.goto(`/admin/product/${item.itemNumber}/show`);
      await hands.field('giftCertificate').check();
      await hands.save();
      await until(async () => {
        const { availability } = await stage.shop.visitor().post('product/productinfo', { productId: item.itemNumber });
        return availability.byEmail;
      }, 'the gift certificate in the shop');
    });

    then('a buyer takes two, and cannot check out before they say who gets them', async () => {
      await visit(page, `/product/${item.itemNumber}/x`);
      await main().getByText(t('product:giftHint')).waitFor();
      await expectFit(page);
      await main()
        .getByRole('button', { name: t('common:addToCart') })
        .first()
        .click();
      await stage.shop.everybodySees(page);
      const buyer = await until(async () => {
        const guest = await stage.shop.visitorOn(page);
        return (await guest.get('account/getusercontext', {})).OrderId ? guest : undefined;
      }, 'the cart of the buyer');
      await buyer.post('cart/addtocart', { ProductId: item.itemNumber, Qty: 1 });
      await visit(page, '/cart/shoppingcart');
      await main().getByText(t('cart:gift.someMissing')).waitFor();
      await press(t('cart:gift.nameOf', { item: item.itemNumber }));
      await inForm('Name').fill('Ada Roy');
      await inForm('Email').fill(friend);
      await inForm('Message').fill('Bonne fête');
      expect(await violations(page)).toEqual([]);
      await press(t('cart:gift.save'));
      await main().getByText('Bonne fête').waitFor();
    });

    then('and changes words and day of the letter', async () => {
      await press(t('cart:gift.changeOf', { item: item.itemNumber }));
      await press(t('common:cancel'));
      await press(t('cart:gift.changeOf', { item: item.itemNumber }));
      await inForm('Message').fill('Bon anniversaire');
      const day = new Date(Date.now() + FORTNIGHT_MS).toISOString().slice(0, 10);
      await inForm('LetterOn').fill(day);
      await press(t('cart:gift.save'));
      await main().getByText('Bon anniversaire').waitFor();
      await expectFit(page);
    });

    then('pays, and finds both on the order with the day of their letters', async () => {
      await visit(page, '/checkout/processcheckout');
      await main().locator('[name=Email]').fill(`buyer@${ownLetters()}.example`);
      await fillAddress(main(), t);
      await main().getByText(t('checkout:lettersOnTheirDay')).waitFor();
      await expectFit(page);
      await press(t('checkout:continue'));
      await fillShownCard(page, t, '4242');
      await press(t('checkout:complete'));
      await page.waitForURL('**/checkout/ordercomplete/*');
      await until(async () => {
        await page.reload();
        return (await main().getByText(NUMBERED).count()) === 2 || undefined;
      }, 'the gift certificates on the order');
      await expectFit(page);
    });

    then('staff see them, and send a letter before its day', async () => {
      await office.goto(`/admin/order/${page.url().split('/').pop()}/show`);
      await office.getByRole('link', { name: NUMBERED }).first().click();
      await hands.main.getByText('Ada Roy').first().waitFor();
      await hands.press(t('admin-gift-certificate:send'));
      code = await until(async () => {
        const mail = (await stage.shop.mails()).find(({ to, text }) => to === friend && CODE.test(text));
        expect(mail?.text ?? 'Bon anniversaire').toContain('Bon anniversaire');
        return mail && CODE.exec(mail.text)?.[0];
      }, 'the letter with the code');
    });

    then('and the friend spends a part of it', async () => {
      const ada = stage.shop.visitor(language);
      const { orderId, total } = await readyToPay(ada, [['6204-2RS', 1]], friend);
      const payment = { method: 'gift-certificate', code } as const;
      await ada.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
      expect(await ada.post('checkout/checkgiftcertificate', { code })).toMatchObject({ Balance: 50_00 - total });
    });
  });
});
