// The stories that a dealer's past is made of, each told by the commands that the people in it press.
import { between, chance } from './chance.ts';
import { readersOf, type Buyer, type Guestbook } from './companies.ts';
import { DAY, HOUR, isoDay, midnight, workingDaysLater } from './days.ts';
import type { Wanted } from './goods.ts';
import type { Actor, Stage, Step, Story } from './stage.ts';
import * as words from './words.ts';

const CSRS = ['9001', '9003'] as const;
const SENIOR_CSR = '9004';
export const MANAGER = '9005';
const MINUTE = 60_000;

const oneOf = <T>(all: readonly T[], key: string, purpose: string): T =>
  all[Math.floor(chance(key, purpose) * all.length)]!;
const csrOf = (key: string) => oneOf(CSRS, key, 'csr');
const trackingNumber = (key: string) => `3317${String(between(key, 'tracking', 10_000_000, 99_999_999))}`;

type Shipping = 'ground' | 'express';

interface Ordered {
  readonly key: string;
  readonly at: number;
  readonly items: readonly Wanted[];
}

const methodOf = (key: string): Shipping => (chance(key, 'method') < 0.85 ? 'ground' : 'express');

async function fillCart(press: Actor, items: readonly Wanted[]): Promise<string> {
  const { OrderID } = await press('cart/additemstocart', {
    Items: items.map(({ itemNumber, quantity }) => ({ ProductId: itemNumber, Qty: quantity })),
  });
  return OrderID;
}

const orderStep = (
  { key, at, items }: Ordered,
  { email, shipTo }: Pick<Buyer, 'email' | 'shipTo'>,
  who: Parameters<Stage['as']>[0],
  pay: (stage: Stage) => Promise<Parameters<typeof placed>[3]>,
): Step => ({
  at,
  async play(stage, memory) {
    const press = stage.as(who);
    const orderId = await fillCart(press, items);
    const { OrderTotal } = await press('checkout/saveheader', {
      OrderId: orderId,
      Email: email,
      ShipTo: shipTo,
      BillTo: shipTo,
      ShippingMethod: methodOf(key),
    });
    await placed(press, orderId, OrderTotal, await pay(stage));
    Object.assign(memory, { orderId, total: String(OrderTotal) });
  },
});

async function placed(
  press: Actor,
  OrderId: string,
  OrderTotal: number,
  payment: { method: 'terms'; poNumber: string } | { method: 'card'; token: string },
): Promise<void> {
  await press('checkout/placeorder', { OrderId, OrderTotal, payment });
}

/** Ships what is open; of `share` below 1 only so much of each line, at least one. */
const shipStep = (key: string, at: number, share = 1): Step => ({
  at,
  async play(stage, { orderId = '' }) {
    const press = stage.as({ staff: csrOf(key) });
    const { Lines } = await press('admin/order/detail', { orderId });
    const lines = Lines.map(({ lineId, open }) => ({ lineId, quantity: Math.ceil(open * share) })).filter(
      ({ quantity }) => quantity > 0,
    );
    if (!lines.length) return;
    const trackingOf = `${key} ${share}`;
    await press('admin/order/shiplines', {
      orderId,
      carrier: 'Purolator',
      trackingNumber: trackingNumber(trackingOf),
      lines,
    });
  },
});

const refundStep = (key: string, at: number): Step => ({
  at,
  async play(stage, memory) {
    const { orderId = '' } = memory;
    const press = stage.as({ staff: SENIOR_CSR });
    const { Lines } = await press('admin/order/detail', { orderId });
    const line = Lines.find(({ refundable }) => refundable > 0);
    if (!line) return;
    const asked = {
      orderId,
      lines: [{ lineId: line.lineId, quantity: Math.max(1, Math.floor(line.refundable / 2)) }],
      freight: 0,
      goodwill: 0,
      parts: [],
    };
    const { changes, amount } = await press('admin/order/previewrefund', asked);
    const reason = oneOf(words.refundReasons, key, 'refund');
    const restock = reason === 'Buyer ordered the wrong size';
    const done = await press('admin/order/refund', {
      ...{ ...asked, changes, amount, restock, reason },
      storeCredit: false,
    });
    memory['given'] = String(done.amount);
  },
});

const cancelStep = (key: string, at: number): Step => ({
  at,
  async play(stage, memory) {
    const { orderId = '' } = memory;
    const press = stage.as({ staff: csrOf(key) });
    const { Lines } = await press('admin/order/detail', { orderId });
    const line = Lines.findLast(({ open }) => open > 0);
    if (!line) return;
    const asked = { orderId, lines: [{ lineId: line.lineId, quantity: line.open }], freight: 0, parts: [] };
    const { changes, amount } = await press('admin/order/previewcancel', asked);
    const reason = oneOf(words.cancelReasons, key, 'cancel');
    const done = await press('admin/order/cancellines', { ...asked, changes, amount, reason });
    memory['given'] = String(done.amount);
  },
});

/** The cheque for an order comes, less what was given back. */
const paymentStep = (key: string, at: number, accountId: string): Step => ({
  at,
  async play(stage, { total = '0', given = '0' }) {
    const amount = Number(total) - Number(given);
    if (amount <= 0) return;
    await stage.as({ staff: MANAGER })('admin/customer/recordpayment', {
      accountId,
      amount,
      reference: `CHQ ${between(key, 'cheque', 10_000, 99_999)}`,
      receivedOn: isoDay(at),
    });
  },
});

const noteStep = (key: string, at: number): Step => ({
  at,
  async play(stage, { orderId = '' }) {
    await stage.as({ staff: csrOf(key) })('admin/order/addnote', {
      orderId,
      text: oneOf(words.orderNotes, key, 'note'),
    });
  },
});

const askStep = (at: number, { contactId }: Buyer, text: string): Step => ({
  at,
  async play(stage, { orderId = '' }) {
    await stage.as({ contact: contactId })('customer/postmessage', { about: 'order', id: orderId, text });
  },
});

function conversationSteps(key: string, at: number, buyer: Buyer): readonly Step[] {
  const { ask, answer } = oneOf(words.conversations, key, 'conversation');
  return [
    askStep(at, buyer, ask[buyer.language]),
    {
      at: at + between(key, 'answer', 12, 240) * MINUTE,
      async play(stage, { orderId = '' }) {
        const text = answer[buyer.language];
        await stage.as({ staff: csrOf(key) })('admin/conversation/answer', { about: 'order', id: orderId, text });
      },
    },
    {
      at: at + 6 * HOUR,
      async play(stage, { orderId = '' }) {
        for (const { contactId } of readersOf(buyer))
          await stage.as({ contact: contactId })('customer/markread', { about: 'order', id: orderId });
      },
    },
  ];
}

/** What comes after an order was placed: how it is shipped, what goes wrong, and what is said about it. */
function afterwards({ key, at }: Ordered, buyer: Buyer | undefined): readonly Step[] {
  const fate = chance(key, 'fate');
  const shipsAt = midnight(workingDaysLater(at, 1)) + 10 * HOUR + between(key, 'ship', 0, 300) * MINUTE;
  const restAt = midnight(workingDaysLater(shipsAt, 4)) + 13 * HOUR;
  const steps: Step[] = [];
  if (fate < 0.03) steps.push(cancelStep(key, at + 2 * HOUR));
  if (fate > 0.85) steps.push(shipStep(key, shipsAt, 0.5), shipStep(key, restAt));
  else steps.push(shipStep(key, shipsAt));
  if (fate >= 0.03 && fate < 0.08) steps.push(refundStep(key, midnight(workingDaysLater(shipsAt, 5)) + 11 * HOUR));
  if (chance(key, 'note') < 0.05) steps.push(noteStep(key, at + HOUR));
  if (buyer && chance(key, 'talk') < 0.06) steps.push(...conversationSteps(key, at + 3 * HOUR, buyer));
  return steps;
}

/** Days until a company pays; one of them has stopped paying. */
function paysAfter(key: string, accountId: string, at: number, now: number): number {
  const isBehind = accountId === 'ACC-1002' && now - at < 95 * DAY;
  const isSlow = accountId === 'ACC-1008';
  return isBehind ? 1_000 : between(key, 'pays', isSlow ? 33 : 21, isSlow ? 52 : 33);
}

export function orderOnTerms(ordered: Ordered, buyer: Buyer, now: number): Story {
  const { key, at } = ordered;
  const { contactId, accountId } = buyer;
  const poNumber = `PO-${between(key, 'po', 40_000, 99_999)}`;
  const paidAt = midnight(workingDaysLater(at + paysAfter(key, accountId, at, now) * DAY, 1)) + 15 * HOUR;
  return {
    id: key,
    steps: [
      orderStep(ordered, buyer, { contact: contactId }, async () => ({ method: 'terms', poNumber })),
      ...afterwards(ordered, buyer),
      paymentStep(key, paidAt, accountId),
    ],
  };
}

const cardOf = (key: string) =>
  oneOf(['4242424242424242', '5555555555554444', '378282246310005', '6011111111111117'], key, 'card');

export const orderByGuest = (ordered: Ordered, guest: Guestbook, card = cardOf(ordered.key)): Story => ({
  id: ordered.key,
  steps: [
    orderStep(ordered, guest, { guest: `${guest.name}-${ordered.key}`, language: guest.language }, async (stage) => ({
      method: 'card',
      token: await stage.cardToken(card),
    })),
    ...afterwards(ordered, undefined),
  ],
});

/** The bank refuses to give the money back: somebody at the desk must decide. */
export function disputedRefund(ordered: Ordered, guest: Guestbook): Story {
  const { key, at } = ordered;
  const { steps } = orderByGuest(ordered, guest, '4000000000005126');
  return {
    id: key,
    steps: [
      steps[0]!,
      shipStep(key, at + 3 * HOUR),
      refundStep(key, workingDaysLater(at, 3)),
      noteStep(key, at + HOUR),
    ],
  };
}

const requestStep = ({ key, at, items }: Ordered, { contactId, language, shipTo }: Buyer): Step => ({
  at,
  async play(stage, memory) {
    const press = stage.as({ contact: contactId });
    const orderId = await fillCart(press, items);
    const { QuoteID } = await press('checkout/savecartasquote', {
      OrderId: orderId,
      ShipTo: shipTo,
      BillTo: shipTo,
      ShippingMethod: methodOf(key),
      CustomerComments: oneOf(words.quoteComments, key, 'comments')[language],
    });
    memory['quoteId'] = QuoteID;
  },
});

interface Offer {
  readonly percent: number;
  /** YYYY-MM-DD */
  readonly validUntil: string;
}

async function discounted(press: Actor, quoteId: string, key: string, percent: number): Promise<number> {
  const { changes } = await press('admin/quote/startreview', { quoteId });
  const discount = { kind: 'percent', value: percent * 1_000 } as const;
  const reason = oneOf(words.discountReasons, key, 'discount');
  return (await press('admin/quote/discount', { quoteId, changes, discount, reason })).changes;
}

const offerStep = (key: string, at: number, { percent, validUntil }: Offer): Step => ({
  at,
  async play(stage, memory) {
    const { quoteId = '' } = memory;
    const press = stage.as({ staff: csrOf(key) });
    const changes = await discounted(press, quoteId, key, percent);
    const { revision, hash } = await press('admin/quote/publish', { quoteId, changes, validUntil });
    Object.assign(memory, { revision: String(revision), hash });
  },
});

const acceptStep = (key: string, at: number, { contactId }: Buyer): Step => ({
  at,
  async play(stage, memory) {
    const { quoteId: QuoteId = '', revision, hash: RevisionHash = '' } = memory;
    const { OrderID } = await stage.as({ contact: contactId })('checkout/convertquotetoorder', {
      QuoteId,
      Revision: Number(revision),
      RevisionHash,
      payment: { method: 'terms', poNumber: `PO-${between(key, 'po', 40_000, 99_999)}` },
    });
    memory['orderId'] = OrderID;
  },
});

/** What the order of an accepted offer comes to is known once it is placed. */
const totalStep = (key: string, at: number): Step => ({
  at,
  async play(stage, memory) {
    const { orderId = '' } = memory;
    const { OrderHeader } = await stage.as({ staff: csrOf(key) })('admin/order/detail', { orderId });
    memory['total'] = String(OrderHeader.OrderTotal);
  },
});

const writeStep = (key: string, at: number, { contactId, language }: Buyer): Step => ({
  at,
  async play(stage, { quoteId: QuoteId = '' }) {
    await stage.as({ contact: contactId })('quote/postmessage', {
      QuoteId,
      text: oneOf(words.quoteMessages, key, 'message')[language],
    });
  },
});

export function quoteRequest(ordered: Ordered, buyer: Buyer, now: number): Story {
  const { key, at } = ordered;
  const fate = chance(key, 'quote');
  const offeredAt = midnight(workingDaysLater(at, between(key, 'answered', 0, 2))) + 16 * HOUR;
  const acceptedAt = midnight(workingDaysLater(offeredAt, between(key, 'accepted', 1, 6))) + 11 * HOUR;
  const offer = { percent: between(key, 'percent', 3, 13), validUntil: isoDay(offeredAt + 30 * DAY) };
  const request = requestStep(ordered, buyer);
  const talk = chance(key, 'writes') < 0.3 ? [writeStep(key, at + 30 * MINUTE, buyer)] : [];
  if (fate < 0.1) return { id: key, steps: [request, ...talk, declineStep(key, offeredAt)] };
  if (fate < 0.35) return { id: key, steps: [request, ...talk, offerStep(key, offeredAt, offer)] };
  const paidAt = midnight(acceptedAt + paysAfter(key, buyer.accountId, acceptedAt, now) * DAY) + 15 * HOUR;
  return {
    id: key,
    steps: [
      request,
      ...talk,
      offerStep(key, offeredAt, offer),
      acceptStep(key, acceptedAt, buyer),
      totalStep(key, acceptedAt + 30 * MINUTE),
      ...afterwards({ ...ordered, at: acceptedAt }, buyer),
      paymentStep(key, paidAt, buyer.accountId),
    ],
  };
}

const declineStep = (key: string, at: number): Step => ({
  at,
  async play(stage, { quoteId = '' }) {
    const press = stage.as({ staff: csrOf(key) });
    const { changes } = await press('admin/quote/startreview', { quoteId });
    await press('admin/quote/decline', { quoteId, changes, reason: oneOf(words.declineReasons, key, 'decline') });
  },
});

/** Waits for somebody at the desk. */
export const openRequest = (ordered: Ordered, buyer: Buyer): Story => ({
  id: ordered.key,
  steps: [requestStep(ordered, buyer)],
});

/** Goes further below the catalogue than one CSR may: a second one is asked. */
export const openApproval = (ordered: Ordered, buyer: Buyer): Story => ({
  id: ordered.key,
  steps: [
    requestStep(ordered, buyer),
    {
      at: ordered.at + HOUR,
      async play(stage, { quoteId = '' }) {
        const press = stage.as({ staff: CSRS[0] });
        const changes = await discounted(press, quoteId, ordered.key, 22);
        await press('admin/quote/requestapproval', { quoteId, changes });
      },
    },
  ],
});

/** Waits for the buyer. */
export const openOffer = (ordered: Ordered, buyer: Buyer, validUntil: string): Story => ({
  id: ordered.key,
  steps: [
    requestStep(ordered, buyer),
    offerStep(ordered.key, ordered.at + 2 * HOUR, { percent: 9, validUntil }),
    {
      at: ordered.at + 2 * HOUR + 5 * MINUTE,
      async play(stage, { quoteId = '' }) {
        await stage.as({ staff: csrOf(ordered.key) })('admin/quote/postmessage', {
          quoteId,
          visibility: 'customer',
          text: 'Everything is in Montréal: if you order by Thursday it is with you on Monday.',
        });
      },
    },
  ],
});

/** A question about an order that nobody has answered yet. */
/** An order that nobody has sent. */
export function forgottenOrder(ordered: Ordered, buyer: Buyer, now: number): Story {
  const { id, steps } = orderOnTerms(ordered, buyer, now);
  return { id, steps: [steps[0]!] };
}

export function openQuestion(ordered: Ordered, buyer: Buyer, now: number): Story {
  const { id, steps } = orderOnTerms(ordered, buyer, now);
  const { ask } = words.conversations[0]!;
  return { id, steps: [steps[0]!, askStep(ordered.at + 2 * HOUR, buyer, ask[buyer.language])] };
}

const writerOf = ({ shipTo: { firstName, lastName }, email }: Buyer) => ({
  Name: `${firstName} ${lastName}`,
  Email: email,
});

export function review(key: string, at: number, itemNumber: string, buyer: Buyer, isRead: boolean): Story {
  const { rating, title, ...said } = oneOf(words.reviews, key, 'review');
  const { language, contactId } = buyer;
  return {
    id: key,
    steps: [
      {
        at,
        async play(stage, memory) {
          const { ReviewID } = await stage.as({ contact: contactId })('product/savereview', {
            productId: itemNumber,
            Rating: rating,
            Title: title[language],
            Comments: said[language],
            ...writerOf(buyer),
          });
          memory['reviewId'] = ReviewID;
        },
      },
      ...(isRead
        ? [
            {
              at: midnight(workingDaysLater(at, 1)) + 9 * HOUR,
              async play(stage: Stage, { reviewId = '' }: Record<string, string>) {
                await stage.as({ staff: csrOf(key) })('admin/review/publish', { reviewId });
              },
            },
          ]
        : []),
    ],
  };
}

export function question(key: string, at: number, itemNumber: string, buyer: Buyer, isAnswered: boolean): Story {
  const { ask, answer } = oneOf(words.questions, key, 'question');
  const { language, contactId } = buyer;
  return {
    id: key,
    steps: [
      {
        at,
        async play(stage, memory) {
          const { QuestionID } = await stage.as({ contact: contactId })('product/askquestion', {
            productId: itemNumber,
            Question: ask[language],
            captcha: '',
            captchatext: '',
            ...writerOf(buyer),
          });
          memory['questionId'] = QuestionID;
        },
      },
      ...(isAnswered
        ? [
            {
              at: midnight(workingDaysLater(at, 1)) + 10 * HOUR,
              async play(stage: Stage, { questionId = '' }: Record<string, string>) {
                const text = answer[language];
                await stage.as({ staff: csrOf(key) })('admin/question/answer', {
                  questionId,
                  text,
                  publish: true,
                  seen: 0,
                });
              },
            },
          ]
        : []),
    ],
  };
}

/** A supplier delivers what was sold: expected at one time, on the shelf at another. */
export const delivery = (key: string, at: number, arrivesAt: number, item: Wanted, warehouse: string): Story => ({
  id: key,
  steps: [
    {
      at,
      async play(stage, memory) {
        const { deliveryId } = await stage.as({ staff: MANAGER })('admin/stock/expect', {
          ...item,
          warehouse,
          day: isoDay(arrivesAt),
          note: '',
        });
        memory['deliveryId'] = deliveryId;
      },
    },
    {
      at: arrivesAt,
      async play(stage, { deliveryId = '' }) {
        const { itemNumber, quantity } = item;
        await stage.as({ staff: MANAGER })('admin/stock/receivedelivery', { itemNumber, deliveryId, quantity });
      },
    },
  ],
});
