// A checkout and its buyer agree on a draft, which stays one unchanged shape from the start to the placed order.
import { own } from '#domain/shared/dictionary.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { needed } from './needed.ts';
import type { Address } from './address.ts';
import type { DeliveryStep, LineStep } from './price/price-steps.ts';
import type { OrderTotals } from './pricing.ts';
import type { Translated } from './translated.ts';

/** The unit that a line is sold by: `ea` each, `pk` a pack of so many pieces, `m` a metre. */
export interface SellingUnit {
  readonly code: string;
  /** 1 or more. */
  readonly pieces: number;
}

/** What sets a variant apart from the others of its family, in words: size M, colour red. */
export interface LineOption {
  readonly name: Translated;
  /** With its unit. */
  readonly value: Translated;
}

export interface OrderedLine {
  readonly lineId: string;
  /** Empty for a free-form line of a quote. */
  readonly itemNumber: string;
  /** The name as it was when it was bought. */
  readonly name: Translated;
  readonly quantity: number;
  /** What the customer called it when it was bought; absent where nothing, and in drafts of before it was kept. */
  readonly ownNumber?: string;
  /** As it was when it was bought; absent in drafts of before it was kept, and of a free-form line. */
  readonly unit?: SellingUnit;
  /** As they were when it was bought, in the order of the family; absent of what has none, and in drafts of before they were kept. */
  readonly options?: readonly LineOption[];
  /** The price steps, in the order in which they hold. */
  readonly steps: readonly LineStep[];
  readonly grams: number;
  /** The code of its tax class when it was bought; absent: standard. */
  readonly taxClass?: string | undefined;
  /** The longest side of one unit in millimetres; absent where nobody measured it. */
  readonly lengthMm?: number | undefined;
  /**
   * Items that one unit of this line takes off the shelf: itself, the parts of a bundle, nothing for a
   * free-form line of a quote.
   */
  readonly components: readonly { readonly itemNumber: string; readonly quantity: number }[];
  readonly backorder: boolean;
  /** Each unit becomes a gift certificate of its price once the money is there; absent of all else. */
  readonly giftCertificate?: true | undefined;
}

/** Lines that go to one place in one way. Its address is personal data and stands apart, in `shipTo`. */
export interface Delivery {
  /** Unique within the order, from `1`. */
  readonly deliveryId: string;
  readonly destination: { readonly country: string; readonly state: string };
  readonly shippingMethod: string;
  /** Every line belongs to exactly one delivery. */
  readonly lineIds: readonly string[];
  /** Its freight and taxes. */
  readonly steps: readonly DeliveryStep[];
}

/** Addresses by delivery id. */
export type ShipTo = Readonly<Record<string, Address>>;

export interface OrderDraft {
  readonly orderId: string;
  readonly personId: string;
  readonly accountId: string;
  /** Under which the stock of all lines is held. */
  readonly holdId: string;
  readonly language: string;
  readonly currency: CurrencyCode;
  readonly lines: readonly OrderedLine[];
  readonly deliveries: readonly Delivery[];
  /** The fold of all steps: what the buyer saw and agreed to. */
  readonly totals: OrderTotals;
  readonly email: string;
  /** The contact who ordered; a guest is known by the bill alone, as is every order of before this was kept. */
  readonly placedBy?: string;
  readonly shipTo: ShipTo;
  readonly billTo: Address;
  readonly comments: string;
  /** Nothing is sent before everything is there; absent: each part as soon as it can. */
  readonly shipTogether?: true;
  /** The last day of arrival that the buyer saw, empty where a person confirms it; absent where none was shown. */
  readonly arrivesBy?: string;
  /** The coupons of its cart; absent where there were none, as in drafts of before they were kept. */
  readonly coupons?: readonly string[];
  /** The quote revision that became this order; the hash is the revision's. */
  readonly convertedFrom?: { readonly quoteNumber: string; readonly revision: number; readonly hash: string };
}

/** The id of the only delivery of an order that goes to one place. */
export const FIRST_DELIVERY = '1';

/** The place that a delivery goes to. */
export const addressOf = (
  { shipTo }: Pick<OrderDraft, 'shipTo'>,
  { deliveryId }: Pick<Delivery, 'deliveryId'>,
): Address => needed(own(shipTo, deliveryId), 'address of the delivery');

/** The parts of a draft that are personal data. */
export const PERSONAL_PARTS = ['email', 'placedBy', 'shipTo', 'billTo', 'comments'] as const;
