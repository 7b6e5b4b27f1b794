// Brings a store to where another one, or a backup, is. What is there already tells where to go on: nothing else is
// kept about a copy, so nothing can lie.
import { canonicalJson } from '#proof/canonical-json.ts';
import { OperatorError } from '../runtime/operator-error.ts';
import type { ForeignEvents, RawEvent, RawHistory, RawStore } from './raw-history.ts';

export interface Copied {
  /** Events of the shop in the source. */
  readonly events: number;
  /** Those that the target had already. */
  readonly found: number;
  readonly foreign: ForeignEvents;
}

export interface CopyOptions {
  /** Called after each append. */
  readonly onProgress?: (copied: number, found: number) => void;
  /**
   * Bytes of payload in one append, at most; a single larger event is sent alone. Half of what stores take by default.
   */
  readonly maxAppendBytes?: number;
}

const MAX_APPEND_BYTES = 512 * 1_024;
const MAX_APPEND_EVENTS = 500;

/**
 * Copies what the target lacks, in the order of the source, one append after the other: two at once could change
 * places. Every append names the revision that it follows, so a repetition adds nothing. @throws OperatorError when the
 * target holds anything else than a beginning of the source
 */
export async function copyHistory(
  source: RawHistory,
  target: RawStore,
  { onProgress, maxAppendBytes = MAX_APPEND_BYTES }: CopyOptions = {},
): Promise<Copied> {
  const foreign: ForeignEvents = new Map();
  const reading = source.events(foreign)[Symbol.asyncIterator]();
  let found = 0;
  for await (const there of target.events()) {
    const { value: here, done } = await reading.next();
    if (done)
      throw new OperatorError(
        `The target holds more than the source: ${nameOf(there)} is its event number ${found + 1}, and the source has ${found}. Nothing was copied.`,
      );
    if (!isSame(here, there))
      throw new OperatorError(
        `The target is no copy of the source: its event number ${found + 1} is ${nameOf(there)}, in the source that is ${nameOf(here)}. Nothing was copied.`,
      );
    found += 1;
  }

  let copied = 0;
  let waiting: RawEvent[] = [];
  let bytes = 0;
  const send = async () => {
    if (!waiting.length) return;
    await target.append(waiting);
    copied += waiting.length;
    waiting = [];
    bytes = 0;
    onProgress?.(copied, found);
  };
  for (let next = await reading.next(); !next.done; next = await reading.next()) {
    const size = JSON.stringify(next.value.data).length + JSON.stringify(next.value.metadata).length;
    const [first] = waiting;
    if (
      first &&
      (first.stream !== next.value.stream || bytes + size > maxAppendBytes || waiting.length >= MAX_APPEND_EVENTS)
    )
      await send();
    waiting.push(next.value);
    bytes += size;
  }
  await send();
  return { events: found + copied, found, foreign };
}

const nameOf = ({ stream, revision, type, id }: RawEvent) => `${stream}@${revision} (${type}, ${id})`;
const isSame = (one: RawEvent, other: RawEvent) => canonicalJson(one) === canonicalJson(other);

/** One sentence for each category of others. */
export const foreignSentences = (foreign: ForeignEvents): string[] =>
  [...foreign].map(
    ([category, count]) => `${count} events of streams "${category}…" are not the shop's and were left where they are.`,
  );
