// An order that waits for a wire or a cheque, as staff see it on the order's page (decision 0020).
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { shopDayIn } from '#admin/lib/format.ts';
import { renderPart } from '../testing/render.tsx';
import { translateIn } from '../testing/translate.ts';
import { OrderMoney } from './order-money.tsx';
import type { OrderDetail } from './order.reader.ts';

/** The part of an order that this panel reads. */
const awaiting = {
  id: 'o1',
  OrderHeader: {
    OrderStatus: 'processing',
    OrderTotal: 7_195,
    SubTotal: 6_000,
    DiscountTotal: 0,
    ShippingTotal: 258,
    ShippingMethodName: 'Ground',
    FeeLines: [],
    TaxLines: [{ name: 'GST', amount: 937 }],
    PaidTotal: 0,
    RefundedTotal: 0,
    OnAccount: false,
    CurrencyCode: 'CAD',
  },
  Shipments: [],
  Lines: [],
  DueTotal: 7_195,
  ReplacedPayments: [],
  Payments: [
    {
      paymentId: 'o1.1.1',
      method: 'wire',
      name: 'Wire transfer',
      status: 'awaiting',
      onAccount: false,
      reference: 'W-1',
      amount: 7_195,
      rest: 7_195,
      receipts: [],
      refunded: 0,
      CurrencyCode: 'CAD',
      text: 'Wire transfer W-1',
      at: '2026-11-20T15:00:00.000Z',
    },
  ],
} as unknown as OrderDetail;

const { fetch } = globalThis;
let sent: { path: string; data: Record<string, unknown> }[] = [];
/** The server answers each command with the next of these. */
function answering(...answers: Response[]): void {
  sent = [];
  globalThis.fetch = async (_url, init) => {
    sent.push(JSON.parse(String(init?.body)) as (typeof sent)[number]);
    return answers[sent.length - 1] ?? Response.json({ message: 'success' });
  };
}
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

describe.each(['en', 'fr'] as const)('an order that awaits its money, in %s', (language) => {
  const t = translateIn(language);
  const show = (role: string = 'csr') => renderPart(<OrderMoney order={awaiting} />, { language, role });
  const button = () => screen.findByRole('button', { name: t('customer.recordPayment') });

  it('says that it is awaited, and how much', async () => {
    await show();
    const shown = document.body.textContent?.replace(/[\u00a0\u202f]/g, ' ');
    expect(shown).toContain('Wire transfer · Wire transfer W-1');
    expect(shown).toContain(t('status.payment.awaiting'));
    expect(shown).toContain(language === 'en' ? '$71.95' : '71,95 $');
  });

  it('is recorded by keyboard alone: the reference, the day, and exactly what is due', async () => {
    answering();
    await show();
    const user = userEvent.setup();
    await button();
    await user.tab();
    expect(document.activeElement).toBe(await button());
    await user.keyboard('{Enter}');
    const reference = await screen.findByRole('textbox', { name: new RegExp(t('customer.paymentReference')) });
    expect(document.activeElement).toBe(reference);
    await user.keyboard('BANK-77{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      path: 'admin/order/receivepayment',
      data: {
        orderId: 'o1',
        paymentId: 'o1.1.1',
        amount: 7_195,
        reference: 'BANK-77',
        receivedOn: shopDayIn(0),
      },
    });
    await screen.findByText(t('customer.done.received'));
  });

  it('leads to the payment that has come in once its button is gone', async () => {
    answering();
    let reload = (_order: OrderDetail) => undefined as void;
    function Page() {
      const [order, setOrder] = useState(awaiting);
      reload = setOrder;
      return <OrderMoney order={order} />;
    }
    await renderPart(<Page />, { language });
    const user = userEvent.setup();
    await user.click(await button());
    await user.type(
      await screen.findByRole('textbox', { name: new RegExp(t('customer.paymentReference')) }),
      'BANK-77{Enter}',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => reload({ ...awaiting, Payments: [{ ...awaiting.Payments[0]!, status: 'captured' }] }));
    expect(screen.queryByRole('button', { name: t('customer.recordPayment') })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.textContent).toMatch(/^Wire transfer · Wire transfer W-1/);
    expect(document.activeElement?.textContent).toContain(t('status.payment.captured'));
  });

  it('keeps what was typed where the command is refused, and says why', async () => {
    const message = 'This order is not waiting for a payment.';
    answering(Response.json({ ErrorId: 0, LogId: 0, code: 'payment_not_awaited', message }, { status: 409 }));
    await show();
    const user = userEvent.setup();
    await user.click(await button());
    await user.type(
      await screen.findByRole('textbox', { name: new RegExp(t('customer.paymentReference')) }),
      'BANK-77{Enter}',
    );
    await screen.findByText(message);
    expect(
      (screen.getByRole('textbox', { name: new RegExp(t('customer.paymentReference')) }) as HTMLInputElement).value,
    ).toBe('BANK-77');
  });

  it('goes back to its button when the reader leaves the dialog', async () => {
    answering();
    await show();
    const user = userEvent.setup();
    await user.click(await button());
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(await button());
    expect(sent).toEqual([]);
  });

  it('offers an auditor nothing to press', async () => {
    await show('auditor');
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });
});
