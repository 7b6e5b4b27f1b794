import type { FactorChange } from '#domain/shared/second-factor.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

/** Into the history of whose factor it is; its owner is told by a letter, whoever did it. */
export async function recordFactor(
  subject: string,
  change: FactorChange,
  { commands }: OperationContext,
): Promise<void> {
  const [kind, id = ''] = subject.split(':');
  if (kind === 'staff') await commands.staff.recordFactor({ staffId: id, change });
  else await commands.signIn.recordFactor({ contactId: id, change });
}
