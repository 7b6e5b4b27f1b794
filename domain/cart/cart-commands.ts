// What can be done with a cart. A shopper's command names who asks (`by`): a cart that is not theirs does not exist for them.
import type { Address } from '#domain/shared/address.ts';
import type { Command } from '#domain/shared/decider.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import type { OrderQuantities } from '#domain/shared/order-quantities.ts';
import type { ItemPrices } from '#domain/shared/pricing.ts';
import type { CartHeaderData } from './cart.events.ts';

export interface ItemToAdd {
  readonly itemNumber: string;
  readonly quantity: number;
  readonly prices: ItemPrices;
  /** Absent where what was chosen already is taken over, as from a guest's cart. */
  readonly sold?: OrderQuantities | undefined;
}

/** What an item costs today, and how many of it can be had. */
export interface ItemToday {
  readonly prices: ItemPrices;
  /** The most that can be ordered in the quantities in which it is sold; Infinity on backorder. */
  readonly most: number;
}

interface OfCart {
  readonly orderId: string;
}
interface ByShopper extends OfCart {
  readonly by: string;
}
interface Addition extends ByShopper {
  readonly accountId: string;
  readonly currency: CurrencyCode;
  readonly items: readonly ItemToAdd[];
}

export type AddItems = Command<'AddItems', Addition>;
/** Adds what can be added, and leaves the rest: `lineFault` says why. */
export type AddLines = Command<'AddLines', Addition>;
export type ChangeQuantity = Command<
  'ChangeQuantity',
  ByShopper & { lineId: string; quantity: number; prices: ItemPrices; sold?: OrderQuantities | undefined }
>;
export type RemoveLine = Command<'RemoveLine', ByShopper & { lineId: string }>;
export type RemoveLines = Command<'RemoveLines', ByShopper & { lineIds: readonly string[] }>;
export type EmptyCart = Command<'EmptyCart', ByShopper>;
export type ApplyCoupon = Command<'ApplyCoupon', ByShopper & { code: string }>;
export type RemoveCoupon = Command<'RemoveCoupon', ByShopper & { code: string }>;
export type AcceptPrices = Command<'AcceptPrices', ByShopper & { prices: Readonly<Record<string, ItemPrices>> }>;
export type TakeOver = Command<'TakeOver', ByShopper & { personId: string; accountId: string }>;
/** `email` of who has it now; `name` where it was not saved under one. */
export type HandOver = Command<'HandOver', OfCart & { from: string; to: string; email: string; name: string }>;
export type SaveHeader = Command<'SaveHeader', ByShopper & { header: CartHeaderData }>;
/** So many units of a line that go to a place. */
export interface GoodsTo {
  readonly lineId: string;
  readonly quantity: number;
  readonly shipTo: Address;
}
export type DivideCart = Command<'DivideCart', ByShopper & { goods: readonly GoodsTo[] }>;
/** Shipping methods by delivery, of the further ones. */
export type ChooseMethods = Command<'ChooseMethods', ByShopper & { methods: Readonly<Record<string, string>> }>;
export type MarkQuoted = Command<'MarkQuoted', ByShopper & { changesSeen: number; language: string }>;
export type SaveCart = Command<'SaveCart', ByShopper & { name: string; byEmail: boolean }>;
/** Items that are not named can no longer be had. */
export type ResumeCart = Command<'ResumeCart', ByShopper & { items: Readonly<Record<string, ItemToday>> }>;
export type DiscardCart = Command<'DiscardCart', ByShopper>;
export type Lock = Command<'Lock', OfCart & { attempt: number; changesSeen: number }>;
/** `paymentLeft`: its buyer is gone, and finds it again among the pending orders. */
export type Unlock = Command<'Unlock', OfCart & { attempt: number; reason: string; paymentLeft: boolean }>;
export type MarkOrdered = Command<'MarkOrdered', OfCart & { attempt: number }>;
export type MarkAbandoned = Command<'MarkAbandoned', OfCart>;

export type CartCommand =
  | AddItems
  | AddLines
  | ChangeQuantity
  | RemoveLine
  | RemoveLines
  | EmptyCart
  | ApplyCoupon
  | RemoveCoupon
  | AcceptPrices
  | TakeOver
  | HandOver
  | SaveHeader
  | DivideCart
  | ChooseMethods
  | MarkQuoted
  | SaveCart
  | ResumeCart
  | DiscardCart
  | Lock
  | Unlock
  | MarkOrdered
  | MarkAbandoned;
