import { freightSource } from '#domain/shared/price/priced.ts';
// A placed order is edited: what is held, charged and given back follows, or everything stays as it was.
import type { Input, Output } from '#contracts/api.ts';
import { checkout } from '#domain/checkout/checkout.decider.ts';
import { createCommandRunner } from '#platform/kernel/command/command-runner.ts';
import {
  creditLeft,
  orderByCard,
  orderDetail,
  orderOnTerms,
  refundedAtGateway,
  staffMember,
  stockLeft,
  typesIn,
} from '../../harness/order-desk.ts';
import { montreal, readyToPay } from '../../harness/readied-cart.ts';
import type { TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';
import { cards, type Visitor } from '../../harness/visitor.ts';
import { isoNow } from '#platform/kernel/runtime/clock.ts';

const reason = 'Wrong size delivered';

export const orderEdits = (theShop: () => TestShop) =>
  describe('the order desk', () => {
    let shop: TestShop;
    let dana: Visitor;

    beforeAll(async () => {
      shop = theShop();
      dana = await staffMember(shop, 'dana');
    });

    async function edit(
      orderId: string,
      asked: Partial<Input<'admin/order/previewedit'>>,
    ): Promise<Output<'admin/order/edit'>> {
      const { changes, difference } = await dana.post('admin/order/previewedit', { orderId, ...asked });
      return dana.post('admin/order/edit', { orderId, ...asked, changes, difference, reason: 'The customer called' });
    }

    const detail = (orderId: string) => orderDetail(shop, dana, orderId);

    describe('editing a placed order', () => {
      it('holds more stock and charges the difference with the card that the gateway keeps; kept lines keep their price', async () => {
        const { orderId, total } = await orderByCard(shop, [['6205', 2]]);
        await shop.send('price-list/import', {
          priceList: 'standard',
          itemNumber: '6205',
          currency: 'CAD',
          tiers: [{ quantity: 1, unitPrice: 1_300 }],
        });
        const before = await stockLeft(shop, '6205');
        const { difference } = await edit(orderId, {
          lines: [{ lineId: '1', quantity: 5 }],
          add: [{ itemNumber: '6306', quantity: 1 }],
        });
        const after = await detail(orderId);
        expect(after.OrderLines).toMatchObject([
          { Qty: 5, UnitPrice: 1_000 },
          { ProductId: '6306', Qty: 1, UnitPrice: 2_500 },
        ]);
        expect(after.OrderHeader).toMatchObject({
          OrderTotal: total + difference,
          PaidTotal: total + difference,
          PaymentStatus: 'captured',
        });
        expect(after.Payments).toHaveLength(2);
        expect(after.DueTotal).toBe(0);
        expect(await stockLeft(shop, '6205')).toBe(before - 3);
        await dana.post('admin/order/shiplines', {
          orderId,
          carrier: 'P',
          trackingNumber: 'T',
          lines: [{ lineId: '1', quantity: 5 }],
        });
        await until(
          async () =>
            (await shop.application.store.readStream('stock-6205')).some(
              ({ type, data }) =>
                type === 'StockShipped' &&
                (data as { allocations: { quantity: number }[] }).allocations[0]!.quantity === 5,
            )
              ? true
              : undefined,
          'five shipped out of one hold',
        );
        await shop.send('price-list/import', {
          priceList: 'standard',
          itemNumber: '6205',
          currency: 'CAD',
          tiers: [
            { quantity: 1, unitPrice: 1_000 },
            { quantity: 10, unitPrice: 900 },
          ],
        });
      });

      it('gives back the difference and the stock where it becomes cheaper', async () => {
        const before = await stockLeft(shop, '6205');
        const { orderId, total } = await orderByCard(shop, [['6205', 8]]);
        const result = await edit(orderId, { lines: [{ lineId: '1', quantity: 3 }] });
        expect(result).toMatchObject({ status: 'refunded', amount: -result.difference });
        expect(await refundedAtGateway(shop, orderId)).toBe(-result.difference);
        await until(async () => ((await stockLeft(shop, '6205')) === before - 3 ? true : undefined), 'the stock');
        expect((await detail(orderId)).OrderHeader).toMatchObject({
          OrderTotal: total + result.difference,
          RefundedTotal: -result.difference,
        });
      });

      it('holds further credit on terms, and leaves everything as it was where there is not enough', async () => {
        const { orderId, total } = await orderOnTerms(shop, [['6205', 1]]);
        const before = await creditLeft(shop);
        const { difference } = await edit(orderId, { lines: [{ lineId: '1', quantity: 3 }] });
        expect(await creditLeft(shop)).toBe(before - difference);
        const held = await stockLeft(shop, '6306');
        expect(
          await dana.refused(
            edit(orderId, {
              add: [
                { itemNumber: '6306', quantity: held - 1 },
                { itemNumber: 'LATER', quantity: 4_000 },
              ],
            }),
          ),
        ).toMatchObject({ code: 'credit_exceeded' });
        expect(await stockLeft(shop, '6306')).toBe(held);
        expect(await creditLeft(shop)).toBe(before - difference);
        expect((await detail(orderId)).OrderHeader.OrderTotal).toBe(total + difference);
      });

      it('leaves nothing behind when something is sold out', async () => {
        const { orderId, total } = await orderByCard(shop, [['6205', 1]]);
        const [bearings, changesBefore] = [await stockLeft(shop, '6205'), (await detail(orderId)).Changes];
        const asked = { lines: [{ lineId: '1', quantity: 4 }], add: [{ itemNumber: 'RARE', quantity: 2 }] };
        expect((await dana.post('admin/order/previewedit', { orderId, ...asked })).shortages).toEqual([
          { itemNumber: 'RARE', needed: 2, available: 1 },
        ]);
        expect(await dana.refused(edit(orderId, asked))).toMatchObject({ status: 409, code: 'sold_out' });
        expect(await stockLeft(shop, '6205')).toBe(bearings);
        expect(await stockLeft(shop, 'RARE')).toBe(1);
        const after = await detail(orderId);
        expect(after).toMatchObject({ BeingEdited: false, Changes: changesBefore, OrderHeader: { OrderTotal: total } });
        // And it can be edited again.
        expect((await edit(orderId, { lines: [{ lineId: '1', quantity: 2 }] })).difference).toBeGreaterThan(0);
      });

      it('to another province bears its taxes', async () => {
        const { orderId, total } = await orderByCard(shop, [['6205', 3]]);
        const shipTo = { ...montreal, city: 'Calgary', state: 'AB', zip: 'T2P 1J9' };
        const { difference } = await edit(orderId, { shipTo });
        const after = await detail(orderId);
        expect(after.OrderHeader).toMatchObject({ ShipTo: { state: 'AB' }, OrderTotal: total + difference });
        expect(after.OrderHeader.TaxLines).toHaveLength(1);
        expect(after.DueTotal).toBe(0);
      });

      it('says by which rule its freight was reckoned, after an edit that changes its weight as before', async () => {
        const { orderId } = await orderByCard(shop, [['6205', 1]]);
        const rule = async () =>
          freightSource((await dana.get('admin/order/whyprice', { orderId })).explanation.deliveries[0]!)?.rule;
        expect(await rule()).toEqual({
          kind: 'band',
          by: 'weight',
          measured: expect.any(Number),
          above: 0,
          upTo: 1_000,
          price: 1_195,
        });
        await edit(orderId, { lines: [{ lineId: '1', quantity: 30 }] });
        await shop.projectionsCaughtUp();
        expect(await rule()).toEqual({
          kind: 'band',
          by: 'weight',
          measured: expect.any(Number),
          above: 1_000,
          upTo: 5_000,
          price: 1_695,
        });
      });

      it('is refused below what has shipped, and when somebody changed the order meanwhile', async () => {
        const { orderId } = await orderByCard(shop, [['6205', 4]]);
        const { changes, difference } = await dana.post('admin/order/previewedit', {
          orderId,
          lines: [{ lineId: '1', quantity: 3 }],
        });
        await dana.post('admin/order/shiplines', {
          orderId,
          carrier: 'P',
          trackingNumber: 'T',
          lines: [{ lineId: '1', quantity: 2 }],
        });
        expect(
          await dana.refused(
            dana.post('admin/order/edit', {
              orderId,
              lines: [{ lineId: '1', quantity: 3 }],
              changes,
              difference,
              reason,
            }),
          ),
        ).toMatchObject({ code: 'order_changed' });
        await shop.projectionsCaughtUp();
        expect(
          await dana.refused(dana.post('admin/order/previewedit', { orderId, lines: [{ lineId: '1', quantity: 1 }] })),
        ).toMatchObject({ code: 'edit_quantity_too_small', params: { least: 2 } });
      });

      it('that would charge a card whose bank asks its owner is refused and undone', async () => {
        const guest = shop.visitor();
        const { orderId, total } = await readyToPay(guest, [['6205', 1]]);
        const asked = await guest.post('checkout/placeorder', {
          OrderId: orderId,
          OrderTotal: total,
          payment: { method: 'card', token: await guest.cardToken(cards.challenge) },
        });
        await fetch((asked as { challengeUrl: string }).challengeUrl, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ answer: 'approve' }),
        });
        await guest.post('checkout/completechallenge', { OrderId: orderId });
        const before = await stockLeft(shop, '6205');
        expect(await dana.refused(edit(orderId, { lines: [{ lineId: '1', quantity: 2 }] }))).toMatchObject({
          code: 'edit_needs_buyer',
        });
        expect(await stockLeft(shop, '6205')).toBe(before);
        expect(await detail(orderId)).toMatchObject({ BeingEdited: false, OrderHeader: { OrderTotal: total } });
      });

      describe('whose process dies', () => {
        async function begun(orderId: string) {
          const asked = { orderId, lines: [{ lineId: '1', quantity: 3 }], add: [] };
          const { changes, difference } = await dana.post('admin/order/previewedit', asked);
          const agreed = await shop.commands.order.beginEdit({ ...asked, attempt: 2, changes, difference, reason });
          return { agreed, difference };
        }

        it('before anything was secured is as it was', async () => {
          const { orderId, total } = await orderByCard(shop, [['6205', 1]]);
          await begun(orderId);
          expect((await detail(orderId)).BeingEdited).toBe(true);
          expect(
            await dana.refused(
              dana.post('admin/order/shiplines', {
                orderId,
                carrier: 'P',
                trackingNumber: 'T',
                lines: [{ lineId: '1', quantity: 1 }],
              }),
            ),
          ).toMatchObject({ code: 'order_being_edited' });
          await shop.commands.checkout.resume({ orderId, attempt: 2, source: 'order' });
          expect(await detail(orderId)).toMatchObject({ BeingEdited: false, OrderHeader: { OrderTotal: total } });
        });

        it('after it was begun is finished by the worker, once', async () => {
          const { orderId, total } = await orderByCard(shop, [['6205', 1]]);
          const { agreed, difference } = await begun(orderId);
          const runner = createCommandRunner(shop.application.store);
          const by = { commandId: 'dead', correlationId: 'dead', causationId: 'dead', actor: 'staff:9001' };
          await runner.run(
            checkout,
            `checkout-${orderId}`,
            { type: 'Start', orderId, attempt: 2, ...agreed, at: isoNow(shop.clock), startedBy: 'dead' },
            by,
          );
          await shop.application.pool.query(
            `update platform.effect set due_at = now() where job = 'resume-checkout-when-locked' and data ->> 'orderId' = $1`,
            [orderId],
          );
          await until(
            async () => ((await detail(orderId)).OrderHeader.OrderTotal === total + difference ? true : undefined),
            'the edit',
          );
          await shop.commands.checkout.resume({ orderId, attempt: 2, source: 'order' });
          expect((await typesIn(shop, `order-${orderId}`)).filter((type) => type === 'OrderEdited')).toHaveLength(1);
          expect(await detail(orderId)).toMatchObject({
            BeingEdited: false,
            DueTotal: 0,
            OrderHeader: { PaidTotal: total + difference },
          });
        });
      });
    });
  });
