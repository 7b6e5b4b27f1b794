// Decides which ways of paying a buyer is offered. A method is one line here.
import {
  isChosenByReference,
  isMoney,
  maximumOf,
  paymentMethods,
  type MethodForBuyer,
  type PaymentMethodName,
  type PaymentOption,
} from '#contracts/payment/method/payment-methods.ts';
import { listed } from '#contracts/setting/setting-definitions.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { methodTexts } from '#platform/adapters/payment/method-texts.ts';
import { wordsOf } from './payment-option/by-reference.ts';
import { bankDebit } from './payment-option/bank-debit.option.ts';
import { card } from './payment-option/card.option.ts';
import { cash } from './payment-option/cash.option.ts';
import { check } from './payment-option/check.option.ts';
import { eft } from './payment-option/eft.option.ts';
import { giftCertificate } from './payment-option/gift-certificate.option.ts';
import type { PaymentOptionFor } from './payment-option/payment-option.ts';
import { paypal } from './payment-option/paypal.option.ts';
import { rewardBalance } from './payment-option/reward-balance.option.ts';
import { terms } from './payment-option/terms.option.ts';
import { wire } from './payment-option/wire.option.ts';

type ContractOf<Method> = Extract<(typeof paymentMethods)[number], { readonly method: Method }>;

/** With what the method's own form needs. */
type OfferedMethod = Readonly<Record<string, unknown>> & { readonly method: string; readonly name: string };

export type PaymentOptionTable = Readonly<Record<string, PaymentOptionFor>>;

const options: { readonly [M in PaymentMethodName]: PaymentOptionFor<ContractOf<M>> } = {
  card,
  paypal,
  'bank-debit': bankDebit,
  terms,
  wire,
  check,
  eft,
  cash,
  'reward-balance': rewardBalance,
  'gift-certificate': giftCertificate,
};

/** Lists what `table` offers a buyer, in the order of `methods`, each by what it is called in the buyer's language. */
export const paymentOptionsOf =
  (methods: readonly string[], table: PaymentOptionTable, textsOf = methodTexts) =>
  async (accountId: string, context: OperationContext): Promise<OfferedMethod[]> => {
    const offered = await Promise.all(
      methods.map(async (method) => {
        const option = await own(table, method)?.(accountId, context);
        return option && { ...option, method, name: textsOf(method, context.language).name };
      }),
    );
    return offered.filter((option) => option !== undefined);
  };

/** The most that a method may pay of one order, in minor units; undefined: any amount. */
export async function methodMaximum(method: string, { queries }: OperationContext): Promise<number | undefined> {
  const name = maximumOf(method);
  return (name && Number((await queries.setting.value({ name })).value)) || undefined;
}

const offered = paymentOptionsOf(
  paymentMethods.map(({ method }) => method),
  options,
);

const CLOSED_TO = { guest: 'ClosedToGuests', buyer: 'ClosedToBuyers', dealer: 'ClosedToCompanies' } as const;

/** Ways of paying that are not open to an account, by what was agreed with it or by what it is; to a guest, whose id is empty. */
export async function closedMethods(
  accountId: string,
  { queries, states }: OperationContext,
): Promise<readonly string[]> {
  const [{ terms }, { kind }] = await Promise.all([
    states.account.standing({ accountId }),
    queries.account.profile({ accountId }),
  ]);
  const { value } = await queries.setting.value({ name: CLOSED_TO[kind] });
  return [...terms.closedMethods, ...listed(value)];
}

/** Without those that are closed to the account; gift certificates are bought by money alone. */
export async function paymentOptionsFor(
  accountId: string,
  context: OperationContext,
  { forGiftCertificates = false }: { readonly forGiftCertificates?: boolean } = {},
): Promise<PaymentOption[]> {
  const [options, closed] = await Promise.all([offered(accountId, context), closedMethods(accountId, context)]);
  const open = options.filter(({ method }) => !closed.includes(method) && (!forGiftCertificates || isMoney(method)));
  // Each function of the table answers what its own method's contract asks for.
  return (await Promise.all(
    open.map(async (option) => {
      const maximum = await methodMaximum(option.method, context);
      return maximum === undefined ? option : { ...option, maximum };
    }),
  )) as PaymentOption[];
}

/** Those that staff may choose for a buyer: they take a reference and nothing else. */
export async function methodsForBuyer(
  accountId: string,
  context: OperationContext,
  payer: Parameters<typeof paymentOptionsFor>[2],
): Promise<MethodForBuyer[]> {
  return (await paymentOptionsFor(accountId, context, payer))
    .filter(({ method }) => isChosenByReference(method))
    .map(({ method, maximum }) => ({
      ...{ method, name: methodTexts(method, context.language).name },
      ...(maximum === undefined ? {} : { maximum }),
    }));
}

/** How to pay by some methods, in the dealer's words: those of methods that are paid at once or on account are none. */
export async function paymentWords(methods: readonly string[], context: OperationContext): Promise<string> {
  const instructions = paymentMethods.flatMap((contract) =>
    methods.includes(contract.method) && 'settings' in contract ? [wordsOf(contract.settings, context)] : [],
  );
  return (await Promise.all(instructions)).filter(Boolean).join('\n\n');
}
