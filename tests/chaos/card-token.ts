import { cards, type Visitor } from '../harness/visitor.ts';
import { Stopped } from './caller.ts';
import type { Actor } from './actor.ts';

const TRY_AGAIN_MS = 500;

export const cardToken = (actor: Actor, visitor: Visitor): Promise<string> =>
  tokenOf(actor, () => visitor.cardToken(cards.approved));

/** The gateway's own fields may be away too: the shop has no part in that. */
export async function tokenOf(actor: Actor, ask: () => Promise<string>): Promise<string> {
  for (;;) {
    try {
      return await ask();
    } catch {
      if (actor.stopping) throw new Stopped('stopped');
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}
