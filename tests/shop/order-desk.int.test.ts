// What a CSR does with a placed order: money back, lines cancelled, the order edited; each whole or not at all.
import type { Input, Output } from '#contracts/api.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { checkout } from '#domain/checkout/checkout.decider.ts';
import { createCommandRunner } from '#platform/command/command-runner.ts';
import { rebuild } from '#platform/read-model/rebuild.ts';
import { readModels } from '#projections/registry.ts';
import * as harness from '../harness/order-desk.ts';
import { montreal, readyToPay } from '../harness/readied-cart.ts';
import type { TestShop } from '../harness/shop.ts';
import { until } from '../harness/until.ts';
import { cards, type Visitor } from '../harness/visitor.ts';

const reason = 'Wrong size delivered';

describe('the order desk', () => {
  let shop: TestShop;
  let dana: Visitor;
  let marc: Visitor;
  let helen: Visitor;

  beforeAll(async () => {
    shop = await harness.startStaffedShop();
    [dana, marc, helen] = (await Promise.all(['dana', 'marc', 'helen'].map(atDesk))) as [Visitor, Visitor, Visitor];
  }, 60_000);
  afterAll(() => shop.stop(), 30_000);

  const atDesk = (userName: string) => harness.staffMember(shop, userName);
  const byCard = (items: harness.Items, number?: string, email?: string) => harness.orderByCard(shop, items, number, email);

  async function onTerms(items: harness.Items) {
    const ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    const { orderId, total } = await readyToPay(ben, items, 'ben@laurentide.example');
    await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment: { method: 'terms', poNumber: 'PO-77' } });
    await shop.settled();
    return { orderId, total, ben };
  }

  type Asked = Omit<Input<'admin/order/previewrefund'>, 'orderId' | 'freight' | 'other' | 'lines'> & { lines?: { lineId: string; quantity: number }[]; freight?: number; other?: number };

  async function refund(who: Visitor, orderId: string, asked: Asked, more: { restock?: boolean } = {}, options = {}): Promise<Output<'admin/order/refund'>> {
    const { changes, amount } = await who.post('admin/order/previewrefund', { orderId, ...asked });
    return who.post('admin/order/refund', { orderId, ...asked, ...more, changes, amount, reason }, options);
  }

  async function edit(orderId: string, asked: Partial<Input<'admin/order/previewedit'>>, who = dana): Promise<Output<'admin/order/edit'>> {
    const { changes, difference } = await who.post('admin/order/previewedit', { orderId, ...asked });
    return who.post('admin/order/edit', { orderId, ...asked, changes, difference, reason: 'The customer called' });
  }

  const detail = async (orderId: string) => {
    await shop.settled();
    return dana.get('admin/order/detail', { orderId });
  };
  const stockOf = (productId: string) => harness.stockLeft(shop, productId);
  const creditLeft = async (): Promise<number> => {
    await shop.settled();
    return (await shop.send('account/credit', { accountId: 'ACC-1001' })).left;
  };
  /** What the gateway itself says it gave back. */
  const atGateway = async (orderId: string): Promise<number> => {
    const { rows } = await shop.application.pool.query<{ amount: string }>(
      `select coalesce(sum(r.amount), 0) as amount from sandbox_gateway.refund r join sandbox_gateway.authorisation a on a.reference = r.authorisation where r.status = 'refunded' and a.order_reference = $1`, [orderId],
    );
    return Number(rows[0]!.amount);
  };
  const typesOf = (stream: string) => harness.typesIn(shop, stream);
  const mailTo = (address: string, subject: string) => harness.mailTo(shop, address, subject);

  describe('a refund of a card payment', () => {
    it('says before what comes back and how, gives exactly that back, and tells the buyer', async () => {
      const { orderId, guest } = await byCard([['6205', 12]], cards.approved, 'ref@example.com');
      const asked = { lines: [{ lineId: '1', quantity: 4 }], freight: 500 };
      const preview = await dana.post('admin/order/previewrefund', { orderId, ...asked });
      // 4 at 9.00 and 5.00 of freight; GST 5 % and QST 9.975 % on both.
      expect(preview).toMatchObject({ goods: 3_600, discount: 0, freight: 500, amount: 3_600 + 500 + 205 + 409, refunded: 0, how: [{ method: 'card', text: 'Visa 4242', amount: 4_714 }] });
      expect(preview.taxLines.map((tax) => tax.amount)).toEqual([205, 409]);

      const { changes, amount } = preview;
      expect(await dana.post('admin/order/refund', { orderId, ...asked, changes, amount, reason })).toMatchObject({ status: 'refunded', amount: 4_714 });
      expect(await atGateway(orderId)).toBe(4_714);
      await shop.settled();
      const seen = await guest.post('customer/getorderdetails', { OrderId: orderId });
      expect(seen.OrderHeader).toMatchObject({ PaymentStatus: 'partly-refunded', RefundedTotal: 4_714 });
      expect(seen.Refunds).toMatchObject([{ status: 'completed', amount: 4_714, lines: [{ LineID: '1', Qty: 4 }] }]);
      expect(JSON.stringify(seen)).not.toContain(reason);
      expect((await mailTo('ref@example.com', 'Refund')).text).toContain('47.14');
    });

    it('gives all of it back in the end, to the cent, however it is cut up', async () => {
      const { orderId, total } = await byCard([['6205', 7], ['6306', 1]]);
      for (const quantity of [1, 2, 3, 1]) await refund(helen, orderId, { lines: [{ lineId: '1', quantity }] });
      await refund(helen, orderId, { lines: [{ lineId: '2', quantity: 1 }] });
      const { FreightRefundable } = await detail(orderId);
      await refund(helen, orderId, { freight: FreightRefundable });
      expect(await atGateway(orderId)).toBe(total);
      expect((await detail(orderId)).OrderHeader).toMatchObject({ PaymentStatus: 'refunded', RefundedTotal: total });
    });

    it('is refused beyond what was paid, whatever was refunded before', async () => {
      const { orderId, total } = await byCard([['6205', 1]]);
      expect(await helen.refused(helen.post('admin/order/previewrefund', { orderId, other: total + 1 }))).toMatchObject({ status: 409, code: 'refund_exceeds_paid' });
      await refund(helen, orderId, { other: total });
      await shop.settled();
      expect(await helen.refused(helen.post('admin/order/previewrefund', { orderId, other: 1 }))).toMatchObject({ code: 'refund_exceeds_paid', params: { left: 0 } });
      const { amount, changes } = await helen.post('admin/order/previewrefund', { orderId, lines: [{ lineId: '1', quantity: 1 }] });
      expect(amount).toBe(0);
      expect(await helen.refused(helen.post('admin/order/refund', { orderId, lines: [{ lineId: '1', quantity: 1 }], changes, amount, reason }))).toMatchObject({ code: 'refund_nothing' });
      expect(await atGateway(orderId)).toBe(total);
    });

    it('of two at once one wins, and a click that is repeated gives back once', async () => {
      const { orderId } = await byCard([['6205', 2]]);
      const asked = { lines: [{ lineId: '1', quantity: 2 }] };
      const answers = await Promise.allSettled([refund(dana, orderId, asked), refund(marc, orderId, asked)]);
      expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult).reason.answer.code).toMatch(/order_changed|refund_quantity_exceeds/);

      const again = await byCard([['6205', 2]]);
      const { changes, amount } = await dana.post('admin/order/previewrefund', { orderId: again.orderId, ...asked });
      const commandId = crypto.randomUUID();
      const clicks = await Promise.all(Array.from({ length: 3 }, () => dana.post('admin/order/refund', { orderId: again.orderId, ...asked, changes, amount, reason }, { commandId })));
      expect(new Set(clicks.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await atGateway(again.orderId)).toBe(amount);
    });

    it('is refused when the preview no longer holds', async () => {
      const { orderId } = await byCard([['6205', 4]]);
      const asked = { lines: [{ lineId: '1', quantity: 1 }] };
      const { changes, amount } = await dana.post('admin/order/previewrefund', { orderId, ...asked });
      await refund(marc, orderId, asked);
      expect(await dana.refused(dana.post('admin/order/refund', { orderId, ...asked, changes, amount, reason }))).toMatchObject({ status: 409, code: 'order_changed' });
      await shop.settled();
      const fresh = await dana.post('admin/order/previewrefund', { orderId, ...asked });
      expect(await dana.refused(dana.post('admin/order/refund', { orderId, ...asked, changes: fresh.changes, amount: fresh.amount + 1, reason }))).toMatchObject({ code: 'refund_changed' });
    });

    it('that the bank declines gives nothing back, says so, and leaves the order as it was', async () => {
      const { orderId } = await byCard([['6205', 1]], cards.refundDeclined);
      expect(await refund(dana, orderId, { lines: [{ lineId: '1', quantity: 1 }] })).toMatchObject({ status: 'declined', code: 'refund_declined' });
      const after = await detail(orderId);
      expect(after).toMatchObject({ OrderHeader: { PaymentStatus: 'captured', RefundedTotal: 0 }, Lines: [{ refundable: 1 }], Refunds: [{ status: 'declined', code: 'refund_declined' }] });
      expect(await atGateway(orderId)).toBe(0);
      expect((await shop.send('work/isopen', { workId: `payment.${orderId}` })).open).toBe(true);
    });

    it('whose answer is lost is asked for again by the same key, and given back once', async () => {
      const { orderId } = await byCard([['6205', 1]], cards.refundSilent);
      const result = await refund(dana, orderId, { lines: [{ lineId: '1', quantity: 1 }] });
      expect(result.status).toBe('pending');
      expect((await detail(orderId)).Refunds).toMatchObject([{ status: 'requested' }]);
      // The worker's turn, a minute early.
      await shop.application.pool.query(`update platform.effect set due_at = now() where job = 'settle-refund-when-requested' and data ->> 'orderId' = $1`, [orderId]);
      await until(async () => ((await detail(orderId)).Refunds[0]!.status === 'completed' ? true : undefined), 'the refund');
      expect(await atGateway(orderId)).toBe(result.amount);
    });

    it('puts goods that had left back on the shelf when that is asked for', async () => {
      const { orderId } = await byCard([['6306', 3]]);
      await dana.post('admin/order/shiplines', { orderId, carrier: 'P', trackingNumber: 'T-1', lines: [{ lineId: '1', quantity: 2 }] });
      const onHand = async () => (await typesOf('stock-6306')).filter((type) => type === 'StockReturned').length;
      await until(async () => ((await typesOf('stock-6306')).includes('StockShipped') ? true : undefined), 'the shipment');
      const before = await stockOf('6306');
      await refund(dana, orderId, { lines: [{ lineId: '1', quantity: 3 }] }, { restock: true });
      await until(async () => ((await onHand()) > 0 ? true : undefined), 'the return');
      expect(await stockOf('6306')).toBe(before + 2);
    });
  });

  describe('a refund of an order on terms', () => {
    it('takes it off what the account owes', async () => {
      const before = await creditLeft();
      const { orderId, total, ben } = await onTerms([['6205', 10]]);
      expect(await creditLeft()).toBe(before - total);
      const { amount } = await refund(dana, orderId, { lines: [{ lineId: '1', quantity: 4 }] });
      expect(await creditLeft()).toBe(before - total + amount);
      expect((await ben.post('customer/getorderdetails', { OrderId: orderId })).OrderHeader).toMatchObject({ PaymentMethod: 'terms', PaidTotal: total, RefundedTotal: amount });
    });
  });

  describe('rights', () => {
    it('a CSR gives back up to the limit of the setting, added up over the order; a manager has none', async () => {
      await shop.send('setting/save', { name: 'RefundLimitCsr', value: '2000', visible: false });
      const { orderId } = await byCard([['6205', 5]]);
      await refund(dana, orderId, { other: 1_500 });
      await shop.settled();
      expect(await dana.post('admin/order/previewrefund', { orderId, other: 600 })).toMatchObject({ limit: 2_000, aboveLimit: true });
      expect(await dana.refused(refund(dana, orderId, { other: 600 }))).toMatchObject({ status: 403, code: 'refund_above_limit' });
      expect((await helen.post('admin/order/previewrefund', { orderId, other: 600 })).limit).toBeUndefined();
      expect((await refund(helen, orderId, { other: 600 })).status).toBe('refunded');
      await shop.send('setting/save', { name: 'RefundLimitCsr', value: '50000', visible: false });
    });

    it('an auditor sees the order and changes nothing', async () => {
      const { orderId } = await byCard([['6205', 1]]);
      const emile = await atDesk('emile');
      expect((await emile.get('admin/order/detail', { orderId })).OrderHeader.OrderID).toBe(orderId);
      const line = { lines: [{ lineId: '1', quantity: 1 }], changes: 1, amount: 1, reason };
      for (const call of [
        emile.post('admin/order/refund', { orderId, ...line }), emile.post('admin/order/cancellines', { orderId, ...line }), emile.post('admin/order/edit', { orderId, changes: 1, difference: 0, reason }),
        emile.post('admin/order/addnote', { orderId, text: 'x' }), emile.post('admin/order/resendletter', { orderId, letter: 'confirmation' }),
      ]) expect(await emile.refused(call)).toMatchObject({ status: 403, code: 'forbidden' });
      expect(await typesOf(`order-${orderId}`)).toEqual(['OrderPlaced']);
    });
  });

  describe('cancelling lines', () => {
    it('gives stock and money back for several lines in one step', async () => {
      const [bearings, motors] = [await stockOf('6205'), await stockOf('6306')];
      const { orderId, total } = await byCard([['6205', 6], ['6306', 2]]);
      const asked = { orderId, lines: [{ lineId: '1', quantity: 6 }, { lineId: '2', quantity: 2 }], freight: (await detail(orderId)).FreightRefundable };
      const { changes, amount } = await dana.post('admin/order/previewcancel', asked);
      expect(amount).toBe(total);
      expect(await dana.post('admin/order/cancellines', { ...asked, changes, amount, reason })).toMatchObject({ status: 'refunded', amount: total });
      expect(await atGateway(orderId)).toBe(total);
      await until(async () => ((await stockOf('6205')) === bearings && (await stockOf('6306')) === motors ? true : undefined), 'the stock');
      expect((await detail(orderId)).OrderHeader).toMatchObject({ OrderStatus: 'cancelled', PaymentStatus: 'refunded' });
    });

    it('gives credit on terms back', async () => {
      const [before, bearings] = [await creditLeft(), await stockOf('6205')];
      const { orderId, total } = await onTerms([['6205', 10]]);
      const asked = { orderId, lines: [{ lineId: '1', quantity: 10 }] };
      const { changes, amount } = await dana.post('admin/order/previewcancel', asked);
      await dana.post('admin/order/cancellines', { ...asked, changes, amount, reason });
      expect(await creditLeft()).toBe(before - total + amount);
      await until(async () => ((await stockOf('6205')) === bearings ? true : undefined), 'the stock');
    });
  });

  describe('editing a placed order', () => {
    it('holds more stock and charges the difference with the card that the gateway keeps; kept lines keep their price', async () => {
      const { orderId, total } = await byCard([['6205', 2]]);
      await shop.send('price-list/import', { priceList: 'standard', itemNumber: '6205', currency: 'CAD', tiers: [{ quantity: 1, unitPrice: 1_300 }] });
      const before = await stockOf('6205');
      const { difference } = await edit(orderId, { lines: [{ lineId: '1', quantity: 5 }], add: [{ itemNumber: '6306', quantity: 1 }] });
      const after = await detail(orderId);
      expect(after.OrderLines).toMatchObject([{ Qty: 5, UnitPrice: 1_000 }, { ProductId: '6306', Qty: 1, UnitPrice: 2_500 }]);
      expect(after.OrderHeader).toMatchObject({ OrderTotal: total + difference, PaidTotal: total + difference, PaymentStatus: 'captured' });
      expect(after.Payments).toHaveLength(2);
      expect(after.DueTotal).toBe(0);
      expect(await stockOf('6205')).toBe(before - 3);
      await dana.post('admin/order/shiplines', { orderId, carrier: 'P', trackingNumber: 'T', lines: [{ lineId: '1', quantity: 5 }] });
      await until(async () => ((await shop.application.store.readStream('stock-6205')).some(({ type, data }) => type === 'StockShipped' && (data as { allocations: { quantity: number }[] }).allocations[0]!.quantity === 5) ? true : undefined), 'five shipped out of one hold');
      await shop.send('price-list/import', { priceList: 'standard', itemNumber: '6205', currency: 'CAD', tiers: [{ quantity: 1, unitPrice: 1_000 }, { quantity: 10, unitPrice: 900 }] });
    });

    it('gives back the difference and the stock where it becomes cheaper', async () => {
      const before = await stockOf('6205');
      const { orderId, total } = await byCard([['6205', 8]]);
      const result = await edit(orderId, { lines: [{ lineId: '1', quantity: 3 }] });
      expect(result).toMatchObject({ status: 'refunded', amount: -result.difference });
      expect(await atGateway(orderId)).toBe(-result.difference);
      await until(async () => ((await stockOf('6205')) === before - 3 ? true : undefined), 'the stock');
      expect((await detail(orderId)).OrderHeader).toMatchObject({ OrderTotal: total + result.difference, RefundedTotal: -result.difference });
    });

    it('holds further credit on terms, and leaves everything as it was where there is not enough', async () => {
      const { orderId, total } = await onTerms([['6205', 1]]);
      const before = await creditLeft();
      const { difference } = await edit(orderId, { lines: [{ lineId: '1', quantity: 3 }] });
      expect(await creditLeft()).toBe(before - difference);
      const held = await stockOf('6306');
      expect(await dana.refused(edit(orderId, { add: [{ itemNumber: '6306', quantity: held - 1 }, { itemNumber: 'LATER', quantity: 4_000 }] }))).toMatchObject({ code: 'credit_exceeded' });
      expect(await stockOf('6306')).toBe(held);
      expect(await creditLeft()).toBe(before - difference);
      expect((await detail(orderId)).OrderHeader.OrderTotal).toBe(total + difference);
    });

    it('leaves nothing behind when something is sold out', async () => {
      const { orderId, total } = await byCard([['6205', 1]]);
      const [bearings, changesBefore] = [await stockOf('6205'), (await detail(orderId)).Changes];
      const asked = { lines: [{ lineId: '1', quantity: 4 }], add: [{ itemNumber: 'RARE', quantity: 2 }] };
      expect((await dana.post('admin/order/previewedit', { orderId, ...asked })).shortages).toEqual([{ itemNumber: 'RARE', needed: 2, available: 1 }]);
      expect(await dana.refused(edit(orderId, asked))).toMatchObject({ status: 409, code: 'sold_out' });
      expect(await stockOf('6205')).toBe(bearings);
      expect(await stockOf('RARE')).toBe(1);
      const after = await detail(orderId);
      expect(after).toMatchObject({ BeingEdited: false, Changes: changesBefore, OrderHeader: { OrderTotal: total } });
      // And it can be edited again.
      expect((await edit(orderId, { lines: [{ lineId: '1', quantity: 2 }] })).difference).toBeGreaterThan(0);
    });

    it('to another province bears its taxes', async () => {
      const { orderId, total } = await byCard([['6205', 3]]);
      const shipTo = { ...montreal, city: 'Calgary', state: 'AB', zip: 'T2P 1J9' };
      const { difference } = await edit(orderId, { shipTo });
      const after = await detail(orderId);
      expect(after.OrderHeader).toMatchObject({ ShipTo: { state: 'AB' }, OrderTotal: total + difference });
      expect(after.OrderHeader.TaxLines).toHaveLength(1);
      expect(after.DueTotal).toBe(0);
    });

    it('is refused below what has shipped, and when somebody changed the order meanwhile', async () => {
      const { orderId } = await byCard([['6205', 4]]);
      const { changes, difference } = await dana.post('admin/order/previewedit', { orderId, lines: [{ lineId: '1', quantity: 3 }] });
      await dana.post('admin/order/shiplines', { orderId, carrier: 'P', trackingNumber: 'T', lines: [{ lineId: '1', quantity: 2 }] });
      expect(await dana.refused(dana.post('admin/order/edit', { orderId, lines: [{ lineId: '1', quantity: 3 }], changes, difference, reason }))).toMatchObject({ code: 'order_changed' });
      await shop.settled();
      expect(await dana.refused(dana.post('admin/order/previewedit', { orderId, lines: [{ lineId: '1', quantity: 1 }] }))).toMatchObject({ code: 'edit_quantity_too_small', params: { least: 2 } });
    });

    it('that would charge a card whose bank asks its owner is refused and undone', async () => {
      const guest = shop.visitor();
      const { orderId, total } = await readyToPay(guest, [['6205', 1]]);
      const asked = await guest.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment: { method: 'card', token: await guest.cardToken(cards.challenge) } });
      await fetch((asked as { challengeUrl: string }).challengeUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ answer: 'approve' }) });
      await guest.post('checkout/completechallenge', { OrderId: orderId });
      const before = await stockOf('6205');
      expect(await dana.refused(edit(orderId, { lines: [{ lineId: '1', quantity: 2 }] }))).toMatchObject({ code: 'edit_needs_buyer' });
      expect(await stockOf('6205')).toBe(before);
      expect(await detail(orderId)).toMatchObject({ BeingEdited: false, OrderHeader: { OrderTotal: total } });
    });

    describe('whose process dies', () => {
      async function begun(orderId: string) {
        const asked = { orderId, lines: [{ lineId: '1', quantity: 3 }], add: [] };
        const { changes, difference } = await dana.post('admin/order/previewedit', asked);
        const agreed = await shop.send('order/beginedit', { ...asked, attempt: 2, changes, difference, reason });
        return { agreed, difference };
      }

      it('before anything was secured is as it was', async () => {
        const { orderId, total } = await byCard([['6205', 1]]);
        await begun(orderId);
        expect((await detail(orderId)).BeingEdited).toBe(true);
        expect(await dana.refused(dana.post('admin/order/shiplines', { orderId, carrier: 'P', trackingNumber: 'T', lines: [{ lineId: '1', quantity: 1 }] }))).toMatchObject({ code: 'order_being_edited' });
        await shop.send('checkout/resume', { orderId, attempt: 2, source: 'order' });
        expect(await detail(orderId)).toMatchObject({ BeingEdited: false, OrderHeader: { OrderTotal: total } });
      });

      it('after it was begun is finished by the worker, once', async () => {
        const { orderId, total } = await byCard([['6205', 1]]);
        const { agreed, difference } = await begun(orderId);
        const runner = createCommandRunner(shop.application.store);
        const by = { commandId: 'dead', correlationId: 'dead', causationId: 'dead', actor: 'staff:9001' };
        await runner.run(checkout, `checkout-${orderId}`, { type: 'Start', orderId, attempt: 2, ...agreed, at: new Date().toISOString(), startedBy: 'dead' }, by);
        await shop.application.pool.query(`update platform.effect set due_at = now() where job = 'resume-checkout-when-locked' and data ->> 'orderId' = $1`, [orderId]);
        await until(async () => ((await detail(orderId)).OrderHeader.OrderTotal === total + difference ? true : undefined), 'the edit');
        await shop.send('checkout/resume', { orderId, attempt: 2, source: 'order' });
        expect((await typesOf(`order-${orderId}`)).filter((type) => type === 'OrderEdited')).toHaveLength(1);
        expect(await detail(orderId)).toMatchObject({ BeingEdited: false, DueTotal: 0, OrderHeader: { PaidTotal: total + difference } });
      });
    });
  });

  describe('notes and letters', () => {
    it('shows notes to staff with author and time, and never to the buyer', async () => {
      const { orderId, guest } = await byCard([['6205', 1]]);
      await dana.post('admin/order/addnote', { orderId, text: 'Call before delivery' });
      expect((await detail(orderId)).Notes).toMatchObject([{ by: 'Dana Whitfield', text: 'Call before delivery', at: expect.stringMatching(/^\d{4}-/) }]);
      expect(JSON.stringify(await guest.post('customer/getorderdetails', { OrderId: orderId }))).not.toContain('Call before');
    });

    it('sends the confirmation and the mail of a shipment once more, on the record', async () => {
      const { orderId } = await byCard([['6205', 1]], cards.approved, 'again@example.com');
      const { shipmentId } = await dana.post('admin/order/shiplines', { orderId, carrier: 'P', trackingNumber: 'T', lines: [{ lineId: '1', quantity: 1 }] });
      await dana.post('admin/order/resendletter', { orderId, letter: 'confirmation' });
      await dana.post('admin/order/resendletter', { orderId, letter: 'shipment', shipmentId });
      expect(await dana.refused(dana.post('admin/order/resendletter', { orderId, letter: 'shipment', shipmentId: 'other' }))).toMatchObject({ status: 404, code: 'shipment_not_found' });
      const own = await until(async () => {
        const mails = ((await (await fetch(`${shop.url}/dev/mail.json`)).json()) as { to: string; subject: string; text: string }[]).filter((mail) => mail.to === 'again@example.com');
        return mails.length === 4 ? mails : undefined;
      }, 'four mails');
      expect(new Set(own.map(({ subject, text }) => subject + text)).size).toBe(2);
      expect((await typesOf(`order-${orderId}`)).filter((type) => type === 'OrderLetterResent')).toHaveLength(2);
    });
  });

  describe('the list', () => {
    it('finds orders by any part of number, e-mail, company or PO, by payment and by shipment', async () => {
      const { orderId } = await onTerms([['6205', 2]]);
      await shop.settled();
      const found = async (filter: Partial<Input<'admin/order/list'>>) => (await dana.get('admin/order/list', filter as never)).rows.map((row) => row.OrderID);
      const { OrderHeader } = await detail(orderId);
      expect(await found({ search: OrderHeader.OrderNumber.slice(3, 9).toLowerCase() })).toContain(orderId);
      expect(await found({ search: 'po-77' })).toContain(orderId);
      expect(await found({ search: 'LAURENTIDE.ex' })).toContain(orderId);
      expect(await found({ paymentStatus: 'captured' })).toContain(orderId);
      expect(await found({ paymentStatus: 'refunded' })).not.toContain(orderId);
      expect(await found({ status: 'shipped' })).not.toContain(orderId);
      expect(await found({ search: '100%' })).toEqual([]);
    });

    it('and everything above is the same after a rebuild, byte for byte', async () => {
      await shop.settled();
      expect(await rebuild(shop.application.pool, shop.application.store, readModels, 'compare')).toEqual(readModels.map(() => expect.objectContaining({ same: true })));
    });
  });
});
