import { cards, type Visitor } from '../harness/visitor.ts';
import { Stopped } from './caller.ts';
import type { Actor } from './actor.ts';

const TRY_AGAIN_MS = 500;

/** The gateway's own fields may be away too: the shop has no part in that. */
export async function cardToken(actor: Actor, visitor: Visitor): Promise<string> {
  for (;;) {
    try {
      return await visitor.cardToken(cards.approved);
    } catch {
      if (actor.stopping) throw new Stopped('stopped');
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}
