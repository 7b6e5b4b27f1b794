import type { OrderDraft } from '#domain/shared/order-draft.ts';
import { freightAmount } from '#domain/shared/price/priced.ts';
import { changeOf, lineOf, quebec, shipTo } from '#domain/order/order.samples.ts';
import { draft as sample, address, ground } from '#domain/testing/samples.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { draftEdit } from './draft-edit.ts';

const FREIGHT_NOW = 4_400;

const agreed = changeOf(
  [
    { quantity: 3, unitPrice: 1_000, off: 0 },
    { quantity: 5, unitPrice: 2_000, off: 0 },
  ].map(lineOf),
  { freights: [1_200, 3_400], taxes: [quebec] },
);
/** Line 1 goes to Montréal for 12.00, line 2 to Vancouver for 34.00. */
const draft: OrderDraft = {
  ...sample,
  ...agreed,
  deliveries: agreed.deliveries.map((delivery) => {
    const { country, state } = shipTo[delivery.deliveryId as '1' | '2'];
    return { ...delivery, destination: { country, state } };
  }),
  shipTo,
};

/** Today's freight, by whatever the shop is asked for. */
function asking() {
  const quoted: string[] = [];
  const context = {
    queries: {
      tax: { find: async () => ({ ...quebec, served: true }) },
      shipping: {
        taxedAt: async ({ to }: { readonly to: object }) => to,
        offers: async ({ state }: { readonly state: string }) => {
          quoted.push(state);
          const priced = [
            { shippingMethod: ground.shippingMethod, name: ground.name, price: FREIGHT_NOW, rule: ground.rule },
          ];
          return { priced, onRequest: [] };
        },
      },
    },
  } as unknown as OperationContext;
  return { context, quoted };
}

const edit = async (change: Partial<Parameters<typeof draftEdit>[0]>) => {
  const { context, quoted } = asking();
  const { change: after, shipTo: to } = await draftEdit({ draft, changes: 1, lines: [], add: [], ...change }, context);
  const freights = after.deliveries.map((delivery) => [delivery.deliveryId, freightAmount(delivery)]);
  return { after, freights, quoted, to };
};

describe('the edit of an order with two deliveries', () => {
  it('leaves the freight of a delivery whose goods and address stay', async () => {
    const { freights, quoted } = await edit({ lines: [{ lineId: '1', quantity: 2 }] });
    expect(freights).toEqual([
      ['1', FREIGHT_NOW],
      ['2', 3_400],
    ]);
    expect(quoted).toEqual([address.state]);
  });

  it('drops a delivery with its last line, and its freight with it', async () => {
    const { after, freights } = await edit({ lines: [{ lineId: '2', quantity: 0 }] });
    expect(freights).toEqual([['1', 1_200]]);
    expect(after.totals).toMatchObject({ subTotal: 3_000, shipping: 1_200 });
  });

  it('prices the freight of the delivery that goes elsewhere anew, and of no other', async () => {
    const elsewhere = { ...address, city: 'Calgary', state: 'AB' };
    const { freights, quoted, to } = await edit({ shipTo: elsewhere, deliveryId: '2' });
    expect(freights).toEqual([
      ['1', 1_200],
      ['2', FREIGHT_NOW],
    ]);
    expect([quoted, to['2']]).toEqual([['AB'], elsewhere]);
  });

  it('is refused where nothing would be left, or a delivery is named that is none of its own', async () => {
    const none = [
      { lineId: '1', quantity: 0 },
      { lineId: '2', quantity: 0 },
    ];
    await expect(edit({ lines: none })).rejects.toMatchObject({ code: 'order_last_line' });
    await expect(edit({ deliveryId: '3' })).rejects.toMatchObject({ code: 'delivery_not_found' });
  });
});
