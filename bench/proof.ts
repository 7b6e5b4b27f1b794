// The verifier's own figure: a bundle in memory, read and checked as millwright-verify does.
import { bundleText } from '#proof/bundle.ts';
import { bundleOf, logOf } from '#proof/testing/bundles.ts';
import { verifyChunks } from '#proof/verify-text.ts';
import { percentiles, type Figure } from './measure.ts';

const STREAMS = 300;
const ROUNDS = 7;
const CHUNK = 1 << 20;

/** Events of the size of an order's, some 800 bytes each in the bundle. */
const data = (n: number) => ({
  orderId: `3b241101-e2bb-4255-8caf-${String(n).padStart(12, '0')}`,
  lineId: 'l1',
  itemNumber: '6205-2RS',
  quantity: 4,
  unitPrice: 1234,
  currency: 'CAD',
  addedAt: '2026-01-01T12:00:00.000Z',
  names: { en: 'Deep groove ball bearing', fr: 'Roulement à billes' },
  tiers: [
    { from: 1, price: 1234 },
    { from: 10, price: 1100 },
  ],
  text: 'x'.repeat(150),
});

export async function verifyBundle(events: number): Promise<Figure> {
  const names = Array.from({ length: STREAMS }, (_, n) => `order-${n}`);
  const bundle = Buffer.from(
    bundleText(
      bundleOf(
        logOf(
          Array.from({ length: events }, (_, n) => names[n % STREAMS]!),
          { data },
        ),
        names,
      ),
    ),
  );
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    const { failures } = await verifyChunks(
      Array.from({ length: Math.ceil(bundle.length / CHUNK) }, (_, n) => bundle.subarray(n * CHUNK, (n + 1) * CHUNK)),
    );
    if (failures.length) throw new Error(failures[0]);
    times.push(performance.now() - begun);
  }
  const { medianMs, p99Ms } = percentiles(times);
  return {
    name: `verifying a bundle of ${events} events`,
    perSecond: events / (medianMs / 1_000),
    medianMs,
    p99Ms,
    note: `best ${Math.round(events / (Math.min(...times) / 1_000))}/s`,
  };
}
