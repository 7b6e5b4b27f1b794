// What the stories of the demonstration are told with: people who press what visitors and staff press.
import type { Input, Output, Route } from '#contracts/api.ts';

/** A contact by number, a guest by a name of their own, a member of staff by number. */
export type Who =
  | { readonly contact: string }
  | { readonly guest: string; readonly language: 'en' | 'fr' }
  | { readonly staff: string };

/** One person before one screen. A call is the same command for ever: told twice, it takes effect once. */
export interface Actor {
  <R extends Route>(route: R, input: Input<R>): Promise<Output<R>>;
}

export interface Stage {
  as(who: Who): Actor;
  /** A token for a card of the sandbox, as its own fields would give it. */
  cardToken(number: string): Promise<string>;
  /** A declaration about an item as PDF, base64. */
  certificate(itemNumber: string): Promise<string>;
}

/** What one step of a story finds out for the later ones. */
export type Memory = Record<string, string>;

export interface Step {
  /** Milliseconds since 1970. */
  readonly at: number;
  play(stage: Stage, memory: Memory): Promise<void>;
}

/** What happens between one buyer and the shop. One step that is refused ends it. */
export interface Story {
  /** Of its own, the same on every machine. */
  readonly id: string;
  readonly steps: readonly Step[];
}
