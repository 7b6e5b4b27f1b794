// Every way of paying. A method is one line here.
import { z } from 'zod';
import { amount } from '../../shared/shared.ts';
import { bankDebit } from './bank-debit.ts';
import { card } from './card.ts';
import { cash } from './cash.ts';
import { check } from './check.ts';
import { eft } from './eft.ts';
import { giftCertificate } from './gift-certificate.ts';
import { choiceOf, methodNameOf, optionOf, type MoneyComes, type ReportedBy } from './payment-method.ts';
import { paypal } from './paypal.ts';
import { rewardBalance } from './reward-balance.ts';
import { terms } from './terms.ts';
import { wire } from './wire.ts';

export const paymentMethods = [
  card,
  paypal,
  bankDebit,
  terms,
  wire,
  check,
  eft,
  cash,
  rewardBalance,
  giftCertificate,
] as const;

export const paymentMethodName = methodNameOf(paymentMethods);
export type PaymentMethodName = z.output<typeof paymentMethodName>;

/** Tells a method of today from one that is no longer known. */
export const isPaymentMethod = (name: string): name is PaymentMethodName =>
  paymentMethods.some(({ method }) => method === name);

export const paymentChoice = choiceOf(paymentMethods);
export type PaymentChoice = z.output<typeof paymentChoice>;

export const paymentOption = optionOf(paymentMethods);
export type PaymentOption = z.output<typeof paymentOption>;

/** A method that is no longer offered counts as one whose money came at once. */
export const moneyComesBy = (method: string): MoneyComes =>
  paymentMethods.find((known) => known.method === method)?.moneyComes ?? 'at-once';

/** Invoices are paid by what takes the money at once, or is collected without anybody's doing. */
export const paysInvoices = (method: string): boolean => {
  const comes = moneyComesBy(method);
  return comes === 'at-once' || (comes === 'later' && reportedBy(method) === 'provider');
};

/** Whether a part of what it paid can be given back; so can that of a method that is no longer offered. */
export const givesPartsBack = (method: string): boolean =>
  paymentMethods.find((known) => known.method === method)?.partialReturns ?? true;

/** Whether it is money, and no credit, points or certificate; not what is no longer known. Money alone becomes a gift certificate. */
export const isMoney = (method: string): boolean =>
  paymentMethods.find((known) => known.method === method)?.isMoney ?? false;

/** The setting with the most that a method may pay of one order; undefined where it pays any amount. */
export const maximumOf = (method: string) => paymentMethods.find((known) => known.method === method)?.maximum;

/** Who says that money that comes later is there. */
export const reportedBy = (method: string): ReportedBy =>
  paymentMethods.find((known) => known.method === method)?.reportedBy ?? 'staff';

/**
 * What somebody else may choose for a buyer, by the reference alone: on account, or money that comes later. Undefined where the buyer
 * has to pay themselves.
 */
export function choiceByReference(method: string, reference: string): PaymentChoice | undefined {
  const known = paymentMethods.find((one) => one.method === method);
  return known?.reference === undefined
    ? undefined
    : paymentChoice.parse({ method: known.method, [known.reference]: reference });
}

/** A method of such choices, as staff are offered it. */
export const methodForBuyer = z.object({
  method: paymentMethodName,
  name: z.string(),
  maximum: amount.optional().meta({ description: 'May be paid by it of one order; absent: any amount' }),
});
export type MethodForBuyer = z.output<typeof methodForBuyer>;

/** Methods of such choices. */
export const isChosenByReference = (method: string): boolean =>
  paymentMethods.some((one) => one.method === method && one.reference !== undefined);
