import { unreachable } from '#domain/shared/decider.ts';
import { own } from '#domain/shared/dictionary.ts';
import { compactPartNumber } from '#domain/shared/customer-part-number/part-number.ts';
import type { CustomerPartNumberEvent, PartNumber } from './customer-part-number.events.ts';

type Bucket = Readonly<Record<string, PartNumber>>;

/** In buckets by compact number: who changes one of 50,000 copies some hundreds. */
export interface PartNumberState {
  readonly count: number;
  readonly buckets: Readonly<Record<string, Bucket>>;
}

export const initialState: PartNumberState = { count: 0, buckets: {} };

const BUCKETS = 256;

/** FNV-1a. */
function bucketOf(compact: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < compact.length; at++) hash = Math.imul(hash ^ compact.charCodeAt(at), 0x01000193);
  return String((hash >>> 0) % BUCKETS);
}

/** What stands under a number, however it is written. */
export function partNumberIn({ buckets }: PartNumberState, number: string): PartNumber | undefined {
  const compact = compactPartNumber(number);
  return own(own(buckets, bucketOf(compact)), compact);
}

export const allPartNumbers = ({ buckets }: PartNumberState): PartNumber[] =>
  Object.values(buckets).flatMap((bucket) => Object.values(bucket));

export function evolve(state: PartNumberState, event: CustomerPartNumberEvent): PartNumberState {
  switch (event.type) {
    case 'CustomerPartNumbersAdded':
    case 'CustomerPartNumbersChanged':
      return withNumbers(state, event.data.numbers, (bucket, compact, { number, itemNumber }) => {
        bucket[compact] = { number, itemNumber };
      });
    case 'CustomerPartNumbersRemoved':
      return withNumbers(state, event.data.numbers, (bucket, compact) => {
        delete bucket[compact];
      });
    default:
      return unreachable(event);
  }
}

/** Each bucket that is changed is copied once. */
function withNumbers(
  { count, buckets }: PartNumberState,
  numbers: readonly PartNumber[],
  change: (bucket: Record<string, PartNumber>, compact: string, number: PartNumber) => void,
): PartNumberState {
  const copies = new Map<string, Record<string, PartNumber>>();
  let sum = count;
  for (const number of numbers) {
    const compact = compactPartNumber(number.number);
    const key = bucketOf(compact);
    const bucket = copies.get(key) ?? { ...own(buckets, key) };
    copies.set(key, bucket);
    const wasThere = Object.hasOwn(bucket, compact);
    change(bucket, compact, number);
    sum += Number(Object.hasOwn(bucket, compact)) - Number(wasThere);
  }
  return { count: sum, buckets: { ...buckets, ...Object.fromEntries(copies) } };
}
