import { account } from '#domain/account/account.decider.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

export async function openAccount(
  opened: { accountId: string; kind: 'buyer' | 'dealer'; name: string; currency: CurrencyCode },
  context: OperationContext,
): Promise<void> {
  await context.run(account, `account-${opened.accountId}`, { type: 'Open', ...opened, at: context.now });
}
