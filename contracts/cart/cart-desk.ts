// Carts at the desk (issue 32): staff see what a customer's people have in their carts, and shop along with a buyer on the
// phone.
import { z } from 'zod';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { couponCode } from '../promotion/promotion.ts';
import {
  amount,
  currencyCode,
  done,
  id,
  isoDate,
  itemNumber,
  pageParameters,
  quantity,
  text,
} from '../shared/shared.ts';
import { cartDetails } from './cart.ts';
import { shortLine } from './saved-cart.ts';

/** `current`: the newest one of its owner that is open, which they go on with; `pending`: an open one beside it. */
const LISTED = ['current', 'pending', 'saved', 'payment-left', 'locked'] as const;

const deskCartRow = z.object({
  orderId: z.string(),
  owner: z.string(),
  status: z.enum(LISTED),
  name: z.string().meta({ description: 'Under which it was saved; empty where it never was' }),
  lineCount: z.int(),
  subTotal: amount.meta({ description: 'At the prices of its lines' }),
  currency: currencyCode,
  changedAt: isoDate,
});
export type DeskCartRow = z.output<typeof deskCartRow>;

const ofCart = { orderId: id };
const ofLine = { ...ofCart, lineId: id };
/** As long as the buyer's own may be (checkout/saveheader). */
const comments = z.strictObject({ comments: text(1_000) });
const atDesk = { via: 'post', kind: 'command', access: staffWith('quote') } as const;

export const cartDeskOperations = defineOperations({
  'admin/cart/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'account:{accountId}',
    summary: 'Carts with something in them of the people of an account, the one that changed last first',
    input: z.strictObject({ accountId: id, ...pageParameters(10) }),
    output: z.object({ total: z.int(), rows: z.array(deskCartRow) }),
  },
  'admin/cart/detail': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'cart:{orderId}',
    summary: 'A cart as its buyer sees it, and whose it is; also what became an order or a quote',
    input: z.strictObject(ofCart),
    output: z.object({
      orderId: z.string(),
      accountId: z.string(),
      accountName: z.string(),
      owner: z.string(),
      status: z.enum(['open', 'saved', 'payment-left', 'locked', 'ordered', 'quoted']),
      changedAt: isoDate,
      comments: z.string().meta({ description: 'What its buyer, or staff for them, wrote with it' }),
      cart: cartDetails,
    }),
  },
  'admin/cart/lastchange': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'When a cart last changed: a page that is open asks again and again, and reads the cart when it has',
    input: z.strictObject(ofCart),
    output: z.object({ changedAt: isoDate }),
  },
  'admin/cart/addline': {
    ...atDesk,
    summary: 'Adds an item to an open cart, at the price and in the quantities of its buyer',
    input: z.strictObject({ ...ofCart, itemNumber, quantity }),
    output: done,
  },
  'admin/cart/changequantity': {
    ...atDesk,
    summary: 'Changes the quantity of a line of an open cart; its tier price follows',
    input: z.strictObject({ ...ofLine, quantity }),
    output: done,
  },
  'admin/cart/removeline': {
    ...atDesk,
    summary: 'Removes a line from an open cart',
    input: z.strictObject(ofLine),
    output: done,
  },
  'admin/cart/resume': {
    ...atDesk,
    summary:
      'Takes today’s prices and what can be had today over into an open cart, and takes one up again that was left while it was paid',
    input: z.strictObject(ofCart),
    output: z.object({
      message: z.literal('success'),
      short: z.array(shortLine),
      repricedCount: z.int().meta({ description: 'Lines that have another price now' }),
    }),
  },
  'admin/cart/applycoupon': {
    ...atDesk,
    summary: 'Adds a coupon to an open cart; it goes when the lines change (spec 4)',
    input: z.strictObject({ ...ofCart, code: couponCode }),
    output: done,
  },
  'admin/cart/removecoupon': {
    ...atDesk,
    summary: 'Takes a coupon out of an open cart, or off those that the last change of its lines took away',
    input: z.strictObject({ ...ofCart, code: couponCode }),
    output: done,
  },
  'admin/cart/savecomments': {
    ...atDesk,
    refusesCardNumbers: true,
    summary: 'Writes the comments of an open cart, for who has seen what its buyer wrote',
    input: z.strictObject({ ...ofCart, seen: comments, changed: comments }),
    output: done,
  },
});
