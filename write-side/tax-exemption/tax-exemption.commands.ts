import type { taxExemptionOperations } from '#contracts/tax-exemption/tax-exemption.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { taxExemption } from '#domain/tax-exemption/tax-exemption.decider.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';

const streamOf = (accountId: string) => `tax-exemption-${accountId}`;

export const taxExemptionCommands: Handlers<typeof taxExemptionOperations, 'command'> = {
  async 'admin/taxexemption/grant'({ accountId, FileName, FileType, FileData, ...certificate }, context) {
    const { kind } = await context.queries.account.profile({ accountId });
    if (kind === 'guest') return notFound('account_not_found');
    const exemptionId = context.id('tax-exemption');
    const file = FileData
      ? await context.commands.attachment.keepFile({ fileName: FileName, fileType: FileType, fileData: FileData })
      : null;
    await context.run(taxExemption, streamOf(accountId), {
      type: 'GrantTaxExemption',
      accountId,
      exemptionId,
      certificate: { ...certificate, file },
      today: shopDay(context.now),
      by: context.caller.personId,
      at: context.now,
    });
    return { exemptionId };
  },

  async 'admin/taxexemption/withdraw'({ accountId, exemptionId, reason }, context) {
    await context.run(taxExemption, streamOf(accountId), {
      type: 'WithdrawTaxExemption',
      accountId,
      exemptionId,
      reason,
      by: context.caller.personId,
      at: context.now,
    });
    return { message: 'success' };
  },
};
