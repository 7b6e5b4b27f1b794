// Returns (spec 2, 3, 5): asked for by the buyer, answered and received by staff, paid back by the order's own refund.
import sharp from 'sharp';
import type { ApiError } from '#contracts/client.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { given } from '../harness/command-specification.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { mailTo, orderByCard, orderOnTerms, staffMember, stockLeft } from '../harness/order-desk.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { payByCard, type Visitor } from '../harness/visitor.ts';

const DAY = 86_400_000;

describe('a return', () => {
  let shop: MemoryShop;
  let helen: Visitor;
  beforeEach(async () => {
    shop = await startMemoryShop();
    helen = await staffMember(shop, 'helen');
  });
  afterEach(() => shop.stop());

  const ship = (orderId: string, lines: readonly { lineId: string; quantity: number }[]) =>
    helen.post('admin/order/shiplines', { orderId, carrier: 'UPS', trackingNumber: 'T1', lines: [...lines] });
  /** Ten at 9.00, eight of them shipped. */
  const shipped = async (email?: string) => {
    const placed = await orderByCard(shop, [['6205', 10]], undefined, email);
    await ship(placed.orderId, [{ lineId: '1', quantity: 8 }]);
    await shop.quiet();
    return placed;
  };
  const line = (Quantity: number, Reason: 'not-needed' | 'defective' = 'not-needed') => ({
    ...({ LineID: '1', Quantity, Reason, Condition: 'unopened' } as const),
  });
  const asked = (orderId: string, Quantity = 3) => ({ OrderId: orderId, lines: [line(Quantity)], TermsAccepted: true });
  const request = async (guest: Visitor, orderId: string, Quantity = 3) =>
    (await guest.post('checkout/processreturnorder', asked(orderId, Quantity))).ReturnID;
  const approve = (orderId: string, returnId: string) => helen.post('admin/return/approve', { orderId, returnId });
  const receive = (orderId: string, returnId: string, toStock: number, toScrap = 0) =>
    helen.post('admin/return/receive', {
      ...{ orderId, returnId },
      lines: [{ lineId: '1', toStock, toScrap, toBuyer: 0 }],
    });
  const refund = async (orderId: string, returnId: string) => {
    const { changes, amount } = await helen.post('admin/return/previewrefund', { orderId, returnId });
    return helen.post('admin/return/refund', { orderId, returnId, changes, amount });
  };

  it('shows fee and amount before, and says them in the request', async () => {
    const { orderId, guest } = await shipped();
    // Two at 9.00 with 15 % taxes and no fee for what is defective; with 15 % of 18.00 for what is not needed.
    const value = (reason: 'not-needed' | 'defective') =>
      guest.post('return/preview', { OrderId: orderId, lines: [line(2, reason)] });
    expect(await value('defective')).toMatchObject({ RestockingFee: 0, ReturnAmount: 2_070 });
    expect(await value('not-needed')).toMatchObject({ RestockingFee: 270, ReturnAmount: 1_800 });
    const before = shop.application.store.events.length;
    const { ReturnNumber } = await guest.post('checkout/processreturnorder', asked(orderId, 2));
    expect(ReturnNumber).toMatch(/^RMA-\w{5}-\w{5}$/);
    expect(shop.application.store.events[before]).toMatchObject({
      stream: `return-${orderId}`,
      type: 'ReturnRequested',
      data: {
        ...{ returnNumber: ReturnNumber, restockingFee: 270, amount: 1_800 },
        lines: [{ lineId: '1', itemNumber: '6205', quantity: 2, feePercent: 15, restockingFee: 270, amount: 1_800 }],
      },
    });
    expect((await mailTo(shop, 'guest@example.com', ReturnNumber)).text).toContain('18.00');
  });

  it('needs the terms accepted, something selected, and units that were shipped', async () => {
    const { orderId, guest } = await shipped();
    const refused = async (more: object) =>
      (await guest.refused(guest.post('checkout/processreturnorder', { ...asked(orderId), ...more }))) as object;
    expect(await refused({ TermsAccepted: false })).toMatchObject({ status: 400 });
    expect(await refused({ lines: [] })).toMatchObject({ status: 400 });
    expect(await refused({ lines: [line(9)] })).toMatchObject({ code: 'return_quantity_exceeds', params: { left: 8 } });
    await request(guest, orderId, 6);
    expect(await refused({ lines: [line(3)] })).toMatchObject({ code: 'return_quantity_exceeds', params: { left: 2 } });
  });

  it('is told the same once more to who did not hear of it and presses again', async () => {
    const { orderId, guest } = await shipped();
    const commandId = crypto.randomUUID();
    const press = () => guest.post('checkout/processreturnorder', asked(orderId, 8), { commandId });
    expect(await press()).toEqual(await press());
  });

  it('takes never more than was shipped, though a hundred come at once', async () => {
    const { orderId, guest } = await shipped();
    const answers = await Promise.allSettled(Array.from({ length: 100 }, () => request(guest, orderId, 1)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    const codes = answers.flatMap((one) => (one.status === 'rejected' ? [(one.reason as ApiError).answer.code] : []));
    expect([...new Set(codes)]).toEqual(['return_none_left']);
  });

  it('has photographs, of which only the pixels are kept, for whose it is and for staff', async () => {
    const { orderId, guest } = await shipped('owner@example.com');
    const returnId = await request(guest, orderId);
    const at = { make: 'Camera', gps: '45.5N 73.6W' };
    const taken = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b4f94' } })
      .withExif({ IFD0: { Make: at.make, ImageDescription: at.gps } })
      .jpeg()
      .toBuffer();
    expect(taken.includes(at.gps)).toBe(true);
    const FileData = taken.toString('base64');
    const added = await guest.upload('return/addphoto', { ReturnId: returnId, FileName: 'crack.jpg', FileData });
    expect(added).toMatchObject({ FileName: 'crack.jpg', Width: 40, Height: 20 });
    const of = { ReturnId: returnId, PhotoId: added.PhotoID };
    const { FileName, FileContents } = await guest.post('return/photo', of);
    const kept = Buffer.from(FileContents, 'base64');
    expect([FileName, (await sharp(kept).metadata()).format, kept.includes(at.gps)]).toEqual([
      'crack.webp',
      'webp',
      false,
    ]);
    const detail = await helen.get('admin/return/detail', { returnId });
    expect(detail.photos).toEqual([{ PhotoID: added.PhotoID, FileName: 'crack.jpg', Width: 40, Height: 20 }]);

    const stranger = shop.visitor();
    for (const email of [undefined, 'other@example.com'])
      expect(
        await stranger.refused(stranger.post('return/photo', { ...of, ...(email ? { email } : {}) })),
      ).toMatchObject({
        code: 'return_not_found',
      });
    const words = Buffer.from('no picture').toString('base64');
    expect(
      await guest.refused(
        guest.upload('return/addphoto', { ReturnId: returnId, FileName: 'words.jpg', FileData: words }),
      ),
    ).toMatchObject({ code: 'picture_unreadable' });

    await guest.post('return/removephoto', of);
    expect((await guest.post('return/detail', { ReturnId: returnId })).Photos).toEqual([]);
    expect(await guest.refused(guest.post('return/photo', of))).toMatchObject({ code: 'return_photo_not_found' });
  });

  it('is refused after the days of the policy, and of items that the dealer takes none of back', async () => {
    const { orderId, guest } = await shipped();
    await shop.send('setting/save', { name: 'NonReturnableItems', value: '6306, 6205' });
    const refused = () => guest.refused(guest.post('checkout/processreturnorder', asked(orderId)));
    expect(await refused()).toMatchObject({ code: 'return_excluded' });
    await shop.send('setting/save', { name: 'NonReturnableItems', value: '' });
    await shop.send('setting/save', { name: 'ReturnDays', value: '1' });
    shop.clock.advance(3 * DAY);
    expect(await refused()).toMatchObject({ code: 'return_too_late' });
  });

  it('is for whose order it is, or who knows its e-mail; for all others there is no such order', async () => {
    const { orderId, guest } = await shipped('owner@example.com');
    const stranger = shop.visitor();
    await stranger.get('account/getusercontext', {});
    const by = (email?: string) =>
      stranger.post('checkout/processreturnorder', { ...asked(orderId, 1), ...(email ? { email } : {}) });
    expect(await stranger.refused(by())).toMatchObject({ code: 'order_not_found' });
    expect(await stranger.refused(by('other@example.com'))).toMatchObject({ code: 'order_not_found' });
    const { ReturnID: ReturnId } = await by('owner@example.com');
    expect(await stranger.refused(stranger.post('return/withdraw', { ReturnId }))).toMatchObject({
      code: 'return_not_found',
    });
    expect(await guest.post('return/detail', { ReturnId })).toMatchObject({ Status: 'requested', ReturnAmount: 900 });
    await stranger.post('return/withdraw', { ReturnId, email: 'owner@example.com' });
    expect(await guest.post('return/detail', { ReturnId })).toMatchObject({ Status: 'withdrawn' });
  });

  it('is not there where either setting is off (spec 6)', async () => {
    const { orderId, guest } = await shipped();
    for (const name of ['allow_returns_management', 'MyAccViewReturnspolicy'] as const) {
      await shop.send('setting/save', { name, value: '0' });
      for (const call of [
        () => guest.post('checkout/processreturnorder', asked(orderId)),
        () => guest.post('return/preview', { OrderId: orderId, lines: [line(1)] }),
      ])
        expect(await guest.refused(call())).toMatchObject({ status: 404, code: 'not_found' });
      await shop.send('setting/save', { name, value: '1' });
    }
  });

  it('is paid back for what was kept, puts the rest of it on the shelf, and is settled', async () => {
    const { orderId, guest } = await shipped();
    const returnId = await request(guest, orderId);
    await approve(orderId, returnId);
    await receive(orderId, returnId, 1, 1);
    const before = await stockLeft(shop, '6205');
    // Two of the three came: 18.00 of goods with 2.70 of taxes, less 15 %.
    expect(await helen.post('admin/return/previewrefund', { orderId, returnId })).toMatchObject({
      ...{ restockingFee: 270, amount: 1_800 },
      parts: { SubTotal: 1_800 },
      how: [{ method: 'card', amount: 1_800 }],
    });
    expect(await refund(orderId, returnId)).toMatchObject({ status: 'refunded', amount: 1_800 });
    await shop.quiet();
    expect(await stockLeft(shop, '6205')).toBe(before + 1);
    expect(await guest.post('return/detail', { ReturnId: returnId })).toMatchObject({
      ...{ Status: 'settled', ReturnAmount: 1_800 },
      Received: [{ LineID: '1', Kept: 2, SentBack: 0 }],
    });
    const { Refunds, DueTotal } = await helen.get('admin/order/detail', { orderId });
    expect(Refunds).toMatchObject([{ cause: 'return', amount: 1_800, restockingFee: 270, restocked: true }]);
    // The fee is the shop's: nothing of it is owed to the buyer.
    expect(DueTotal).toBe(0);
    const { text } = await mailTo(shop, 'guest@example.com', 'Refund');
    expect(text).toContain('Restocking fee');
    expect(text).toContain('18.00');
    expect(await helen.refused(helen.post('admin/return/previewrefund', { orderId, returnId }))).toMatchObject({
      code: 'return_not_received',
    });
  });

  it('is paid back once to who did not hear of it and presses again', async () => {
    const { orderId, guest } = await shipped();
    const returnId = await request(guest, orderId);
    await approve(orderId, returnId);
    await receive(orderId, returnId, 3);
    const { changes, amount } = await helen.post('admin/return/previewrefund', { orderId, returnId });
    const commandId = crypto.randomUUID();
    const press = () => helen.post('admin/return/refund', { orderId, returnId, changes, amount }, { commandId });
    expect(await press()).toEqual(await press());
    const types = (await shop.application.store.readStream(`order-${orderId}`)).map(({ type }) => type);
    expect(types.filter((type) => type === 'OrderRefundRequested')).toHaveLength(1);
  });

  it('keeps no fee once that was waived', async () => {
    const { orderId, guest } = await shipped();
    const returnId = await request(guest, orderId);
    await approve(orderId, returnId);
    await receive(orderId, returnId, 3);
    await given(shop)
      .when('admin/return/waivefee', { orderId, returnId, reason: 'A good customer' }, 'manager')
      .then({ message: 'success' }, [[`return-${orderId}`, 'ReturnFeeWaived', { reason: 'A good customer' }]]);
    expect(await refund(orderId, returnId)).toMatchObject({ status: 'refunded', amount: 3_104 });
  });

  it('is paid back by the payments that staff choose', async () => {
    const ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
    await ben.post('checkout/processmultiplepayment', {
      ...{ OrderId: orderId, OrderTotal: total },
      Payments: [{ Amount: 2_500, payment: await payByCard(ben) }, { payment: { method: 'terms', poNumber: 'PO-1' } }],
    });
    await shop.quiet();
    await ship(orderId, [{ lineId: '1', quantity: 8 }]);
    await shop.quiet();
    const returnId = await request(ben, orderId);
    await approve(orderId, returnId);
    await receive(orderId, returnId, 3);
    const parts = [{ paymentId: `${orderId}.1.1`, amount: 1_000 }];
    const { changes, amount, how } = await helen.post('admin/return/previewrefund', { orderId, returnId, parts });
    expect(how.map((part) => [part.method, part.amount])).toEqual([
      ['card', 1_000],
      ['terms', amount - 1_000],
    ]);
    await helen.post('admin/return/refund', { orderId, returnId, parts, changes, amount });
    await shop.quiet();
    const { Payments } = await helen.get('admin/order/detail', { orderId });
    expect(Payments.map(({ refunded }) => refunded)).toEqual([1_000, amount - 1_000]);
  });

  it('is paid back as a gift certificate, once, whose code the buyer gets', async () => {
    const { orderId, guest } = await shipped();
    const { ReturnID: returnId } = await guest.post('checkout/processreturnorder', {
      ...asked(orderId, 2),
      Resolution: 'store-credit',
    });
    await approve(orderId, returnId);
    await receive(orderId, returnId, 2);
    const preview = await helen.post('admin/return/previewrefund', { orderId, returnId });
    expect(preview).toMatchObject({ amount: 1_800, storeCredit: 1_800 });
    const { changes, amount } = preview;
    const give = { orderId, returnId, changes, amount, storeCredit: true };
    expect(await helen.post('admin/return/refund', give)).toMatchObject({ status: 'refunded', amount: 1_800 });
    await shop.quiet();
    const issued = shop.application.store.events.filter(({ type }) => type === 'GiftCertificateIssued');
    expect(issued).toMatchObject([{ data: { email: 'guest@example.com', amount: 1_800, validUntil: '' } }]);
    const number = String(Object(issued[0]?.data)['certificateId']).slice(0, 8).toUpperCase();
    expect(await guest.post('return/detail', { ReturnId: returnId })).toMatchObject({
      ...{ Status: 'settled', Resolution: 'store-credit', ReturnAmount: 1_800, StoreCredit: 1_800 },
    });
    const { Refunds, Payments } = await helen.get('admin/order/detail', { orderId });
    expect(Refunds).toMatchObject([
      { how: [{ method: 'store-credit', text: `Gift certificate ${number}`, amount: 1_800 }] },
    ]);
    expect(Payments).toMatchObject([{ refunded: 1_800 }]);
    // The card keeps what it paid.
    expect(shop.application.store.events.filter(({ type }) => type === 'PaymentRefundRequested')).toEqual([]);
    expect((await mailTo(shop, 'guest@example.com', 'Refund')).text).toContain('gift certificate');
    expect((await mailTo(shop, 'guest@example.com', 'certificate')).text).toContain('For what you returned');
  });

  it('becomes no gift certificate where the shop has none, or it was paid on terms', async () => {
    const { orderId, guest } = await shipped();
    const offered = async (of: string) => (await shop.states.return.ofOrder({ orderId: of })).resolutions;
    expect(await offered(orderId)).toContain('store-credit');
    await shop.send('setting/save', { name: 'GiftCertificatesAllowed', value: '0' });
    expect(await offered(orderId)).toEqual(['refund', 'replacement']);
    const wanted = { ...asked(orderId, 1), Resolution: 'store-credit' } as const;
    expect(await guest.refused(guest.post('checkout/processreturnorder', wanted))).toMatchObject({
      code: 'return_resolution_not_offered',
    });
    await shop.send('setting/save', { name: 'GiftCertificatesAllowed', value: '1' });
    const onTerms = await orderOnTerms(shop, [['6205', 4]]);
    await ship(onTerms.orderId, [{ lineId: '1', quantity: 4 }]);
    await shop.quiet();
    expect(await offered(onTerms.orderId)).toEqual(['refund', 'replacement']);
  });

  it('is replaced: the same units are open again, held, and can be shipped and returned once more', async () => {
    const { orderId, guest } = await shipped();
    const { ReturnID: returnId } = await guest.post('checkout/processreturnorder', {
      ...asked(orderId, 3),
      Resolution: 'replacement',
    });
    expect((await mailTo(shop, 'guest@example.com', 'return request')).text).not.toContain('You get back');
    await approve(orderId, returnId);
    await receive(orderId, returnId, 1, 1);
    const before = await stockLeft(shop, '6205');
    const { changes, shortages } = await helen.post('admin/return/previewrefund', { orderId, returnId });
    expect(shortages).toEqual([]);
    await helen.post('admin/return/replace', { orderId, returnId, changes });
    await shop.quiet();
    // One came back to the shelf, two are held anew.
    expect(await stockLeft(shop, '6205')).toBe(before + 1 - 2);
    expect(await guest.post('return/detail', { ReturnId: returnId })).toMatchObject({
      ...{ Status: 'replaced', Resolution: 'replacement', ReturnAmount: 0 },
    });
    expect((await mailTo(shop, 'guest@example.com', 'once more')).text).toContain('the same items');
    // Ten, of which eight had left and two came back.
    expect(await helen.get('admin/order/detail', { orderId })).toMatchObject({ Lines: [{ open: 4 }], Refunds: [] });
    await ship(orderId, [{ lineId: '1', quantity: 4 }]);
    await shop.quiet();
    expect(await helen.get('admin/order/detail', { orderId })).toMatchObject({ Lines: [{ open: 0 }] });
    // Twelve have left, two of them in place of two that came back: ten may be returned.
    expect((await shop.states.return.ofOrder({ orderId })).lines).toMatchObject([{ left: 10 }]);
    expect(await helen.refused(helen.post('admin/return/previewrefund', { orderId, returnId }))).toMatchObject({
      code: 'return_not_received',
    });
  });

  it('is settled by the worker where the provider did not answer at first', async () => {
    const { orderId, guest } = await shipped();
    const returnId = await request(guest, orderId);
    await approve(orderId, returnId);
    await receive(orderId, returnId, 3);
    const { changes, amount } = await helen.post('admin/return/previewrefund', { orderId, returnId });
    await shop.commands.order.refundReturn({
      ...{ orderId, returnId, refundId: 'f1', changes, amount, reason: 'RMA', restock: [], storeCredit: false },
      ...{ lines: [{ lineId: '1', quantity: 3, feePercent: 15 }], parts: [] },
    });
    await shop.quiet();
    expect(await guest.post('return/detail', { ReturnId: returnId })).toMatchObject({ Status: 'settled' });
  });

  it('whose goods all go back to the buyer is closed, and they are told', async () => {
    const { orderId, guest } = await shipped();
    const returnId = await request(guest, orderId);
    await approve(orderId, returnId);
    const lines = [{ lineId: '1', toStock: 0, toScrap: 0, toBuyer: 3 }];
    await helen.post('admin/return/receive', { orderId, returnId, lines });
    expect(await guest.post('return/detail', { ReturnId: returnId })).toMatchObject({ Status: 'closed' });
    const { text } = await mailTo(shop, 'guest@example.com', 'The goods of your return');
    expect(text).toContain('nothing is paid back');
    expect(text).not.toContain('You get back');
  });

  it('expires when its goods do not come in time, and its buyer is told', async () => {
    const { orderId, guest } = await shipped();
    const returnId = await request(guest, orderId);
    await approve(orderId, returnId);
    await shop.quiet();
    expect((await mailTo(shop, 'guest@example.com', 'approved')).text).toContain('return slip');
    shop.clock.advance(40 * DAY);
    await shop.quiet();
    const back = shop.visitor();
    expect(await back.post('return/detail', { ReturnId: returnId, email: 'guest@example.com' })).toMatchObject({
      Status: 'expired',
    });
    const { text } = await mailTo(shop, 'guest@example.com', 'expired');
    expect(text).toContain('6205');
    // Nothing is paid back for what never came.
    expect(text).not.toContain('You get back');
  });

  it('of a company is seen by who sees the company’s orders', async () => {
    const signedIn = async (userName: string) => {
      const visitor = shop.visitor();
      await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
      return visitor;
    };
    const [adele, chloe] = [await signedIn('adele'), await signedIn('chloe')];
    const { orderId, ben } = await orderOnTerms(shop, [['6205', 4]]);
    await ship(orderId, [{ lineId: '1', quantity: 4 }]);
    await shop.quiet();
    const ReturnId = await request(ben, orderId, 1);
    expect(await adele.post('return/detail', { ReturnId })).toMatchObject({ Status: 'requested' });
    expect(await chloe.refused(chloe.post('return/detail', { ReturnId }))).toMatchObject({ code: 'return_not_found' });
  });
});
