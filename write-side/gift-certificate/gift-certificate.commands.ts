import type { giftCertificateOperations } from '#contracts/gift-certificate/gift-certificate.ts';
import {
  giftCertificate,
  requireUsable,
  type GiftCertificateCommand,
} from '#domain/gift-certificate/gift-certificate.decider.ts';
import { giftCertificateStream } from '#domain/gift-certificate/gift-certificate.events.ts';
import {
  balanceOf,
  isUnspent,
  type GiftCertificateState,
  type IssuedCertificate,
} from '#domain/gift-certificate/gift-certificate.state.ts';
import type { InputTo } from '#domain/shared/decider.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { needed } from '#domain/shared/needed.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { countCodeTry } from './code-tries.ts';

const success = { message: 'success' } as const;

const run = async (command: GiftCertificateCommand, context: OperationContext, step = '') =>
  (await context.run(giftCertificate, giftCertificateStream(command.certificateId), command, { step })).state;

/** Their key seals who gets it and what they are told. */
const personOf = (certificateId: string): string => `gift-certificate:${certificateId}`;

const byStaff = (certificateId: string, { caller, now }: OperationContext) => ({
  certificateId,
  by: caller.personId,
  at: now,
});

export const giftCertificateCommands: Handlers<typeof giftCertificateOperations, 'command'> = {
  async 'admin/giftcertificate/issue'(input, context) {
    const seed = context.id('gift-certificate');
    const { certificateId } = await giftCertificateStates.ofSeed({ seed }, context);
    const { currency } = await context.queries.account.profile({ accountId: '' });
    await run(
      {
        type: 'IssueGiftCertificate',
        today: shopDay(context.now),
        seed,
        currency,
        ...input,
        personId: personOf(certificateId),
        ...byStaff(certificateId, context),
      },
      context,
    );
    return { certificateId };
  },

  async 'admin/giftcertificate/send'({ certificateId }, context) {
    const today = shopDay(context.now);
    await run({ type: 'RequestGiftCertificateLetter', today, ...byStaff(certificateId, context) }, context);
    return success;
  },

  async 'admin/giftcertificate/freeze'({ certificateId, reason }, context) {
    await run({ type: 'FreezeGiftCertificate', reason, ...byStaff(certificateId, context) }, context);
    return success;
  },

  async 'admin/giftcertificate/unfreeze'({ certificateId, reason }, context) {
    await run({ type: 'UnfreezeGiftCertificate', reason, ...byStaff(certificateId, context) }, context);
    return success;
  },
};

export const giftCertificateFunctions = {
  /**
   * Issues a certificate that its seed names, without an end, and sends its code, at once or on its day; once, however often
   * it is asked for.
   */
  async issue(
    certificate: Omit<
      InputTo<GiftCertificateCommand, 'IssueGiftCertificate'>,
      'today' | 'send' | 'validUntil' | 'personId' | 'by' | 'at'
    >,
    context: OperationContext,
  ): Promise<void> {
    const { certificateId } = certificate;
    await run(
      {
        ...({ type: 'IssueGiftCertificate', today: shopDay(context.now), send: true, validUntil: '' } as const),
        ...certificate,
        personId: personOf(certificateId),
        ...byStaff(certificateId, context),
      },
      context,
    );
  },

  /** Sends its code on the day of its letter, unless that is frozen or out already. */
  async sendDueLetter({ certificateId }: { readonly certificateId: string }, context: OperationContext): Promise<void> {
    const today = shopDay(context.now);
    await run({ type: 'RequestDueGiftCertificateLetter', today, ...byStaff(certificateId, context) }, context);
  },

  /** Withdraws one of which nothing is spent, since its price goes back. @throws DomainError gift_certificate_spent */
  async withdraw(
    { certificateId, ...why }: { readonly certificateId: string; readonly refundId: string; readonly reason: string },
    context: OperationContext,
  ): Promise<void> {
    await run({ type: 'WithdrawGiftCertificate', ...why, ...byStaff(certificateId, context) }, context, certificateId);
  },

  /** Undoes the withdrawal for a refund whose money did not go back. */
  async restore(
    { certificateId, ...why }: { readonly certificateId: string; readonly refundId: string; readonly reason: string },
    context: OperationContext,
  ): Promise<void> {
    await run({ type: 'RestoreGiftCertificate', ...why, ...byStaff(certificateId, context) }, context, certificateId);
  },

  /** Holds part of a balance for an order. @throws DomainError gift_certificate_too_small and what else keeps it from paying */
  async hold(
    input: Omit<InputTo<GiftCertificateCommand, 'HoldGiftCertificate'>, 'today'>,
    context: OperationContext,
  ): Promise<void> {
    await run({ type: 'HoldGiftCertificate', ...input, today: shopDay(context.now) }, context, input.holdId);
  },

  /** Spends what was held. */
  async redeem(
    input: InputTo<GiftCertificateCommand, 'RedeemGiftCertificate'>,
    context: OperationContext,
  ): Promise<void> {
    await run({ type: 'RedeemGiftCertificate', ...input }, context, input.holdId);
  },

  /** Gives a hold back, or keeps it from ever coming to be; `isRedeemed` where it was spent already. */
  async release(
    input: InputTo<GiftCertificateCommand, 'ReleaseGiftCertificate'>,
    context: OperationContext,
  ): Promise<{ isRedeemed: boolean }> {
    const { holds } = await run({ type: 'ReleaseGiftCertificate', ...input }, context, input.holdId);
    return { isRedeemed: own(holds, input.holdId)?.status === 'redeemed' };
  },

  /** Puts money back that an order was paid with, once by the refund's id. */
  async credit(
    input: InputTo<GiftCertificateCommand, 'CreditGiftCertificate'>,
    context: OperationContext,
  ): Promise<void> {
    await run({ type: 'CreditGiftCertificate', ...input }, context, input.refundId);
  },
};

type Spendable = Pick<IssuedCertificate, 'certificateId' | 'currency' | 'validUntil'> & { readonly balance: number };

export const giftCertificateStates = {
  /** The certificate whose code is derived from a seed. */
  async ofSeed(
    { seed }: { readonly seed: string },
    { services: { giftCodes } }: OperationContext,
  ): Promise<{ certificateId: string }> {
    return { certificateId: needed(giftCodes.certificateOf(giftCodes.codeOf(seed)), 'certificate of a code') };
  },

  /**
   * The certificate with a code that somebody typed. @throws DomainError gift_code_unknown, gift_certificate_frozen,
   * gift_certificate_expired
   * @throws Refusal too_many_requests
   */
  async byCode({ code }: { readonly code: string }, context: OperationContext): Promise<Spendable> {
    const { giveBack } = await countCodeTry(context);
    const state = await stateOf(context.services.giftCodes.certificateOf(code), context);
    if (!state?.issued) return notFound('gift_code_unknown');
    await giveBack();
    const { certificateId, currency, validUntil } = requireUsable(state, shopDay(context.now));
    return { certificateId, currency, validUntil, balance: balanceOf(state) };
  },

  /** Whether it can be withdrawn for a refund, or was. */
  async withdrawable(
    { certificateId, refundId }: { readonly certificateId: string; readonly refundId: string },
    context: OperationContext,
  ): Promise<{ withdrawable: boolean }> {
    const state = await stateOf(certificateId, context);
    const isFree = state?.withdrawnFor === undefined || state.withdrawnFor === refundId;
    return { withdrawable: state !== undefined && isFree && isUnspent(state) };
  },

  /** The code, for the letter to its owner: it is in nothing that is kept. @throws DomainError gift_certificate_not_found */
  async code(
    { certificateId }: { readonly certificateId: string },
    context: OperationContext,
  ): Promise<{ code: string }> {
    const { issued } = (await stateOf(certificateId, context)) ?? {};
    return issued ? { code: context.services.giftCodes.codeOf(issued.seed) } : notFound('gift_certificate_not_found');
  },
};

const stateOf = async (
  certificateId: string | undefined,
  context: OperationContext,
): Promise<GiftCertificateState | undefined> =>
  certificateId === undefined
    ? undefined
    : (await context.load(giftCertificate, giftCertificateStream(certificateId))).state;

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly giftCertificate: FunctionsOf<typeof giftCertificateFunctions>;
  }
  interface States {
    readonly giftCertificate: FunctionsOf<typeof giftCertificateStates>;
  }
}
