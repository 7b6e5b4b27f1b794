// Issue 34: a buyer is refused terms because of something overdue, promises to pay it, and orders again; the manager notes
// a call, and lets another customer order although something is overdue.
import type { Page } from 'playwright-core';
import { readyToPay } from '../harness/readied-cart.ts';
import type { Visitor } from '../harness/visitor.ts';
import { openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { officeHands } from './office.ts';
import { contactOnTerms, ownLetters, staffMember, type Contact } from './people.ts';
import { setSetting } from './settings.ts';
import { signInAtOffice, signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';
import { windowsIn } from './windows.ts';

/** Nobody else of this shop owes anything for so long. */
const YEARS_AGO = '2020-01-31';
const BLOCKED_AFTER_DAYS = '1000';

journey('something overdue blocks orders on terms', (stage) => {
  describe.each(windowsIn('en'))('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const t = textsIn(language);
    let buyer: Contact;
    let page: Page;
    let office: Page;
    let hands: ReturnType<typeof officeHands>;
    let errors: string[];
    let visitor: Visitor;
    let helen: Visitor;

    const main = () => page.getByRole('main');
    const button = (name: string) => main().getByRole('button', { name, exact: true });
    const day = async (ahead: number) => {
      const { FirstDay } = await visitor.get('customer/getpaymentpromise', {});
      return new Date(Date.parse(FirstDay) + ahead * 86_400_000).toISOString().slice(0, 10);
    };
    const toPayment = async () => {
      await readyToPay(visitor, [['6204-2RS', 10]], buyer.email);
      await visit(page, '/checkout/processcheckout?step=payment');
      await main()
        .getByRole('tab', { name: t('payment-method:terms.name') })
        .click();
    };
    const complete = async () => {
      await main().getByLabel(t('payment-method:terms.poNumber')).fill(`PO-${ownLetters()}`);
      await button(t('checkout:complete')).click();
    };

    beforeAll(async () => {
      helen = await staffMember(stage.shop, 'helen');
      await setSetting(helen, 'OverdueBlockDays', BLOCKED_AFTER_DAYS);
      await setSetting(helen, 'OverdueBlocksTerms', '1');
      buyer = await contactOnTerms(stage.shop, { language });
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

    then('the buyer is told why nothing can be ordered on terms, and is refused', async () => {
      await helen.post('admin/credit/adjustbalance', {
        ...{ accountId: buyer.accountId, amount: 700, dueOn: YEARS_AGO, reason: 'Pallets' },
      });
      await visit(page, '/account/login?ReturnUrl=/profile/myinvoices');
      await signInAtShop(main(), t, buyer.userName);
      await page.waitForURL(({ pathname }) => pathname === '/profile/myinvoices');
      visitor = await stage.shop.visitorOn(page);
      await toPayment();
      await main()
        .getByRole('link', { name: t('payment-method:terms.seeOverdue') })
        .waitFor();
      await expectFit(page);
      await complete();
      await main().getByRole('alert').filter({ hasText: /\d/ }).waitFor();
      await expectFit(page);
    });

    then('promises to pay it', async () => {
      await visit(page, '/profile/mycreditlimit');
      await button(t('invoice:promiseSend')).press('Enter');
      await main().locator('[aria-invalid=true]').waitFor();
      await expectFit(page);
      await main()
        .getByLabel(t('invoice:promiseDay'))
        .fill(await day(3));
      await main().getByLabel(t('invoice:promiseText')).fill('Our own customer pays late');
      await button(t('invoice:promiseSend')).press('Enter');
      await button(t('invoice:promiseSend')).waitFor({ state: 'detached' });
      await stage.shop.everybodySees(page);
      await expectFit(page);
    });

    then('and orders on terms again', async () => {
      await toPayment();
      await complete();
      await page.waitForURL('**/checkout/ordercomplete/*');
    });

    then('staff see the promise among the accounts to call, and note a call', async () => {
      await office.goto('/admin/collection');
      await hands.main.getByRole('link', { name: buyer.company, exact: true }).waitFor();
      await expectFit(office);
      await hands.main.getByRole('link', { name: buyer.company, exact: true }).click();
      await office.waitForURL('**/customer/*/show');
      await hands.main.getByText('Our own customer pays late').waitFor();
      await hands.press(`${t('admin-credit:noteCall')}…`);
      await hands.field('text').fill('Confirmed the day');
      await hands.field('nextOn').fill(await day(4));
      expect(await violations(office)).toEqual([]);
      await hands.submit(t('admin-credit:noteCall'));
      await hands.main.getByText('Confirmed the day').waitFor();
      await expectFit(office);
    });

    then('another day is promised to staff alone', async () => {
      await hands.press(`${t('admin-credit:writePromise')}…`);
      await hands.field('payOn').fill(await day(9));
      await hands.field('text').fill('After the fair');
      expect(await violations(office)).toEqual([]);
      await hands.submit(t('admin-credit:writePromise'));
      await hands.main.getByText('After the fair').waitFor();
      await visit(page, '/profile/mycreditlimit');
      await main()
        .getByRole('heading', { name: t('invoice:promiseTitle') })
        .waitFor();
      expect(await button(t('invoice:promiseSend')).count()).toBe(0);
    });

    then('the manager allows orders on terms of another customer, and withdraws that', async () => {
      const other = await contactOnTerms(stage.shop, { language });
      await helen.post('admin/credit/adjustbalance', {
        ...{ accountId: other.accountId, amount: 700, dueOn: YEARS_AGO, reason: 'Pallets' },
      });
      await office.goto(`/admin/customer/${other.accountId}/show`);
      await hands.press(`${t('admin-credit:override')}…`);
      await hands.field('until').fill(await day(5));
      await hands.field('reason').fill('Cheque is in the mail');
      expect(await violations(office)).toEqual([]);
      await hands.submit(t('admin-credit:override'));
      await hands.main.getByText('Cheque is in the mail').waitFor();
      expect(await violations(office)).toEqual([]);
      const order = await readyToPay(other.visitor, [['6204-2RS', 10]], other.email);
      const payment = { method: 'terms', poNumber: 'PO-7' } as const;
      await other.visitor.post('checkout/placeorder', { OrderId: order.orderId, OrderTotal: order.total, payment });
      await hands.press(t('admin-credit:withdrawOverride'));
      await hands.main.getByRole('button', { name: `${t('admin-credit:override')}…`, exact: true }).waitFor();
      await expectFit(office);
    });
  });
});
