import type { WireOrder } from '../lib/wire-types.ts';
import { createFakeClient } from '../testing/fake-client.ts';
import { renderPart, seen } from '../testing/render.tsx';
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

  it('counts the shipped part of a line', async () => {
    const order = await anOrder();
    const lines = order.OrderLines.map((line, index) => (index === 1 ? { ...line, LineStatus: 2 as const, ShippedQty: 5 } : line));
    expect(seen(renderPart(<OrderView order={{ ...order, OrderLines: lines }} />))).toContain('Partially shipped (5/12)');
  });

  it('gives no label to a line without status', async () => {
    const order = await anOrder();
    const lines = order.OrderLines.map((line) => ({ ...line, LineStatus: 0 as const }));
    expect(seen(renderPart(<OrderView order={{ ...order, OrderLines: lines, Shipments: [] }} />))).not.toMatch(/New|Shipped/);
  });
});
