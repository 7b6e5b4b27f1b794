// A manager who fills the shop: imports products in files, takes some of them back, plans when pages are published.
import { setTimeout as delay } from 'node:timers/promises';
import { upload } from '../harness/upload.ts';
import type { Visitor } from '../harness/visitor.ts';
import type { ImportStatus } from '#domain/import/import.events.ts';
import type { Actor } from './actor.ts';
import { Stopped } from './caller.ts';
import { signInAtDesk } from './desk.ts';
import type { StartedImport } from './ledger.ts';

const ROWS = 40;
const LOOK_AGAIN_MS = 300;
/** Pages are planned so far ahead: some of the times come while something is away. */
const PLANNED_MS = 5_000;
/** Of every catalogue that a load is let loose on. */
const CATEGORY = 'bearings';

export async function manageShop(
  actor: Actor,
  live: (work: (round: number) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  let manager: Visitor | undefined;
  await live(async (round) => {
    manager ??= await signInAtDesk(actor, 'helen');
    const through = actor.elsewhere(manager, round);
    if (round % 3 === 0) return planPage(actor, through, round);
    const started = await importProducts(actor, through, round);
    if (round % 3 === 2) await takeBack(actor, manager, started);
  });
}

async function importProducts(actor: Actor, manager: Visitor, round: number): Promise<StartedImport> {
  // None begins another: they are searched for.
  const mark = `Chaos${actor.run}r${round}x`;
  const lines = Array.from(
    { length: ROWS },
    (_, row) => `${mark}-${row},${CATEGORY},Rolvane,${mark} fitting ${row},${mark} raccord ${row},${row + 1}.50,7`,
  );
  const file = ['item_number,category,brand,name_en,name_fr,prices,stock_mtl', ...lines].join('\n');
  const { part } = await actor.untilClear('admin/import/part', (options) =>
    upload(manager, 'admin/import/part', { FileData: Buffer.from(file).toString('base64') }, options),
  );
  const { importId } = await actor.untilClear('admin/import/upload', (options) =>
    manager.post('admin/import/upload', { fileName: `${mark}.csv`, parts: [part] }, options),
  );
  const { kind, columns } = await actor.untilFound('admin/import/matching', (options) =>
    manager.get('admin/import/matching', { importId }, options),
  );
  await actor.untilClear('admin/import/match', (options) =>
    manager.post('admin/import/match', { importId, kind: kind!, columns }, options),
  );
  await reaches(actor, manager, importId, 'checked');
  await actor.untilClear('admin/import/start', (options) => manager.post('admin/import/start', { importId }, options));
  const started = { importId, mark, rows: ROWS, isTakenBack: false };
  actor.ledger.imports.push(started);
  return started;
}

async function takeBack(actor: Actor, manager: Visitor, started: StartedImport): Promise<void> {
  const { importId } = started;
  await reaches(actor, manager, importId, 'completed');
  await actor.untilClear('admin/import/undo', (options) => manager.post('admin/import/undo', { importId }, options));
  started.isTakenBack = true;
}

async function reaches(actor: Actor, manager: Visitor, importId: string, wanted: ImportStatus): Promise<void> {
  for (;;) {
    const { status } = await actor.untilFound('admin/import/detail', (options) =>
      manager.get('admin/import/detail', { importId }, options),
    );
    if (status === wanted) return;
    if (actor.stopping) throw new Stopped('stopped');
    await delay(LOOK_AGAIN_MS);
  }
}

async function planPage(actor: Actor, manager: Visitor, round: number): Promise<void> {
  const id = `chaos-${actor.run}-${round}`;
  const both = (words: string) => ({ en: words, fr: words });
  const content = { title: both(id), description: both(''), html: both(`<p>${id}</p>`) };
  await actor.untilClear('admin/page/create', (options) => manager.post('admin/page/create', { id, content }, options));
  const publishAt = new Date(Date.now() + PLANNED_MS).toISOString();
  await actor.untilClear('admin/page/publish', (options) =>
    manager.post('admin/page/publish', { id, publishAt }, options),
  );
  actor.ledger.pages.push(id);
}
