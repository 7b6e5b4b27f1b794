// One fault: load, injection, end, recovery measured in seconds, rest, invariants.
import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { machineEnvironment } from '../harness/machine-environment.ts';
import { createVisitor } from '../harness/visitor.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { Fault } from './faults.ts';
import { collectFindings, readStuckEffects, staffAt, takeBaseline } from './findings.ts';
import { brokenAnswers, brokenForWhoLeft, brokenIn, owedStill } from './invariants.ts';
import { startLoad, type Load } from './load.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

export interface Pace {
  readonly guests: number;
  /**
   * One purchase in so many is left without an answer; what becomes of it the shop finds out by itself, a minute later.
   * 0: nobody leaves.
   */
  readonly leavesEvery: number;
  /** Of each person between two things that they do. */
  readonly pauseMs?: number;
  /** Instead of the fault's own. */
  readonly outageS?: number;
  /** Orders that must be acknowledged before the fault, and again after it. */
  readonly orders: number;
  /** Everything must come to rest within this time after the fault. */
  readonly restS: number;
}

/** In seconds, each from the end of the fault; undefined when it never came. */
export interface Recovery {
  /** Until the first order was acknowledged. */
  readonly order: number | undefined;
  /** Until that order was seen by a reader who asks for no position, at every web process. */
  readonly readModels: number | undefined;
  /** Until every e-mail was delivered that was owed when the fault ended. */
  readonly emails: number | undefined;
  /** Until all invariants held, with the load ended on the way. */
  readonly rest: number | undefined;
}

export interface FaultReport {
  readonly fault: Fault;
  readonly outageS: number;
  readonly orders: number;
  readonly emails: number;
  /** The answers to calls during the fault: status or code, and how often. */
  readonly answers: ReadonlyMap<string, number>;
  readonly slowestMs: number;
  /** E-mails of which nobody can know, as staff were shown them. */
  readonly ambiguous: number;
  readonly recovery: Recovery;
  readonly broken: readonly string[];
}

export async function runFault(shop: ShopUnderTest, fault: Fault, pace: Pace): Promise<FaultReport> {
  const staff = await staffAt(shop, 'marc');
  const baseline = await takeBaseline(shop);
  const load = startLoad(shop, pace);
  const { ledger } = load;
  const broken: string[] = [];
  const outageS = fault.seconds && (pace.outageS ?? fault.seconds);
  try {
    await moreOrders(load, pace.orders, pace.restS);
    const begun = Date.now();
    await fault.begin(shop);
    await delay(outageS * 1_000);
    await fault.end(shop);
    const over = fault.seconds ? Date.now() : begun;
    const owed = ledger.emails.filter(({ at }) => at <= over);
    const since = () => (Date.now() - over) / 1_000;
    const within = async (look: () => Promise<boolean>) => ((await eventually(look, pace.restS)) ? since() : undefined);

    const order = await within(async () => ledger.orders.some(({ at }) => at > over));
    const first = ledger.orders.find(({ at }) => at > over);
    const [readModels, emails] = await Promise.all([
      first && within(() => isSeenEverywhere(shop, first.orderNumber)),
      within(
        async () =>
          !owedStill(owed, { mails: shop.sink.mails, effects: [] }).length ||
          !owedStill(owed, { mails: shop.sink.mails, effects: await readStuckEffects(staff) }).length,
      ),
      moreOrders(load, pace.orders, pace.restS),
    ]);
    await load.stop();

    const settled = new Set<string>();
    let left: string[] = [];
    const rest = await within(async () => {
      const findings = await collectFindings(shop, staff, baseline, ledger);
      left = [...brokenIn(ledger, findings, baseline, fault), ...(await brokenForWhoLeft(ledger, findings, settled))];
      return !left.length;
    });
    if (order === undefined) broken.push(`no order was acknowledged within ${pace.restS} s after it`);
    if (first && readModels === undefined)
      broken.push(`order ${first.orderNumber} was not seen within ${pace.restS} s`);
    broken.push(
      ...left,
      ...brokenAnswers(ledger.answers, fault),
      ...load.refusals.map((code) => `somebody was refused: ${code}`),
      ...(await verify(shop)),
    );
    const ambiguous = await clearAmbiguous(shop, staff);
    const during = ledger.answers.filter(({ at, ms }) => at + ms >= begun && at <= over);
    return {
      fault,
      outageS,
      orders: ledger.orders.length,
      emails: ledger.emails.length,
      answers: counted(during),
      slowestMs: Math.max(0, ...during.map(({ ms }) => ms)),
      ambiguous,
      recovery: { order, readModels, emails, rest },
      broken,
    };
  } catch (error) {
    await fault.end(shop).catch(() => undefined);
    throw error;
  } finally {
    await load.stop();
  }
}

/** Resolves also when they do not come: that is then found by what is measured. */
async function moreOrders({ ledger: { orders } }: Load, count: number, withinS: number): Promise<void> {
  const wanted = orders.length + count;
  await eventually(async () => orders.length >= wanted, withinS);
}

async function eventually(look: () => Promise<boolean>, withinS: number): Promise<boolean> {
  for (const begun = Date.now(); Date.now() - begun < withinS * 1_000; await delay(100))
    if (await look().catch(() => false)) return true;
  return false;
}

/** By readers who have done nothing themselves, so that nobody waits for them. */
async function isSeenEverywhere({ urls, gatewayUrl }: ShopUnderTest, orderNumber: string): Promise<boolean> {
  const found = await Promise.all(
    urls.map(async (url) => {
      const reader = createVisitor(url, gatewayUrl, 'en');
      await reader.post('admin/session/login', { userName: 'marc', password: DEMO_PASSWORD });
      return (await reader.get('admin/order/list', { search: orderNumber })).total === 1;
    }),
  );
  return found.every(Boolean);
}

/** `npm run verify`: read models against a rebuild, the proof log against its signed heads. */
async function verify({ toolEnvironment }: ShopUnderTest): Promise<string[]> {
  try {
    await promisify(execFile)(process.execPath, ['dist/server/read-models.js', 'verify'], {
      env: { ...machineEnvironment, ...toolEnvironment },
    });
    return [];
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    return [
      `npm run verify fails: ${[stdout, stderr]
        .join('\n')
        .split('\n')
        .filter((line) => line && !line.includes(': the same'))
        .join('; ')}`,
    ];
  }
}

/** Staff decide on what nobody can know. */
async function clearAmbiguous(shop: ShopUnderTest, staff: Awaited<ReturnType<typeof staffAt>>): Promise<number> {
  const effectIds = (await readStuckEffects(staff))
    .filter(({ status }) => status === 'ambiguous')
    .map(({ effectId }) => effectId);
  if (effectIds.length)
    await staff.post('admin/effect/giveup', { effectIds, reason: `Fault injection, ${shop.shape}` });
  return effectIds.length;
}

function counted(answers: readonly { readonly status: number; readonly code: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { status, code } of answers) {
    const key = status === 200 ? '200' : `${status} ${code}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
