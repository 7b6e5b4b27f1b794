import fc from 'fast-check';
import { bundleText, type BundleLine, type EventLine } from './bundle.ts';
import { hashOfEvent } from './event-hash.ts';
import { bundleOf, headOf, logOf, otherSigner, signer, type Lines } from './testing/bundles.ts';
import { verifyText } from './verify-text.ts';

const streams = ['cart-1', 'order-1', 'stock-6205', 'order-2'];
const log = logOf(Array.from({ length: 60 }, (_, n) => streams[(n * 7 + (n % 3)) % 4]!));
const history = ['cart-1', 'order-1', 'stock-6205'];
const whole = bundleOf(log, history, { sizes: [1, 8, 37, 60] });

const isEvent = (line: BundleLine | EventLine): line is EventLine => 'event' in line;
const eventAt = (lines: Lines, n: number) => {
  const places = lines.flatMap((line, at) => (isEvent(line) ? [at] : []));
  return places[n % places.length]!;
};
const rehashed = (event: EventLine['event'], leaf: EventLine['leaf']): EventLine => ({
  event,
  leaf: { ...leaf, hash: hashOfEvent(event) },
});
const change = (lines: Lines, n: number, by: (line: EventLine) => EventLine): Lines =>
  lines.with(eventAt(lines, n), by(lines[eventAt(lines, n)] as EventLine));
const failuresOf = async (lines: Lines, expected = {}) => (await verifyText(bundleText(lines), expected)).failures;
/** Keeps the header honest, as a forger would. */
const recounted = (lines: Lines): Lines =>
  lines.map((line) =>
    'kind' in line && line.kind === 'bundle' ? { ...line, events: lines.filter(isEvent).length } : line,
  );

describe('a bundle', () => {
  it('is proven: its events, where its streams end, its heads, and that each log begins with the one before', async () => {
    const verdict = await verifyText(bundleText(whole));
    expect(verdict.failures).toEqual([]);
    expect(verdict).toMatchObject({
      events: log.filter(({ event }) => history.includes(event.stream)).length,
      unchained: 0,
      heads: [{ size: 1 }, { size: 8 }, { size: 37 }, { size: 60 }],
    });
  });

  it('is proven for any streams of any log at any heads', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...streams), { minLength: 1, maxLength: 40 }),
        fc.subarray(streams),
        fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 3 }),
        async (order, wanted, sizes) => {
          const made = logOf(order);
          const heads = [...new Set([...sizes.filter((size) => size < made.length), made.length])].sort(
            (a, b) => a - b,
          );
          expect(await failuresOf(bundleOf(made, wanted, { sizes: heads }))).toEqual([]);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('proves as well that a stream does not exist', async () => {
    expect(await failuresOf(bundleOf(log, ['order-1', 'order-999']))).toEqual([]);
    const hidden = bundleOf(log, ['order-1', 'order-2'], {
      without: log.filter(({ event }) => event.stream === 'order-2'),
    });
    const denied = hidden.map((line) =>
      'kind' in line && line.kind === 'stream' && line.stream === 'order-2' ? { ...line, revision: -1 } : line,
    );
    expect(await failuresOf(denied)).toContain('The stream order-2 ends with revision 14 under the head, not with -1.');
  });

  it('holds events from before there was a chain, and counts them', async () => {
    const older = logOf(
      log.map(({ event }) => event.stream),
      { chainedFrom: 3 },
    );
    expect(await verifyText(bundleText(bundleOf(older, ['order-1'])))).toMatchObject({ failures: [], unchained: 2 });
  });
});

describe('a bundle is not proven', () => {
  it.each([
    ['its padding changed', (key: string) => key.replace(/=$/, 'Y')],
    ['a bit set that readers of keys overlook', (key: string) => `${key.slice(0, 15)}C${key.slice(16)}`],
  ])('with a key that reads the same with %s', async (_how, rewritten) => {
    const lines = whole.map((line) =>
      'kind' in line && line.kind === 'head' ? { ...line, key: rewritten(line.key) } : line,
    );
    expect(await failuresOf(lines)).not.toEqual([]);
  });

  it('with one byte changed anywhere', async () => {
    const bytes = Buffer.from(bundleText(whole));
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const flipped = Buffer.from(bytes);
        flipped[at] = flipped[at]! ^ by;
        expect((await verifyText(flipped)).failures).not.toEqual([]);
      }),
      { numRuns: 1_500 },
    );
  });

  it('with any event changed, even where the forger hashes the whole stream anew', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.constantFrom('data', 'type', 'id', 'metadata', 'index'), async (n, what) => {
        const at = eventAt(whole, n);
        const line = whole[at] as EventLine;
        const changed =
          what === 'index'
            ? { ...line, leaf: { ...line.leaf, index: (line.leaf.index + 1) % 60 } }
            : {
                ...line,
                event: { ...line.event, [what]: what === 'data' || what === 'metadata' ? { forged: true } : 'Forged' },
              };
        const forged = whole.with(at, changed);
        expect(await failuresOf(forged)).not.toEqual([]);
        const previous = new Map<string, string>();
        const rehashed = forged.map((one) => {
          if (!isEvent(one)) return one;
          const event = { ...one.event, previous: previous.get(one.event.stream) ?? '' };
          previous.set(event.stream, hashOfEvent(event));
          return { event, leaf: { ...one.leaf, hash: hashOfEvent(event) } };
        });
        expect(await failuresOf(rehashed)).not.toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('with any event dropped, added again, moved or cut off', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), async (n, m) => {
        const [at, to] = [eventAt(whole, n), eventAt(whole, m)];
        expect(await failuresOf(recounted(whole.toSpliced(at, 1)))).not.toEqual([]);
        expect(await failuresOf(recounted(whole.toSpliced(to, 0, whole[at]!)))).not.toEqual([]);
        if (at !== to) expect(await failuresOf(whole.with(at, whole[to]!).with(to, whole[at]!))).not.toEqual([]);
        expect(await failuresOf(whole.slice(0, at))).not.toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('when the end of a stream is cut off, with a proof of inclusion for the rest', async () => {
    const last = log.findLast(({ event }) => event.stream === 'order-1')!;
    const forged = bundleOf(log, ['order-1'], { without: [last] });
    expect(await failuresOf(forged)).toEqual([
      `order-1 was cut off or added to: its last event has revision ${last.event.revision} under the head, here it is ${last.event.revision - 1}.`,
    ]);
  });

  it('when history was rewritten between two heads', async () => {
    const rewritten = logOf(
      log.map(({ event }) => event.stream),
      { data: (n) => ({ n: n === 5 ? 'rewritten' : n }) },
    );
    const [honest, forged] = [
      bundleOf(log, history, { sizes: [37, 60] }),
      bundleOf(rewritten, history, { sizes: [37, 60] }),
    ];
    const withTheOldHead = forged.map((line) =>
      'kind' in line && line.kind === 'head' && line.size === 37
        ? { kind: 'head' as const, ...headOf(log.slice(0, 37)) }
        : line,
    );
    expect(await failuresOf(honest)).toEqual([]);
    expect(await failuresOf(withTheOldHead)).toEqual([
      expect.stringContaining('The log of 60 events does not begin with the log of 37 events'),
    ]);
  });

  it('when somebody else signed it, the head known from elsewhere is another, or a stream is left out', async () => {
    const forged = bundleOf(log, history, { by: otherSigner });
    expect(await failuresOf(forged)).toEqual([]);
    expect(await failuresOf(forged, { keys: [signer.publicKey] })).toEqual([
      expect.stringContaining('is signed by another key than the one given'),
    ]);
    expect(
      await failuresOf(whole, { keys: [signer.publicKey], heads: [headOf(log.slice(0, 37))], streams: history }),
    ).toEqual([]);
    expect(await failuresOf(whole, { heads: [{ size: 37, root: 'ab'.repeat(32) }] })).toEqual([
      expect.stringContaining('known from elsewhere'),
    ]);
    expect(await failuresOf(whole, { streams: ['order-2'] })).toEqual(['The stream order-2 is not in the bundle.']);
  });

  it.each<readonly [string, (lines: Lines) => Lines, string]>([
    [
      'data changed',
      (lines) => change(lines, 1, ({ event, leaf }) => ({ event: { ...event, data: 'forged' }, leaf })),
      'cart-1@1, Happened, was changed: it does not have the hash it was stored with.',
    ],
    [
      'an event dropped',
      (lines) => lines.toSpliced(eventAt(lines, 1), 1),
      'cart-1: revision 1 is missing, 2 stands in its place.',
    ],
    [
      'two events swapped',
      (lines) =>
        lines.with(eventAt(lines, 1), lines[eventAt(lines, 2)]!).with(eventAt(lines, 2), lines[eventAt(lines, 1)]!),
      'cart-1: revision 1 is missing, 2 stands in its place.',
    ],
    [
      'another chain',
      (lines) => change(lines, 1, ({ event, leaf }) => rehashed({ ...event, previous: 'ab'.repeat(32) }, leaf)),
      'cart-1@1 does not follow the event before it.',
    ],
    [
      'an event that follows nothing in the middle',
      (lines) => change(lines, 2, ({ event, leaf }) => rehashed({ ...event, previous: '' }, leaf)),
      'cart-1@2 does not follow the event before it.',
    ],
    [
      'an event of another stream',
      (lines) => change(lines, 1, ({ event, leaf }) => rehashed({ ...event, stream: 'cart-2' }, leaf)),
      'cart-2@1 stands among the events of cart-1.',
    ],
    [
      'another last event',
      (lines) =>
        change(
          lines,
          lines.filter(isEvent).findLastIndex(({ event }) => event.stream === 'cart-1'),
          ({ event, leaf }) => rehashed({ ...event, data: 'forged' }, leaf),
        ),
      'cart-1: its last event is not the one under the head.',
    ],
    [
      'an event from after the head',
      (lines) => change(lines, 1, ({ event, leaf }) => ({ event, leaf: { ...leaf, index: 60 } })),
      'cart-1@1 is not among the 60 events of the log.',
    ],
    [
      'an event in another place',
      (lines) => change(lines, 1, ({ event, leaf }) => ({ event, leaf: { ...leaf, index: leaf.index + 1 } })),
      'The events are not in the log of 60 events at the places, times and with the hashes that the bundle gives them.',
    ],
    [
      'an event in the place of another',
      (lines) =>
        change(lines, 1, ({ event, leaf }) => ({
          event,
          leaf: { ...leaf, index: lines.filter(isEvent)[0]!.leaf.index },
        })),
      'Two events claim the same place in the log.',
    ],
    [
      'a stream twice',
      (lines) =>
        lines.toSpliced(
          -1,
          0,
          ...lines.slice(
            lines.findIndex(isEvent) - 1,
            lines.findIndex((line, n) => n > lines.findIndex(isEvent) && !isEvent(line)),
          ),
        ),
      'The stream cart-1 is there twice.',
    ],
    [
      'heads out of order',
      (lines) => lines.with(1, lines[2]!).with(2, lines[1]!),
      'The head of 1 events does not follow a smaller one.',
    ],
    [
      'another version',
      (lines) => lines.with(0, { ...(lines[0] as Extract<BundleLine, { kind: 'bundle' }>), version: 1 }),
      'Line 1: this program knows version 2 of the format, not 1.',
    ],
    ['no last line', (lines) => lines.slice(0, -1), 'The bundle is cut off: its last line is missing.'],
  ])('and says what is wrong: %s', async (_what, forge, sentence) =>
    expect(await failuresOf(forge(whole))).toContain(sentence),
  );

  it.each([
    [
      'a space',
      (text: string) => text.replace('{"kind":"head"', '{ "kind":"head"').replace('"at"', ' "at"'),
      /^Line 2: it is not in canonical form\.$/,
    ],
    [
      'a space in an event',
      (text: string) => text.replace('"leaf":{', '"leaf": {'),
      /^Line \d+: it is not in canonical form\.$/,
    ],
    ['a list', (text: string) => `[]\n${text}`, /^Line 1: it is no JSON object\.$/],
    [
      'a field too many',
      (text: string) => text.replace('"events":', '"comment":"fine","events":'),
      /^Line 1: it has not the shape of any line of a bundle\.$/,
    ],
    [
      'capitals in a hash',
      (text: string) => text.replace(/"root":"([0-9a-f]+)"/, (_all, root: string) => `"root":"${root.toUpperCase()}"`),
      /^Line 2: it has not the shape/,
    ],
    ['no end of the last line', (text: string) => text.slice(0, -1), /^The bundle does not end with a line\.$/],
  ])('and says where it is no bundle: %s', async (_what, damage, sentence) =>
    expect((await verifyText(damage(bundleText(whole)))).failures.some((failure) => sentence.test(failure))).toBe(true),
  );

  it('when a consistency proof or a head is taken out', async () => {
    for (const [at, line] of whole.entries())
      if (!isEvent(line)) expect(await failuresOf(whole.toSpliced(at, 1))).not.toEqual([]);
  });
});
