// Spec 2, 3 and 5, returns: a buyer returns two of three, with photographs, the desk approves, receives one to stock and one to
// scrap, waives the fee and pays back; a request is withdrawn; the third is replaced; a guest returns by number and e-mail for a
// gift certificate.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Request } from '#contracts/api.ts';
import type { ReturnResolution } from '#domain/return/return.events.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { until } from '../harness/until.ts';
import { cards, type Visitor } from '../harness/visitor.ts';
import { openWindow, takenOver, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { officeHands, type OfficeHands } from './office.ts';
import { contactOnTerms, ownLetters, staffMember, type Contact } from './people.ts';
import { signInAtOffice, signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { windowsIn } from './windows.ts';

const ITEM = '6204-2RS';

journey('goods come back', (stage) => {
  describe.each(windowsIn('en'))('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const t = textsIn(language);
    let buyer: Contact;
    let page: Page;
    let desk: Page;
    let hands: OfficeHands;
    let orderId = '';
    let orderNumber = '';
    let returnId = '';
    let errors: string[];

    const main = () => page.getByRole('main');
    const onPage = async (path: string) => {
      await page.waitForURL(({ pathname }) => pathname === path);
      await takenOver(page);
    };
    const looksRight = () => expectFit(page);
    const shippedOrder = async (
      email: string,
      quantity: number,
      visitor: Visitor,
      paymentOf: (orderId: string) => Promise<Request<'checkout/placeorder'>['payment']>,
    ) => {
      const { orderId: placed, total } = await readyToPay(visitor, [[ITEM, quantity]], email);
      const payment = await paymentOf(placed);
      await visitor.post('checkout/placeorder', { OrderId: placed, OrderTotal: total, payment });
      const helen = await staffMember(stage.shop, 'helen');
      const lines = [{ lineId: '1', quantity }];
      await helen.post('admin/order/shiplines', { orderId: placed, carrier: 'UPS', trackingNumber: 'T1', lines });
      const { OrderHeader } = await helen.get('admin/order/detail', { orderId: placed });
      return { placed, number: OrderHeader.OrderNumber };
    };
    /** Fills in the only line of the form and sends it. */
    const request = async (quantity: number, resolution: ReturnResolution = 'refund') => {
      const field = (key: string) => main().getByLabel(t(`return:${key}`, { item: ITEM }));
      await field('quantityOf').fill(String(quantity));
      await field('reasonOf').selectOption('not-needed');
      await field('conditionOf').selectOption('unopened');
      await main().getByText(t('return:fee'), { exact: true }).first().waitFor();
      await main()
        .getByRole('radio', { name: t(`return:resolution.${resolution}`) })
        .check();
      await main().getByLabel(t('return:accept')).check();
      await looksRight();
      await main()
        .getByRole('button', { name: t('return:send') })
        .press('Enter');
      await onPage('/profile/returncomplete');
      await main().getByText(t('return:next.requested')).waitFor();
      return new URL(page.url()).searchParams.get('returnId') ?? '';
    };

    beforeAll(async () => {
      buyer = await contactOnTerms(stage.shop, { language });
      const onTerms = { method: 'terms', poNumber: `PO-${ownLetters()}` } as const;
      const order = await shippedOrder(buyer.email, 3, buyer.visitor, () => Promise.resolve(onTerms));
      [orderId, orderNumber] = [order.placed, order.number];
      ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      ({ page: desk } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      hands = officeHands(desk, stage.shop, t, language);
      await visit(page, '/account/login?ReturnUrl=/profile/newreturnrequest');
      await signInAtShop(main(), t, buyer.userName);
      await onPage('/profile/newreturnrequest');
    });
    afterAll(async () => {
      await page?.context().close();
      await desk?.context().close();
    });
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('the buyer finds the order among those that can be returned', async () => {
      await stage.shop.everybodySees(page);
      await page.reload();
      await takenOver(page);
      await looksRight();
      await main()
        .getByRole('link', { name: t('return:chooseOf', { number: orderNumber }) })
        .click();
      await onPage('/profile/returnorder');
    });

    then('nothing is sent without an item and the terms', async () => {
      await main()
        .getByRole('button', { name: t('return:send') })
        .press('Enter');
      await main().getByText(t('error:return_lines_required')).waitFor();
      await main().getByText(t('error:return_terms_required')).waitFor();
    });

    then('the buyer sees fee and amount while typing, and asks to return two of three', async () => {
      returnId = await request(2);
      expect(returnId).not.toBe('');
      await looksRight();
    });

    then('photographs show what is wrong; one is taken off again, and what is none says why', async () => {
      const dot = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8a4b00' } })
        .jpeg()
        .toBuffer();
      const file = (name: string, buffer = dot) => ({ name, mimeType: 'image/jpeg', buffer });
      const send = (...files: ReturnType<typeof file>[]) => main().locator('input[type=file]').setInputFiles(files);
      const photo = (key: 'showOf' | 'hideOf' | 'removeOf', name: string) =>
        main().getByRole('button', { name: t(`return:photos.${key}`, { name }), exact: true });
      await send(file('crack.jpg'), file('words.jpg', Buffer.from('no picture')), file('box.jpg'));
      await main().getByText(t('error:picture_unreadable')).waitFor();
      await photo('removeOf', 'box.jpg').press('Enter');
      await photo('removeOf', 'box.jpg').waitFor({ state: 'detached' });
      await photo('showOf', 'crack.jpg').press('Enter');
      await main().getByRole('img', { name: 'crack.jpg', exact: true }).waitFor();
      await looksRight();
      await photo('hideOf', 'crack.jpg').press('Enter');
    });

    then('a CSR with the right to refund approves it', async () => {
      await signInAtOffice(desk, 'helen', `/admin/return/${returnId}/show`);
      const photo = hands.main.getByRole('link', { name: t('admin-return:photoOf', { name: 'crack.jpg' }) });
      await until(
        () => photo.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth === 900),
        'the photograph on the desk',
      );
      await hands.press(t('admin-return:approve'));
      await hands.said('admin-return:approved');
      await expectFit(desk);
    });

    then('the goods arrive: one goes on the shelf, one to scrap', async () => {
      await hands.press(t('admin-return:receive'));
      const units = (place: 'toStock' | 'toScrap') =>
        hands.dialog.getByLabel(t('admin-return:unitsOf', { to: t(`admin-return:${place}`), item: ITEM, most: 2 }));
      await units('toStock').fill('1');
      await units('toScrap').fill('1');
      await hands.submit(t('admin-return:receive'));
      await hands.main.getByText(t('admin-return:scrapped', { units: 1 })).waitFor();
    });

    then('the fee is waived with a reason, and all of the price is paid back', async () => {
      await hands.press(t('admin-return:waive'));
      await hands.dialog.locator('[name=reason]').fill('A good customer');
      await hands.submit(t('admin-return:waive'));
      await hands.press(t('admin-return:refund'));
      await hands.dialog.getByText(t('admin-order-desk:givenBack'), { exact: true }).waitFor();
      expect(await hands.dialog.getByText(t('admin-order-desk:restockingFee'), { exact: true }).count()).toBe(0);
      await hands.submit(t('admin-return:sendRefund'));
      await hands.main.getByText(t('admin-return:status.settled'), { exact: true }).first().waitFor();
      await expectFit(desk);
    });

    then('the buyer reads that the money is back, in the list and on the page of the return', async () => {
      await stage.shop.everybodySees(page);
      await visit(page, '/profile/existingreturnrequest');
      await main().getByText(t('return:status.settled'), { exact: true }).waitFor();
      await looksRight();
      await visit(page, `/profile/existingreturnrequest/${returnId}`);
      await main()
        .getByText(t('return:received', { kept: 2, back: 0 }))
        .waitFor();
      await looksRight();
    });

    then('the third one is asked for from the order’s page, and the request withdrawn', async () => {
      await visit(page, `/profile/myorders/${orderId}`);
      await main()
        .getByRole('link', { name: t('return:title'), exact: true })
        .click();
      await onPage('/profile/returnorder');
      await request(1);
      await main()
        .getByRole('button', { name: t('return:withdraw') })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('return:withdraw') })
        .click();
      await main().getByText(t('return:next.withdrawn')).waitFor();
    });

    /** All of it goes back on the shelf. */
    const approveAndReceive = async (of: string, units: number) => {
      await desk.goto(`/admin/return/${of}/show`);
      await hands.main.getByText(t(`admin-return:wanted`), { exact: true }).waitFor();
      await hands.press(t('admin-return:approve'));
      await hands.said('admin-return:approved');
      await hands.press(t('admin-return:receive'));
      await hands.dialog
        .getByLabel(t('admin-return:unitsOf', { to: t('admin-return:toStock'), item: ITEM, most: units }))
        .fill(String(units));
      await hands.submit(t('admin-return:receive'));
    };

    then('it is asked for again, to have the same item once more; the desk sends it', async () => {
      await visit(page, `/profile/returnorder?orderId=${orderId}`);
      const replaced = await request(1, 'replacement');
      await main()
        .getByText(t('return:wanted', { what: t('return:resolution.replacement') }))
        .waitFor();
      await stage.shop.everybodySees(page);
      await approveAndReceive(replaced, 1);
      await hands.press(t('admin-return:replace'));
      await hands.dialog.getByText(t('admin-return:replaceHelp')).waitFor();
      await expectFit(desk);
      await hands.submit(t('admin-return:replace'));
      await hands.main.getByText(t('admin-return:status.replaced'), { exact: true }).first().waitFor();
      await stage.shop.everybodySees(desk);
      await visit(page, `/profile/existingreturnrequest/${replaced}`);
      await main().getByText(t('return:next.replaced')).waitFor();
      await looksRight();
    });

    then('a guest returns by the order’s number and e-mail, for a gift certificate', async () => {
      const guest = stage.shop.visitor(language);
      const email = `guest@${ownLetters()}.example`;
      const order = await shippedOrder(email, 2, guest, async (cart) => {
        const [gatewayOrigin = ''] = (await guest.get('customer/getpaymentoptions', { orderId: cart })).flatMap(
          (option) => (option.method === 'card' ? [option.gatewayOrigin] : []),
        );
        const token = await stage.shop.visitor(language, gatewayOrigin).cardToken(cards.approved);
        return { method: 'card', token };
      });
      await page.context().close();
      ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      await visit(page, `/profile/guestcustomersearchorders?orderNumber=${order.number}`);
      await main().getByLabel(t('order:email')).fill(email);
      await main()
        .getByRole('button', { name: t('order:find'), exact: true })
        .press('Enter');
      await onPage('/customer/getorderforguest');
      await main()
        .getByRole('link', { name: t('return:title'), exact: true })
        .click();
      await onPage('/profile/returnorder');
      const credited = await request(1, 'store-credit');
      await main()
        .getByRole('link', { name: t('return:toOrder') })
        .click();
      await onPage('/customer/getorderforguest');
      await main().getByText(t('return:status.requested')).waitFor();
      await stage.shop.everybodySees(page);
      await approveAndReceive(credited, 1);
      await hands.press(t('admin-return:refund'));
      await hands.dialog.getByRole('checkbox', { checked: true }).waitFor();
      await expectFit(desk);
      await hands.submit(t('admin-return:sendRefund'));
      await hands.main.getByText(t('admin-return:storeCredit'), { exact: true }).waitFor();
      const letter = await until(
        async () =>
          (await stage.shop.mails()).find(
            (mail) => mail.to === email && mail.text.includes(t('return:storeCreditMessage', { number: order.number })),
          ),
        'the letter with the code',
      );
      expect(letter.text).toMatch(/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/);
    });
  });
});
