import { invalid } from '../log/refusal.ts';
import { matcherOf, type Filter } from './filter.ts';
import { streamsPb } from './stubs.ts';

/** `at` is a revision of a stream, or a position of the log. */
export type StartingPoint =
  { readonly kind: 'start' } | { readonly kind: 'end' } | { readonly kind: 'at'; readonly at: number };

/** The part of `$all` that is chosen; after so many considered events a subscription says how far it is, or never (Infinity). */
type Choice = { readonly filter: Filter | undefined; readonly checkpointInterval: number };

type Common = { readonly resolveLinks: boolean };

export type ReadRequest = Common &
  (
    | {
        readonly kind: 'read-stream';
        readonly stream: string;
        readonly from: StartingPoint;
        readonly backwards: boolean;
        readonly limit: number;
      }
    | ({
        readonly kind: 'read-all';
        readonly from: StartingPoint;
        readonly backwards: boolean;
        readonly limit: number;
      } & Choice)
    | { readonly kind: 'subscribe-to-stream'; readonly stream: string; readonly from: StartingPoint }
    | ({ readonly kind: 'subscribe-to-all'; readonly from: StartingPoint } & Choice)
  );

type Options = InstanceType<typeof streamsPb.ReadReq.Options>;
type FilterOptions = InstanceType<typeof streamsPb.ReadReq.Options.FilterOptions>;

/** The original's choice when a client names no search window. */
const DEFAULT_WINDOW = 32;
const EVERYTHING: Choice = { filter: undefined, checkpointInterval: Infinity };

/** Reads the request of Streams.Read, which is four calls in one. Throws `Refused`. */
export function readReadRequest(bytes: Buffer): ReadRequest {
  const options = streamsPb.ReadReq.deserializeBinary(bytes).getOptions() ?? invalid('The request has no options.');
  if (options.getUuidOption()?.hasStructured() === true) invalid('Event ids are served as text only.');
  return { ...target(options), resolveLinks: options.getResolveLinks() };
}

function target(options: Options) {
  const backwards = options.getReadDirection() === streamsPb.ReadReq.Options.ReadDirection.BACKWARDS;
  const stream = options.getStream();
  if (stream !== undefined) {
    const name = Buffer.from(stream.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8');
    const from = startingPoint(stream.hasStart(), stream.hasEnd(), stream.getRevision());
    if (options.hasSubscription()) return { kind: 'subscribe-to-stream', stream: name, from } as const;
    return { kind: 'read-stream', stream: name, from, backwards, limit: safe(options.getCount()) } as const;
  }
  const all = options.getAll() ?? invalid('The request names neither a stream nor $all.');
  const from = startingPoint(all.hasStart(), all.hasEnd(), all.getPosition()?.getCommitPosition() ?? '0');
  const filter = options.getFilter();
  const choice = filter === undefined ? EVERYTHING : choiceOf(filter);
  if (options.hasSubscription()) return { kind: 'subscribe-to-all', from, ...choice } as const;
  return { kind: 'read-all', from, backwards, limit: safe(options.getCount()), ...choice } as const;
}

function startingPoint(isStart: boolean, isEnd: boolean, at: string): StartingPoint {
  if (isStart) return { kind: 'start' };
  if (isEnd) return { kind: 'end' };
  return { kind: 'at', at: safe(at) };
}

function choiceOf(options: FilterOptions): Choice {
  const onStream = options.getStreamIdentifier();
  const expression = onStream ?? options.getEventType() ?? invalid('The filter names neither streams nor event types.');
  const filter: Filter = {
    on: onStream === undefined ? 'type' : 'stream',
    prefixes: expression.getPrefixList(),
    regex: expression.getRegex(),
  };
  // Compiled here to refuse what cannot be, before anything is answered.
  matcherOf(filter);
  const window = options.hasMax() ? options.getMax() : DEFAULT_WINDOW;
  return { filter, checkpointInterval: window * Math.max(1, options.getCheckpointintervalmultiplier()) };
}

/** A 64-bit number as one of JavaScript's; what is larger than that can hold is beyond every end. */
function safe(text: string): number {
  return Math.min(Number(text), Number.MAX_SAFE_INTEGER - 1);
}
