import type { LetterId } from '#contracts/letter/letter-definitions.ts';
import type { JobContext } from '#platform/kernel/queue/job.ts';
import { factsInTheirLanguage, sendLetter } from '#workers/letter/send-letter.ts';

// A type, not an interface: the data of a job have an index signature.
export type OneReturn = { readonly orderId: string; readonly returnId: string };

/** Tells the buyer of the order what became of a return. */
export async function sendReturnLetter(
  letter: LetterId,
  { orderId, returnId }: OneReturn,
  context: JobContext,
): Promise<void> {
  const facts = await factsInTheirLanguage(context, async ({ queries }) => {
    const [order, parts] = await Promise.all([
      queries.letter.orderFacts({ orderId, origin: context.publicOrigin }),
      queries.return.letterParts({ returnId }),
    ]);
    return {
      ...order,
      texts: { ...order.texts, ...parts.texts },
      tables: { ...order.tables, ...parts.tables },
    };
  });
  await sendLetter(letter, facts, context);
}
