// The faults of `npm run test:long`, one after the other, on real processes: [<fault or part of its name> …]
// [--seconds=<outage>] [--guests=<n>] [--rest=<seconds>] [--minutes=<in all>].
import { startDatabases } from './databases.ts';
import { startCluster } from './cluster-shape.ts';
import { startEmbeddedShop } from './embedded-shape.ts';
import { faults, type Fault } from './faults.ts';
import { paragraphOf, tableOf } from './report.ts';
import { runFault, type FaultReport, type Pace } from './run-fault.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

const REST_S = 5 * 60;
/** After this nothing new is begun; what was not reached has not passed. */
const MINUTES = 110;
const arguments_ = process.argv.slice(2);
const option = (name: string) => {
  const given = arguments_.find((one) => one.startsWith(`--${name}=`))?.split('=')[1];
  return given === undefined ? undefined : Number(given);
};
const wanted = arguments_.filter((one) => !one.startsWith('--'));
const chosen = faults.filter(({ name }) => !wanted.length || wanted.some((one) => name === one || name.includes(one)));
const outageS = option('seconds');
const pace: Pace = {
  guests: option('guests') ?? 3,
  leavesEvery: 4,
  orders: 10,
  restS: option('rest') ?? REST_S,
  ...(outageS === undefined ? {} : { outageS }),
};

const endsAt = performance.now() + (option('minutes') ?? MINUTES) * 60_000;
const reports: FaultReport[] = [];
const failures: string[] = [];

async function runIn(
  name: string,
  isOfIt: (fault: Fault) => boolean,
  start: () => Promise<{ readonly shop: ShopUnderTest; stop(): Promise<void> }>,
): Promise<void> {
  const ofShape = chosen.filter(isOfIt);
  if (!ofShape.length) return;
  console.log(`starting the ${name} shape …`);
  const { shop, stop } = await start();
  console.log(`its logs are in ${shop.logs}`);
  try {
    for (const fault of ofShape) await run(shop, fault);
  } finally {
    await stop();
  }
}

async function run(shop: ShopUnderTest, fault: Fault): Promise<void> {
  const lacking = fault.lacks?.(shop);
  if (lacking) return console.log(`skipped ${fault.name}: ${lacking}`);
  if (performance.now() > endsAt) {
    failures.push(`${fault.name}: not reached in time`);
    return;
  }
  try {
    const report = await runFault(shop, fault, pace);
    reports.push(report);
    console.log(paragraphOf(report));
  } catch (error) {
    failures.push(`${fault.name}: ${(error as Error).stack}`);
    console.log(`FAILED ${fault.name}: ${(error as Error).stack}`);
  }
}

if (!chosen.length) {
  console.error(`There is no such fault; there are: ${faults.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
await runIn(
  'cluster',
  ({ shape }) => shape === 'cluster',
  async () => {
    const databases = await startDatabases();
    const shop = await startCluster(databases);
    return { shop, stop: () => shop.stop().finally(() => databases.stop()) };
  },
);
for (const onSmallDisk of [false, true])
  await runIn(
    onSmallDisk ? 'embedded, on a small disk' : 'embedded',
    ({ shape, needsSmallDisk = false }) => shape === 'embedded' && needsSmallDisk === onSmallDisk,
    async () => {
      const shop = await startEmbeddedShop({ onSmallDisk });
      return { shop, stop: () => shop.stop() };
    },
  );
console.log(`\n${tableOf(reports)}\n`);
for (const { fault, broken } of reports) for (const sentence of broken) console.log(`${fault.name}: ${sentence}`);
for (const failure of failures) console.log(failure);
process.exit(failures.length || reports.some(({ broken }) => broken.length) ? 1 : 0);
