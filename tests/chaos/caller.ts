// Calls into a shop whose parts may be away, each of them measured.
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError, type CallOptions } from '#contracts/client.ts';
import type { Ledger } from './ledger.ts';

/** A call that has no answer by then is counted as hanging. */
const TIMEOUT_MS = 15_000;
const PRESS_AGAIN_MS = 700;
/** Nobody knows whether it happened; the same press, by its command id, is to be repeated. */
const UNCLEAR = new Set(['concurrent_change']);

export const isUnclear = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || UNCLEAR.has(error.answer.code);
export const codeOf = (error: unknown): string =>
  error instanceof ApiError ? error.answer.code : (error as Error).name;

/** The load is being ended: whoever has no clear answer by now leaves. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

export interface Caller {
  stopping: boolean;
  /** One call; its answer is measured. */
  once<T>(route: string, call: (options: CallOptions) => Promise<T>, commandId?: string): Promise<T>;
  /**
   * Pressed again by the same command id until there is a clear answer. `giveUpMs` after the first press nobody presses
   * again.
   * @throws the last unclear answer
   */
  untilClear<T>(route: string, call: (options: CallOptions) => Promise<T>, giveUpMs?: number): Promise<T>;
  /** A query about what somebody else did: it may not be projected yet. */
  untilFound<T>(route: string, query: (options: CallOptions) => Promise<T>): Promise<T>;
}

export function createCaller({ answers }: Ledger): Caller {
  const caller: Caller = {
    stopping: false,
    async once(route, call, commandId = crypto.randomUUID()) {
      const at = Date.now();
      const timeOut = AbortSignal.timeout(TIMEOUT_MS);
      const note = (status: number, code: string) =>
        void answers.push({ route, status, code, ms: Date.now() - at, at });
      try {
        const answer = await call({ commandId, signal: timeOut });
        note(200, '');
        return answer;
      } catch (error) {
        if (error instanceof ApiError) note(error.status, error.answer.code);
        else note(timeOut.aborted ? -1 : 0, (error as Error).name);
        throw error;
      }
    },
    async untilClear(route, call, giveUpMs = Infinity) {
      const commandId = crypto.randomUUID();
      for (const begun = Date.now(); ;) {
        try {
          return await caller.once(route, call, commandId);
        } catch (error) {
          if (!isUnclear(error) || Date.now() - begun > giveUpMs) throw error;
          if (caller.stopping) throw new Stopped('stopped');
          await delay(PRESS_AGAIN_MS);
        }
      }
    },
    async untilFound(route, query) {
      for (;;) {
        try {
          return await caller.untilClear(route, query);
        } catch (error) {
          if (!(error instanceof ApiError) || error.status !== 404) throw error;
          if (caller.stopping) throw new Stopped('stopped');
          await delay(PRESS_AGAIN_MS);
        }
      }
    },
  };
  return caller;
}
