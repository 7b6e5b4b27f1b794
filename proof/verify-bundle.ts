// Checks a bundle line by line. Nothing in it is believed: shapes, hashes, proofs and signatures are checked before
// they are used.
import { hash } from 'node:crypto';
import { BUNDLE_VERSION, type BundleLine, type EventLine } from './bundle.ts';
import { canonicalJson } from './canonical-json.ts';
import { hashOfLeaf } from './leaf.ts';
import { gaps, isAscending, rootOfLeaves, verifyConsistency, verifyInclusion, type Hash } from './merkle-tree.ts';
import { BUCKETS, bucketHash, bucketOf, streamKey, type StreamEnd } from './stream-map.ts';
import { isSigned, type SignedHead } from './tree-head.ts';

export interface Expectations {
  /**
   * Public keys (DER, base64) of which one must have signed every head. Without any, the key that the bundle names is
   * used.
   */
  readonly keys?: readonly string[];
  /** Heads known from elsewhere, such as a mail: each must be one of the bundle's. */
  readonly heads?: readonly { readonly size: number; readonly root: Hash; readonly streams?: Hash }[];
  /** Streams that must be in the bundle: nothing in a bundle tells which streams were left out of it. */
  readonly streams?: readonly string[];
}

export interface Verdict {
  /** One sentence each; none when everything is proven. */
  readonly failures: readonly string[];
  readonly events: number;
  /** The number of events of the history that its maker says are left out: in ledgers that others share. */
  readonly leftOut: number;
  /** Events from before there was a chain: the log vouches for them from when it met them. */
  readonly unchained: number;
  readonly streams: readonly { readonly stream: string; readonly revision: number }[];
  readonly heads: readonly SignedHead[];
}

export interface BundleVerifier {
  /** Takes one line, without its line feed: UTF-8. */
  line(bytes: Buffer): void;
  end(): Verdict;
}

type Line<K extends BundleLine['kind']> = Extract<BundleLine, { kind: K }>;
type Kind = BundleLine['kind'] | 'event';

/** The line kinds that may follow each. */
const FOLLOWS: Readonly<Record<Kind | 'start', readonly Kind[]>> = {
  start: ['bundle'],
  bundle: ['head'],
  head: ['head', 'consistency', 'stream', 'inclusion'],
  consistency: ['consistency', 'stream', 'inclusion'],
  stream: ['event', 'stream', 'inclusion'],
  event: ['event', 'stream', 'inclusion'],
  inclusion: [],
};

/** A damaged bundle can fail in every line; nobody reads them all. */
const MAX_FAILURES = 20;

export function createBundleVerifier(expected: Expectations = {}): BundleVerifier {
  const failures: string[] = [];
  const heads: SignedHead[] = [];
  const streams: { readonly stream: string; readonly revision: number }[] = [];
  const leaves: { readonly index: number; readonly leaf: Hash }[] = [];
  let [at, lines, unchained, consistencies]: [Kind | 'start', number, number, number] = ['start', 0, 0, 0];
  let announced: Line<'bundle'> | undefined;
  let current:
    | { readonly stream: string; readonly end: StreamEnd | undefined; next: number; hash: Hash; begun: boolean }
    | undefined;
  let stopped = false;

  const fail = (sentence: string) => void (failures.length < MAX_FAILURES && failures.push(sentence));
  const check = (holds: boolean, sentence: () => string) => void (holds || fail(sentence()));
  const last = () => heads.at(-1)!;

  function head(line: Line<'head'>): void {
    const { kind: _, ...signed } = line;
    check(
      !heads.length || signed.size > last().size,
      () => `The head of ${signed.size} events does not follow a smaller one.`,
    );
    check(
      isSigned(signed),
      () => `The head of ${signed.size} events, ${signed.at}, is not signed by the key it names.`,
    );
    if (expected.keys?.length)
      check(
        expected.keys.includes(signed.key),
        () => `The head of ${signed.size} events, ${signed.at}, is signed by another key than the one given.`,
      );
    heads.push(signed);
  }

  function consistency({ from, to, path }: Line<'consistency'>): void {
    const [first, second] = [heads[consistencies], heads[consistencies + 1]];
    consistencies += 1;
    if (first?.size !== from || second?.size !== to)
      return fail(`The consistency proof from ${from} to ${to} events belongs to no two heads of the bundle.`);
    check(
      verifyConsistency(from, to, path, first.root, second.root),
      () =>
        `The log of ${to} events does not begin with the log of ${from} events: history was rewritten between ${first.at} and ${second.at}.`,
    );
  }

  function stream({ stream: name, revision, bucket, path }: Line<'stream'>): void {
    endStream();
    const key = streamKey(name);
    check(!streams.some((other) => other.stream === name), () => `The stream ${name} is there twice.`);
    check(
      path.length === 16 && verifyInclusion(bucketHash(bucket), bucketOf(key), BUCKETS, path, last().streams),
      () => `Where the stream ${name} ends is not what the head of ${last().size} events says.`,
    );
    const end = bucket.find(([of]) => of === key);
    check(
      (end?.[1] ?? -1) === revision,
      () => `The stream ${name} ends with revision ${end?.[1] ?? 'none'} under the head, not with ${revision}.`,
    );
    streams.push({ stream: name, revision });
    current = { stream: name, end, next: 0, hash: '', begun: false };
  }

  function event({ event: chained, leaf }: EventLine, computed: Hash): void {
    const of = current!;
    check(chained.stream === of.stream, () => `${nameOf(chained)} stands among the events of ${of.stream}.`);
    check(
      chained.revision === of.next,
      () => `${of.stream}: revision ${of.next} is missing, ${chained.revision} stands in its place.`,
    );
    check(
      computed === leaf.hash,
      () => `${nameOf(chained)}, ${chained.type}, was changed: it does not have the hash it was stored with.`,
    );
    // Only before a stream's first chained event may events follow nothing.
    if (chained.previous === '' && !of.begun) unchained += of.next > 0 ? 1 : 0;
    else check(chained.previous === of.hash, () => `${nameOf(chained)} does not follow the event before it.`);
    if (chained.previous !== '') of.begun = true;
    check(leaf.index < last().size, () => `${nameOf(chained)} is not among the ${last().size} events of the log.`);
    leaves.push({ index: leaf.index, leaf: hashOfLeaf(leaf.hash) });
    of.next = chained.revision + 1;
    of.hash = computed;
  }

  function endStream(): void {
    if (!current) return;
    const { stream: name, end, next, hash: hashOfLast } = current;
    const [, revision, eventHash] = end ?? ['', -1, ''];
    check(
      next === revision + 1,
      () =>
        `${name} was cut off or added to: its last event has revision ${revision} under the head, here it is ${next - 1}.`,
    );
    if (next === revision + 1)
      check(hashOfLast === eventHash, () => `${name}: its last event is not the one under the head.`);
    current = undefined;
  }

  function inclusion({ gaps: roots }: Line<'inclusion'>): void {
    endStream();
    const { size, root } = last();
    leaves.sort((a, b) => a.index - b.index);
    const wanted = leaves.map(({ index }) => index);
    check(isAscending(wanted), () => 'Two events claim the same place in the log.');
    check(
      roots.length ===
        gaps(
          wanted.filter((index) => index < size),
          size,
        ).length && rootOfLeaves(leaves, size, roots) === root,
      () =>
        `The events are not in the log of ${size} events at the places, times and with the hashes that the bundle gives them.`,
    );
  }

  /** @throws Malformed */
  function take(bytes: Buffer): void {
    const text = bytes.toString();
    const parsed = parse(text);
    const kind: Kind = 'event' in parsed ? 'event' : parsed.kind;
    if (!FOLLOWS[at].includes(kind)) throw new Malformed(`a line of the kind "${kind}" cannot stand here`);
    at = kind;
    if ('event' in parsed) return event(parsed, hashOfText(parsed, text, bytes));
    if (canonical(parsed) !== text) throw new Malformed('it is not in canonical form');
    switch (parsed.kind) {
      case 'bundle':
        if (parsed.version !== BUNDLE_VERSION)
          throw new Malformed(`this program knows version ${BUNDLE_VERSION} of the format, not ${parsed.version}`);
        return void (announced = parsed);
      case 'head':
        return head(parsed);
      case 'consistency':
        return consistency(parsed);
      case 'stream':
        return stream(parsed);
      case 'inclusion':
        return inclusion(parsed);
    }
  }

  return {
    line(bytes) {
      lines += 1;
      if (stopped) return;
      try {
        take(bytes);
      } catch (error) {
        if (!(error instanceof Malformed)) throw error;
        stopped = true;
        fail(`Line ${lines}: ${error.message}.`);
      }
    },
    end() {
      if (!stopped) {
        check(at === 'inclusion', () => 'The bundle is cut off: its last line is missing.');
        check(
          consistencies === Math.max(0, heads.length - 1),
          () => 'A consistency proof between two heads is missing.',
        );
        check(
          announced?.events === leaves.length && announced.streams === streams.length,
          () =>
            `The bundle announces ${announced?.events} events in ${announced?.streams} streams and holds ${leaves.length} in ${streams.length}.`,
        );
      }
      for (const { size, root, streams: ends } of expected.heads ?? [])
        check(
          heads.some(
            (known) => known.size === size && known.root === root && (ends === undefined || known.streams === ends),
          ),
          () => `The head of ${size} events with the root ${root}, known from elsewhere, is not one of the bundle's.`,
        );
      for (const name of expected.streams ?? [])
        check(
          streams.some(({ stream: held }) => held === name),
          () => `The stream ${name} is not in the bundle.`,
        );
      return { failures, events: leaves.length, leftOut: announced?.leftOut ?? 0, unchained, streams, heads };
    },
  };
}

/** A line that this format does not have: nothing after it can be understood. */
class Malformed extends Error {
  override readonly name = 'Malformed';
}

/** @throws Malformed */
function canonical(value: unknown): string {
  try {
    return canonicalJson(value);
  } catch (error) {
    throw new Malformed((error as Error).message);
  }
}

const isHash = (value: unknown): value is Hash =>
  typeof value === 'string' && value.length === 64 && /^[0-9a-f]+$/.test(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';
/** Base64 has spare bits: of all texts for the same bytes only one is taken. */
const isBase64 = (value: unknown): boolean =>
  typeof value === 'string' && Buffer.from(value, 'base64').toString('base64') === value;
const areHashes = (value: unknown): boolean => Array.isArray(value) && value.every(isHash);
const isEnd = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 3 && isHash(value[0]) && isCount(value[1]) && isHash(value[2]);
const isRevision = (value: unknown): boolean => value === -1 || isCount(value);
const anything = () => true;

type Shape = readonly (readonly [name: string, holds: (value: unknown) => boolean])[];
const shape = (fields: Readonly<Record<string, (value: unknown) => boolean>>): Shape => Object.entries(fields);
const shapes: Readonly<Record<BundleLine['kind'], Shape>> = {
  bundle: shape({ kind: isText, version: isCount, streams: isCount, events: isCount }),
  head: shape({
    kind: isText,
    size: isCount,
    root: isHash,
    streams: isHash,
    at: isText,
    key: isBase64,
    signature: isBase64,
  }),
  consistency: shape({ kind: isText, from: isCount, to: isCount, path: areHashes }),
  stream: shape({
    kind: isText,
    stream: isText,
    revision: isRevision,
    bucket: (value) => Array.isArray(value) && value.every(isEnd),
    path: areHashes,
  }),
  inclusion: shape({ kind: isText, gaps: areHashes }),
};
const partialBundle: Shape = [...shapes.bundle, ['leftOut', (value) => isCount(value) && value > 0]];
const eventShape = shape({
  stream: isText,
  revision: isCount,
  id: isText,
  type: isText,
  data: anything,
  metadata: anything,
  previous: (value) => value === '' || isHash(value),
});
const leafShape = shape({ hash: isHash, index: isCount });
const eventLineShape = shape({
  event: (value) => hasShape(value, eventShape),
  leaf: (value) => hasShape(value, leafShape),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const hasShape = (value: unknown, fields: Shape): boolean =>
  isObject(value) && Object.keys(value).length === fields.length && fields.every(([name, holds]) => holds(value[name]));

function parse(text: string): BundleLine | EventLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Malformed(`it is no JSON (${(error as Error).message})`);
  }
  if (!isObject(value)) throw new Malformed('it is no JSON object');
  const wanted =
    'event' in value
      ? eventLineShape
      : value['kind'] === 'bundle' && 'leftOut' in value
        ? partialBundle
        : Object.hasOwn(shapes, String(value['kind']))
          ? shapes[value['kind'] as BundleLine['kind']]
          : undefined;
  if (!wanted || !hasShape(value, wanted)) throw new Malformed('it has not the shape of any line of a bundle');
  return value as unknown as BundleLine | EventLine;
}

const nameOf = ({ stream, revision }: EventLine['event']) => `${stream}@${revision}`;

/**
 * The hash of the event's own bytes, as they lie in the line. Whether that is canonical need not be looked at: the
 * store's hash, which the signed trees hold, is of canonical text, and no other text has it. @throws Malformed
 */
function hashOfText({ leaf }: EventLine, text: string, bytes: Buffer): Hash {
  const before = '{"event":';
  const after = `,"leaf":{"hash":"${leaf.hash}","index":${leaf.index}}}`;
  if (!text.startsWith(before) || !text.endsWith(after)) throw new Malformed('it is not in canonical form');
  return hash('sha256', bytes.subarray(before.length, -after.length), 'hex');
}
