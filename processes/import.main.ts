// npm run import -- catalogue.csv: imports files into the running shop, by the same import that the back office has. Its
// workers do it; this program uploads, waits and says what came of it.
import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PART_BYTES } from '#contracts/import/import.ts';
import { importKindsByName } from '#contracts/import/kinds/import-kinds.ts';
import type { PlanFile, RefusedChange } from '#contracts/import/kinds/plan.ts';
import { importKinds, type ImportKindName } from '#domain/import/import.events.ts';
import { totalOf, type ImportState } from '#domain/import/import.state.ts';
import { DomainError } from '#domain/shared/domain-error.ts';
import { readConfig } from '#platform/adapters/config/config.ts';
import { createLog } from '#platform/kernel/runtime/log.ts';
import { asSystem } from '#platform/kernel/operations/dispatcher.ts';
import type { Features } from '#platform/kernel/operations/features.ts';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import { textFor } from '#platform/kernel/texts/refusal-text.ts';
import { buildApplication, type Application } from './application.ts';
import { attachToRunningShop } from './start/running-shop.ts';

const USAGE = [
  'npm run import -- <file.csv or file.xlsx> […]',
  `[--kind ${importKinds.join('|')}] [--dry-run] [--columns "heading=field,…"]`,
].join(' ');
const LOOK_EVERY_MS = 200;
/** Faults that are shown; the import's page has all. */
const SHOWN = 50;

interface Options {
  readonly kind?: ImportKindName;
  readonly dryRun: boolean;
  readonly named: Readonly<Record<string, string>>;
}

function optionsOf(): { readonly files: readonly string[]; readonly options: Options } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      kind: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      columns: { type: 'string', default: '' },
    },
  });
  const kind = importKinds.find((name) => name === values.kind);
  if (!positionals.length || (values.kind !== undefined && !kind)) throw new OperatorError(`Say which files: ${USAGE}`);
  const pairs = values.columns.split(',').flatMap((pair) => {
    const at = pair.lastIndexOf('=');
    return at < 0 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const];
  });
  return {
    files: positionals,
    options: { ...(kind ? { kind } : {}), dryRun: values['dry-run'], named: Object.fromEntries(pairs) },
  };
}

async function uploaded(path: string, { commands }: Features): Promise<string> {
  const importId = randomUUID();
  const parts: string[] = [];
  const file = await open(path);
  try {
    for (;;) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(PART_BYTES), 0, PART_BYTES);
      if (!bytesRead) break;
      parts.push((await commands.import.keepPart({ bytes: buffer.subarray(0, bytesRead) })).part);
    }
  } finally {
    await file.close();
  }
  await commands.import.upload({ importId, fileName: basename(path), parts, origin: 'command-line' });
  return importId;
}

const isOver = ({ status }: ImportState) => ['checked', 'unreadable', 'completed', 'stopped'].includes(status);
const show = (text: string) => process.stdout.write(process.stdout.isTTY ? `\r${text.padEnd(72)}` : `${text}\n`);

/** Until the workers are done with it. */
async function ended(importId: string, { states }: Features): Promise<ImportState> {
  for (let shown = ''; ; await delay(LOOK_EVERY_MS)) {
    const state = await states.import.progress({ importId });
    const { added, changed, unchanged, wrong } = totalOf(state.batches.map(({ counts }) => counts));
    const seen = added + changed + unchanged + wrong;
    const text =
      state.status === 'checking' ? `${seen} rows looked at` : `${state.applied} of ${state.batches.length} batches`;
    if (text !== shown && process.stdout.isTTY) show((shown = text));
    if (isOver(state)) return state;
  }
}

/** What a terminal shows may be kept: whom a row of a file of people is about is said on the import's page only. */
function linesOf({ kind }: ImportState) {
  const isOfPeople = kind !== undefined && importKindsByName[kind].personal === true;
  const unnamed = (text: string) => (isOfPeople ? '' : text);
  const reason = (code: string, params: Readonly<Record<string, unknown>>) =>
    textFor(code, 'en', isOfPeople && 'name' in params ? { ...params, name: '…' } : params);
  return {
    wrongLine: ({ row, column, value, code, params }: PlanFile['wrong'][number]) =>
      `row ${row}: ${column ? `${column}${unnamed(` "${value}"`)}: ` : ''}${reason(code, params)}`,
    refusedLine: ({ row, key, code, params }: RefusedChange) =>
      `row ${row}${unnamed(` (${key})`)}: ${reason(code, params)}`,
  };
}

async function faultsOf(state: ImportState, { services }: Application): Promise<string[]> {
  const { wrongLine, refusedLine } = linesOf(state);
  const read = async <T>(file: string) => JSON.parse((await services.blobs.get(file)).toString('utf8')) as T;
  const lines: string[] = [];
  for (const { plan, counts } of state.batches)
    if (counts.wrong && lines.length < SHOWN) lines.push(...(await read<PlanFile>(plan)).wrong.map(wrongLine));
  for (const file of state.refused)
    if (file && lines.length < SHOWN) lines.push(...(await read<readonly RefusedChange[]>(file)).map(refusedLine));
  return lines.length > SHOWN ? [...lines.slice(0, SHOWN), `and more: see /admin/import`] : lines;
}

/** Tells whether every row was right. */
async function importOne(path: string, { kind, dryRun, named }: Options, application: Application): Promise<boolean> {
  const begun = performance.now();
  const commandId = randomUUID();
  const by = { name: 'import', commandId, correlationId: commandId, causationId: commandId };
  const features = asSystem(application.dispatcher, by);
  const importId = await uploaded(path, features);
  const matched = await features.commands.import.matchByName({
    importId,
    startsItself: !dryRun,
    named,
    ...(kind ? { kind } : {}),
  });
  if (matched.left.length) console.log(`left out, and changing nothing: ${matched.left.join(', ')}`);
  const state = await ended(importId, features);
  const counts = totalOf(state.batches.map((batch) => batch.counts));
  const faults = await faultsOf(state, application);
  if (state.status === 'unreadable') throw new OperatorError(`${path} cannot be read: see /admin/import/${importId}`);
  for (const fault of faults) console.error(fault);
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  const { added, changed, unchanged, wrong } = counts;
  const done = `${added} ${dryRun ? 'would be ' : ''}added, ${changed} changed, ${unchanged} unchanged`;
  show(`${basename(path)} as ${matched.kind}: ${done}, ${wrong} wrong and left out, in ${seconds} s\n`);
  return !faults.length;
}

async function main(): Promise<void> {
  const { files, options } = optionsOf();
  const application = await buildApplication(
    readConfig(await attachToRunningShop()),
    'import',
    createLog('import', 'warn'),
  );
  try {
    for (const file of files) if (!(await importOne(file, options, application))) process.exitCode = 1;
  } finally {
    await application.close();
  }
}

main().catch((error: unknown) => {
  const isKnown = error instanceof OperatorError || (error as NodeJS.ErrnoException).code === 'ENOENT';
  if (error instanceof DomainError) console.error(textFor(error.code, 'en', error.params));
  else console.error(isKnown ? (error as Error).message : error);
  process.exitCode = 1;
});
