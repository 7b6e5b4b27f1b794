// Everybody who works in the shop has these at hand.
import type { Visitor } from '../harness/visitor.ts';
import type { Caller } from './caller.ts';
import type { Ledger } from './ledger.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

export interface Actor extends Caller {
  readonly ledger: Ledger;
  readonly shop: ShopUnderTest;
  /** Unique in all runs: what is found by it is this load's. */
  readonly run: string;
  /** A browser of its own, through one of the web processes. */
  browser(round: number, language?: 'en' | 'fr'): Visitor;
  /** The same browser, through the next web process: what one has done the others know. */
  elsewhere(visitor: Visitor, round: number): Visitor;
}
