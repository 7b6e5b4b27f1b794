import type { WireOrder } from '#storefront/shared/wire-types.ts';
import { createFakeClient } from '#storefront/testing/fake-client.ts';
import { renderPart, seen } from '#storefront/testing/render.tsx';
import { OrderView } from './order-view.tsx';

const anOrder = (): Promise<WireOrder> => createFakeClient().post('customer/getorderdetails', { OrderId: 'order-1' });

describe('a placed order', () => {
  it('shows each line’s status, tracking and the taxes', async () => {
    const text = seen(renderPart(<OrderView order={await anOrder()} />));
    expect(text).toContain('Shipped');
    expect(text).toContain('New');
    expect(text).toContain('Purolator PUR329018472');
    expect(text).toContain('QST 9.975%');
  });

  it('says what of it arrives when, as it was promised', async () =>
    expect(seen(renderPart(<OrderView order={await anOrder()} />))).toContain('10 arrive Thu 26 Nov, 7 on Thu 3 Dec'));

  it('counts the shipped part of a line', async () => {
    const order = await anOrder();
    const lines = order.OrderLines.map((line, index) =>
      index === 1 ? { ...line, LineStatus: 2 as const, ShippedQty: 5 } : line,
    );
    expect(seen(renderPart(<OrderView order={{ ...order, OrderLines: lines }} />))).toContain(
      'Partially shipped (5/12)',
    );
  });

  it('gives no label to a line without status', async () => {
    const order = await anOrder();
    const lines = order.OrderLines.map((line) => ({ ...line, LineStatus: 0 as const }));
    expect(seen(renderPart(<OrderView order={{ ...order, OrderLines: lines, Shipments: [] }} />))).not.toMatch(
      /New|Shipped/,
    );
  });

  it('says that nothing was charged where the payment could not be taken, and that nothing ships', async () => {
    const order = await anOrder();
    const given = {
      ...order,
      Shipments: [],
      OrderHeader: {
        ...order.OrderHeader,
        OrderStatus: 'cancelled' as const,
        PaymentStatus: 'voided' as const,
        PaidTotal: 0,
      },
    };
    const text = seen(renderPart(<OrderView order={given} />));
    expect(text).toContain('Nothing was charged.');
    expect(text).toMatch(/Paid *\$0\.00/);
    expect(text).toContain('Nothing will be shipped.');
  });

  it.each([
    [true, 'Due after refunds'],
    [false, 'Paid after refunds'],
  ])('on account %s: says what is left of the sum after a refund', async (OnAccount, words) => {
    const order = await anOrder();
    const header = { ...order.OrderHeader, OnAccount, PaidTotal: 134_409, RefundedTotal: 28_413 };
    const text = seen(renderPart(<OrderView order={{ ...order, OrderHeader: header }} />));
    expect(text).toMatch(new RegExp(`${words} *\\$1,059\\.96`));
  });

  it('adds up, line by line: the discount stands beside the amount', async () => {
    const order = await anOrder();
    const line = {
      ...order.OrderLines[0]!,
      Qty: 40,
      UnitPrice: 2_217,
      ExtendedPrice: 0,
      LineDiscount: 4_434,
      LineTotal: 84_246,
      Unit: 'pk',
      PackQuantity: 25,
    };
    const text = seen(renderPart(<OrderView order={{ ...order, OrderLines: [line] }} />));
    expect(text).toMatch(/40 packs \$22\.17 \/ pack of 25 \$842\.46 Discount −\$44\.34/);
    expect(seen(renderPart(<OrderView order={{ ...order, OrderLines: [line] }} />, { language: 'fr' }))).toMatch(
      /40 paquets 22,17 \$ \/ paquet de 25 842,46 \$ Rabais −44,34 \$/,
    );
  });

  it('names the discount of the whole', async () => {
    const order = await anOrder();
    expect(
      seen(renderPart(<OrderView order={{ ...order, OrderHeader: { ...order.OrderHeader, DiscountTotal: 4_434 } }} />)),
    ).toMatch(/Discount −\$44\.34/);
  });

  it('says what is backordered, and until when', async () => {
    const order = await anOrder();
    const text = seen(
      renderPart(
        <OrderView
          order={{
            ...order,
            OrderLines: [{ ...order.OrderLines[0]!, BackorderedQty: 36, BackorderExpected: '2026-11-30' }],
          }}
        />,
      ),
    );
    expect(text).toContain('36 backordered, expected Mon 30 Nov');
  });

  it('says what was paid and what came back once something did', async () => {
    const order = await anOrder();
    expect(seen(renderPart(<OrderView order={order} />))).not.toContain('Refunded');
    const refunded = {
      ...order,
      OrderHeader: { ...order.OrderHeader, PaidTotal: 10_000, RefundedTotal: 2_500 },
      Refunds: [
        {
          refundId: 'r',
          at: '2026-11-21T09:00:00Z',
          status: 'completed' as const,
          amount: 2_500,
          restockingFee: 375,
          lines: [{ LineID: '1', SkuName: 'Bearing', Qty: 2, Unit: 'ea' }],
        },
      ],
    };
    const text = seen(renderPart(<OrderView order={refunded} />));
    expect(text).toContain('Paid');
    expect(text).toMatch(/Refunded .*2026/);
    expect(text).toContain('2 × Bearing');
    expect(text).toMatch(/−\$25\.00/);
    expect(text).toContain('less restocking fee $3.75');
  });
});
