import type { OperationContext } from '#platform/kernel/operations/context.ts';

/** Codes that were none, in a day: nobody looks for one by trying, though 80 bits would keep them busy for ever. */
const OF_PERSON = { name: 'gift-code.person', most: 10, perSeconds: 86_400 };
/** Whoever is not signed in is somebody new as often as they like. */
const OF_GUESTS_ADDRESS = { name: 'gift-code.address', most: 60, perSeconds: 86_400 };

/**
 * Counts a try before the code is looked at, so that tries at the same time count too; a right code counts for nothing.
 * @throws Refusal too_many_requests
 */
export async function countCodeTry({
  caller: { accountId, personId },
  address,
  services: { limits },
}: OperationContext): Promise<{ giveBack(): Promise<void> }> {
  await limits.consume(OF_PERSON, personId);
  if (!accountId) await limits.consume(OF_GUESTS_ADDRESS, address);
  return {
    async giveBack() {
      await limits.giveBack(OF_PERSON, personId);
      if (!accountId) await limits.giveBack(OF_GUESTS_ADDRESS, address);
    },
  };
}
