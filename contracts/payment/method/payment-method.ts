// The part of a way of paying that crosses the wire. A method is a file here and a line in payment-methods.ts; the
// unions of choices and options are made of that table.
import { z } from 'zod';
import type { SettingName } from '../../setting/setting-definitions.ts';

/** `at-once`: with the order. `later`: by wire, cheque or debit, days after it. `account`: it is owed. */
export type MoneyComes = 'at-once' | 'later' | 'account';

export type ReportedBy = 'staff' | 'provider';

interface Definition<Method extends string, Details extends z.ZodRawShape, Option extends z.ZodRawShape> {
  /** Stands in events and in the texts of locales/*\/payment-method.json. */
  readonly method: Method;
  readonly moneyComes: MoneyComes;
  /** Who says that money that comes later is there: staff, who look at the account, unless the provider does. */
  readonly reportedBy?: ReportedBy;
  /** Some of an order's goods may come back for money (spec 5); true unless the method says otherwise. */
  readonly partialReturns?: boolean;
  /** It is paid with money, which may be given back as a gift certificate; true unless the method says otherwise. */
  readonly isMoney?: boolean;
  /** The setting with the most that it may pay of one order. */
  readonly maximum?: SettingName;
  /** The one detail that it takes, where that is what the buyer's own books call it: staff can give it for them. */
  readonly reference?: keyof Details & string;
  /** The details that the buyer gives. Never a card or bank account number: a provider's own page takes those and gives a token. */
  readonly details: Details;
  /** Facts that the buyer's form needs. */
  readonly option: Option;
}

export function definePaymentMethod<
  const Method extends string,
  Details extends z.ZodRawShape,
  Option extends z.ZodRawShape,
>({
  method,
  moneyComes,
  reportedBy = 'staff',
  partialReturns = true,
  isMoney = true,
  maximum,
  reference,
  details,
  option,
}: Definition<Method, Details, Option>) {
  return {
    method,
    moneyComes,
    reportedBy,
    partialReturns,
    isMoney,
    maximum,
    reference: reference as string | undefined,
    choice: z.strictObject({ method: z.literal(method), ...details }),
    option: z.object({
      method: z.literal(method),
      name: z.string(),
      maximum: z
        .int()
        .optional()
        .meta({ description: 'May be paid by it of one order, minor units; absent: any amount' }),
      ...option,
    }),
  };
}

export interface PaymentMethodContract {
  readonly method: string;
  readonly moneyComes: MoneyComes;
  readonly reportedBy: ReportedBy;
  readonly partialReturns: boolean;
  readonly isMoney: boolean;
  readonly maximum: SettingName | undefined;
  readonly reference: string | undefined;
  readonly choice: z.ZodObject;
  readonly option: z.ZodObject;
}

type Table = readonly [PaymentMethodContract, ...PaymentMethodContract[]];
type Part<T extends Table, P extends 'choice' | 'option'> = { -readonly [I in keyof T]: T[I][P] };
type Members = readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]];

/** The buyer's choice, by `method`. */
export const choiceOf = <const T extends Table>(table: T) =>
  z.discriminatedUnion('method', table.map(({ choice }) => choice) as unknown as Part<T, 'choice'> & Members);

/** The option that a buyer is offered, by `method`. */
export const optionOf = <const T extends Table>(table: T) =>
  z.discriminatedUnion('method', table.map(({ option }) => option) as unknown as Part<T, 'option'> & Members);

/** The names of all methods. */
export const methodNameOf = <const T extends Table>(table: T) =>
  z.enum(table.map(({ method }) => method) as unknown as readonly [T[number]['method'], ...T[number]['method'][]]);
