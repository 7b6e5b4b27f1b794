// People at work in the shop through all of its web processes: guests with cards, a company on account and with quotes, a bookkeeper
// who pays, a buyer who keeps lists and carts and another who saves cards and bank accounts, sign-ups, a CSR, a manager who imports
// and publishes, somebody who only looks. Whatever is acknowledged to them goes into the ledger.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createVisitor, type Visitor } from '../harness/visitor.ts';
import type { Actor } from './actor.ts';
import { keepBooks, signInAsBookkeeper } from './bookkeeper.ts';
import { buyAsGuest } from './guest.ts';
import { createCaller, isUnclear, Stopped } from './caller.ts';
import { workAtDesk } from './desk.ts';
import { manageShop } from './manager.ts';
import { openLedger, type Ledger } from './ledger.ts';
import { keepForLater, signInAsKeeper } from './lists.ts';
import { orderAtDesk, orderOnAccount, quoteAndConvert, signInAsCompany } from './company.ts';
import { saveMeans, signInAsSaver } from './saved-means.ts';
import type { ShopUnderTest } from './shop-under-test.ts';
import { enter, lookAround, signUp } from './visitors.ts';

export interface Load {
  readonly ledger: Ledger;
  /** Codes of clear refusals, which nobody in this load has earned. */
  readonly refusals: string[];
  /** Lets everybody finish, or leave what has no clear answer. */
  stop(): Promise<void>;
}

const PAUSE_MS = 400;

export function startLoad(
  shop: ShopUnderTest,
  {
    guests,
    leavesEvery,
    pauseMs = PAUSE_MS,
  }: { readonly guests: number; readonly leavesEvery: number; readonly pauseMs?: number },
): Load {
  const ledger = openLedger();
  const caller = createCaller(ledger);
  const refusals: string[] = [];
  const { urls } = shop;
  const actor: Actor = Object.assign(caller, {
    ledger,
    shop,
    run: randomUUID().slice(0, 8),
    browser: (round: number, language: 'en' | 'fr' = 'en') =>
      createVisitor(urls[round % urls.length]!, shop.gatewayUrl, language),
    elsewhere: (visitor: Visitor, round: number) => visitor.through(urls[(round + 1) % urls.length]!),
  });

  async function live(work: (round: number) => Promise<unknown>, pauses = 1): Promise<void> {
    for (let round = 0; !caller.stopping; round++) {
      try {
        await work(round);
      } catch (error) {
        if (!(error instanceof Stopped) && !isUnclear(error))
          refusals.push((error as { readonly answer: { readonly code: string } }).answer.code);
      }
      await delay(pauses * pauseMs);
    }
  }

  const company = signInAsCompany(actor);
  const bookkeeper = signInAsBookkeeper(actor);
  const keeper = signInAsKeeper(actor);
  const saver = signInAsSaver(actor);
  const known = enter(actor);
  const living = [
    ...Array.from({ length: guests }, (_, guest) =>
      live((round) => buyAsGuest(actor, guest, round, leavesEvery > 0 && (guest + round) % leavesEvery === 0)),
    ),
    live(async (round) => [orderOnAccount, orderAtDesk, quoteAndConvert][round % 3]!(actor, await company, round), 2),
    live(async (round) => keepBooks(actor, await bookkeeper, round), 3),
    live(async (round) => keepForLater(actor, await keeper, round), 3),
    live(async (round) => saveMeans(actor, await saver, round), 4),
    live((round) => signUp(actor, round), 4),
    live(async (round) => lookAround(actor, await known, round), 2),
    workAtDesk(actor, live),
    manageShop(actor, live),
  ];
  return {
    ledger,
    refusals,
    async stop() {
      caller.stopping = true;
      await Promise.all(living);
    },
  };
}
