// One command at a time, and one id per intention: what makes a click safe to repeat.
import { isRefusal } from './api-error.ts';
import { createCommandIds, type CommandIds } from './command-id.ts';

export type SendOnce<I, O> = (input: I) => Promise<O | undefined>;

/** The returned function answers undefined, and sends nothing, while an earlier call is under way. */
export function createSendOnce<I, O>(
  send: (input: I, commandId: string) => Promise<O>,
  ids: CommandIds = createCommandIds(),
): SendOnce<I, O> {
  let busy = false;
  return async (input) => {
    if (busy) return undefined;
    busy = true;
    try {
      const answer = await send(input, ids.idFor(input));
      ids.settled();
      return answer;
    } catch (error) {
      if (isRefusal(error)) ids.settled();
      throw error;
    } finally {
      busy = false;
    }
  };
}
