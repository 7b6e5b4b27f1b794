import type { Append } from '../log/commands.ts';
import { payloadSize, type ProposedEvent } from '../log/recorded-event.ts';
import { Refused, type Refusal } from '../log/refusal.ts';
import type { WriteOptions } from '../protocol/append-options.ts';
import type { BatchAppendRequest } from '../protocol/batch-append-messages.ts';
import { checkedStreamName } from '../protocol/text.ts';

/** A chunk completes one of these: an append to write, a refusal to answer at once, or nothing yet. */
export type Step =
  | { readonly kind: 'more' }
  | { readonly kind: 'submit'; readonly append: Append }
  | { readonly kind: 'refuse'; readonly stream: string; readonly refusal: Refusal };

type Batch = { options: WriteOptions; events: ProposedEvent[]; bytes: number; isRefused: boolean };

const MORE: Step = { kind: 'more' };

/**
 * Joins the chunks of batches that are sent in parts. Each batch is answered once, even when it is refused half-way.
 */
export class UnfinishedBatches {
  private readonly batches = new Map<string, Batch>();
  private readonly maxAppendSize: number;

  constructor(maxAppendSize: number) {
    this.maxAppendSize = maxAppendSize;
  }

  /** Adds a chunk; `now` in milliseconds since 1970. */
  add(chunk: BatchAppendRequest, now: number): Step {
    const key = chunk.isFinal && this.batches.size === 0 ? '' : chunk.correlationId.toString('latin1');
    const batch = this.batches.get(key) ?? newBatch(chunk);
    if (chunk.isFinal) this.batches.delete(key);
    else this.batches.set(key, batch);
    if (batch.isRefused) return MORE;

    for (const event of chunk.events) {
      batch.events.push(event);
      batch.bytes += payloadSize(event);
    }
    const refusal = this.refusalOf(batch, chunk, now);
    if (refusal !== undefined) {
      batch.isRefused = true;
      batch.events = [];
      return { kind: 'refuse', stream: batch.options.stream, refusal };
    }
    if (!chunk.isFinal) return MORE;
    return { kind: 'submit', append: { kind: 'append', ...batch.options, events: batch.events, bytes: batch.bytes } };
  }

  private refusalOf({ options, bytes }: Batch, chunk: BatchAppendRequest, now: number): Refusal | undefined {
    if (options.deadline <= now) return { kind: 'timed-out' };
    if (bytes > this.maxAppendSize) return { kind: 'append-too-large', limit: this.maxAppendSize };
    return chunk.refusal ?? nameRefusal(options.stream);
  }
}

function newBatch(chunk: BatchAppendRequest): Batch {
  const options = chunk.options ?? { stream: '', expected: { kind: 'any' }, deadline: Infinity };
  return { options, events: [], bytes: 0, isRefused: false };
}

function nameRefusal(stream: string): Refusal | undefined {
  try {
    checkedStreamName(stream);
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
