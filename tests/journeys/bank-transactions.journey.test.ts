// Issue 33: a bookkeeper's wire is short by 12 dollars; a CSR brings the bank's file, matches what pays two invoices to both and
// takes that back, matches the short one to the invoice that it names, takes that back, puts it on the customer's account instead,
// and sets aside what is no customer's.
import type { Page } from 'playwright-core';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { openWindow } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { officeHands } from './office.ts';
import { contactOnTerms, ownLetters, type Contact } from './people.ts';
import { signInAtOffice } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { twoInvoices, type Invoices } from './two-invoices.ts';
import { windowsIn } from './windows.ts';

journey('a file of the bank', (stage) => {
  describe.each(windowsIn('en'))('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const t = textsIn(language);
    const payer = `Payer ${ownLetters()}`;
    const landlord = `Landlord ${ownLetters()}`;
    const payerOfBoth = `Both ${ownLetters()}`;
    let buyer: Contact;
    let office: Page;
    let hands: ReturnType<typeof officeHands>;
    let errors: string[];
    let invoices: Invoices;

    const word = (key: string) => t(`admin-bank-transaction:${key}` as Parameters<typeof t>[0]);
    const bring = async () => {
      const [first, second] = invoices;
      const day = shopDay(new Date().toISOString());
      const short = ((first!.Total - 12_00) / 100).toFixed(2);
      const both = ((first!.Total + second!.Total) / 100).toFixed(2);
      const lines = [
        'Date,Amount,Name,Description,Currency',
        `${day},${short},${payer},${first!.InvoiceNumber} less fee,${first!.CurrencyCode}`,
        `${day},${both},${payerOfBoth},${first!.InvoiceNumber} ${second!.InvoiceNumber},${first!.CurrencyCode}`,
        `${day},800.00,${landlord},Deposit back,${first!.CurrencyCode}`,
        `${day},-20.00,Bank,Fee,${first!.CurrencyCode}`,
        `${day},x,Bank,?,${first!.CurrencyCode}`,
      ];
      await office.locator('input[type=file]').setInputFiles({
        ...{ name: 'bank.csv', mimeType: 'text/csv' },
        buffer: Buffer.from(lines.join('\n')),
      });
    };
    const openOf = async (name: string) => {
      await office.goto('/admin/bank-transaction');
      await hands.main.getByRole('textbox').first().fill(name);
      // The list says in its address what is looked for, half a second later: who has left it by then is brought back.
      await office.waitForURL(({ searchParams }) => !!searchParams.get('filter')?.includes(name));
      await hands.main.getByText(name).first().click();
      await office.waitForURL('**/show');
    };
    const says = (text: string) => hands.main.getByText(text, { exact: true }).first().waitFor();

    beforeAll(async () => {
      buyer = await contactOnTerms(stage.shop, { language });
      invoices = await twoInvoices(buyer.visitor, buyer.email);
      ({ page: office, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      await signInAtOffice(office, 'helen');
      hands = officeHands(office, stage.shop, t, language);
    });
    afterAll(() => office?.context().close());
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('is brought, tells what it left out, and brings nothing twice', async () => {
      await office.goto('/admin/bank-transaction');
      await hands.main.getByText(word('drop')).waitFor();
      await bring();
      await hands.main.getByText(t('admin-bank-transaction:imported', { file: 'bank.csv', count: 3 })).waitFor();
      await stage.shop.everybodySees(office);
      await expectFit(office);
      await bring();
      await hands.main.getByText(t('admin-bank-transaction:known', { count: 3 })).waitFor();
    });

    then('two invoices that come to its amount are matched together, and that is taken back', async () => {
      await openOf(payerOfBoth);
      for (const { InvoiceNumber: number } of invoices)
        expect(
          await hands.main.getByRole('checkbox', { name: t('admin-bank-transaction:choose', { number }) }).isChecked(),
        ).toBe(true);
      await expectFit(office);
      await hands.press(`${t('admin-bank-transaction:matchTogether', { count: 2 })}…`);
      await expectFit(office);
      await hands.submit(word('match'));
      await says(word('status.matched'));
      await hands.main.getByText(t('admin-bank-transaction:further', { count: 1 })).waitFor();
      await expectFit(office);
      await hands.main.getByRole('button', { name: word('takeBack') }).click();
      await hands.field('reason').fill('It was for something else');
      await hands.submit(word('takeBack'));
      await says(word('status.open'));
    });

    then('what names an invoice is matched to it, twelve dollars short', async () => {
      await openOf(payer);
      await says(word('reasons.invoice'));
      await expectFit(office);
      await hands.press(`${word('match')} ${invoices[0]!.InvoiceNumber}`);
      await expectFit(office);
      await hands.submit(word('match'));
      await says(word('status.matched'));
      await expectFit(office);
    });

    then('the match is taken back, and the money put on the customer’s account', async () => {
      await hands.main.getByRole('button', { name: word('takeBack') }).click();
      await hands.field('reason').fill('It was for the other order');
      await hands.submit(word('takeBack'));
      await says(word('status.open'));
      await hands.press(`${word('otherCustomer')}…`);
      await hands.dialog.getByRole('combobox').fill(buyer.company);
      await office.getByRole('option').first().click();
      await expectFit(office);
      await hands.submit(word('match'));
      await says(word('onAccount'));
    });

    then('what is no customer’s is set aside with a reason, and taken up again', async () => {
      await openOf(landlord);
      await hands.press(`${word('setAside')}…`);
      await hands.field('reason').fill('Deposit of the old yard');
      await hands.submit(word('setAside'));
      await says('Deposit of the old yard');
      await expectFit(office);
      await hands.press(word('takeUp'));
      await says(word('status.open'));
    });
  });
});
