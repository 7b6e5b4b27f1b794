// npm run rebuild -- <read model> and npm run verify: builds read models again from history, beside the live ones.
import { needed } from '#domain/shared/needed.ts';
import type { Pool } from '#platform/kernel/postgres/pool.ts';
import type { EventStore } from '#platform/kernel/event-store/event-store.ts';
import { createLog } from '#platform/kernel/runtime/log.ts';
import { readConfig } from '#platform/adapters/config/config.ts';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import { bridgeSentence, readBridges } from '#platform/kernel/proof/bridges.ts';
import { readHeads, readLostHeads } from '#platform/kernel/proof/heads.ts';
import { verifyHistory } from '#platform/kernel/proof/verify-history.ts';
import { rebuild } from '#platform/kernel/read-model/rebuild.ts';
import { isSignedBridge } from '#proof/bridge.ts';
import { readModels } from '#projections/registry.ts';
import { connectInfrastructure } from './bootstrap.ts';
import { attachToRunningShop } from './start/running-shop.ts';
import { verifyBooks } from './verify-books.ts';

async function main(): Promise<void> {
  const [action, ...names] = process.argv.slice(2);
  const wanted = names.length
    ? readModels.filter((model) => names.includes(model.name))
    : action === 'verify'
      ? readModels
      : [];
  if (!wanted.length)
    throw new OperatorError(`Say which read model: ${readModels.map((model) => model.name).join(', ')}`);
  const { pool, store, close } = await connectInfrastructure(
    readConfig(await attachToRunningShop()),
    'read-models',
    createLog('read-models', 'warn'),
  );
  const begun = performance.now();
  const rebuilt = await rebuild(pool, store, wanted, action === 'verify' ? 'compare' : 'swap');
  const seconds = (performance.now() - begun) / 1_000;
  for (const { name, rows, same } of rebuilt)
    console.log(
      `${name.padEnd(16)} ${String(rows).padStart(8)} rows: ${same ? 'the same' : action === 'verify' ? 'DIFFERENT' : 'was different, now rebuilt'}`,
    );
  const { events } = needed(rebuilt[0], 'read model that was built anew');
  console.log(
    `${wanted.length} read models from ${events} events in ${seconds.toFixed(1)} s: ${Math.round(events / seconds)} events/s`,
  );
  let different = rebuilt.filter(({ same }) => !same).length;
  if (action === 'verify' && !names.length) {
    different += await sayBooks(pool);
    different += await verifyProof(pool, store);
  }
  await close();
  if (different && action === 'verify') process.exitCode = 1;
}

/** Returns how many faults there are. */
async function sayBooks(pool: Pool): Promise<number> {
  const { accounts, faults } = await verifyBooks(pool);
  console.log(
    `${'books'.padEnd(16)} ${String(accounts).padStart(8)} accounts: ${faults.length ? 'DIFFERENT' : 'the sum of the open items is the balance'}`,
  );
  for (const fault of faults) console.log(`  ${fault}`);
  return faults.length;
}

/** Returns how many faults there are. */
async function verifyProof(pool: Pool, store: EventStore): Promise<number> {
  const begun = performance.now();
  const [signedHeads, lost, bridges] = [await readHeads(pool), await readLostHeads(pool), await readBridges(pool)];
  const { events, heads, faults: broken } = await verifyHistory(store, signedHeads);
  const faults = [
    ...broken,
    ...bridges
      .filter((bridge) => !isSignedBridge(bridge))
      .map((bridge) => `Nobody signed this: ${bridgeSentence(bridge)}`),
    ...lost.map(({ size, at }) => `The store does not hold the ${size} events that were signed on ${at}.`),
  ];
  console.log(
    `${'proof log'.padEnd(16)} ${String(heads).padStart(8)} heads over ${events} events in ${((performance.now() - begun) / 1_000).toFixed(1)} s: ${faults.length ? 'DIFFERENT' : 'the same'}`,
  );
  for (const bridge of bridges) console.log(`  ${bridgeSentence(bridge)}`);
  for (const fault of faults) console.log(`  ${fault}`);
  return faults.length;
}

main().catch((error: unknown) => {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
});
