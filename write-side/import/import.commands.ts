import { stat } from 'node:fs/promises';
import type { importDeskOperations } from '#contracts/import/import.ts';
import { mayImport } from '#contracts/import/kinds/import-kind.ts';
import { importKindsByName, likeness, matchedColumns } from '#contracts/import/kinds/import-kinds.ts';
import { accountsIn, type PlanFile, type RefusedChange } from '#contracts/import/kinds/plan.ts';
import { own } from '#domain/shared/dictionary.ts';
import { importFile, type ImportCommand } from '#domain/import/import.decider.ts';
import {
  importKinds,
  type ExtraField,
  type ImportKindName,
  type ImportOrigin,
  type RowCounts,
} from '#domain/import/import.events.ts';
import type { ImportState } from '#domain/import/import.state.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { plainHeading } from '#domain/shared/table/column.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { BlobDamaged } from '#platform/adapters/blob/blob-store.ts';
import { hasRight } from '#platform/kernel/operations/caller.ts';
import { Refusal } from '#platform/kernel/failure/refusal.ts';
import { TableFault } from '#platform/adapters/table-file/table-file.ts';
import { tableOf, withFolder } from '#platform/adapters/table-file/table-in-folder.ts';
import { applyPlan } from './apply-plan.ts';
import { checkArchive } from './check-archive.ts';
import { checkFile } from './check-file.ts';
import type { Planned } from './plan-rows.ts';
import { assembled, keepPiece } from './import-files.ts';

const success = { message: 'success' } as const;
const streamOf = (importId: string) => `import-${importId}`;
/** Several commands of one type that follow from one cause are told apart by what they are about. */
const stepOf = (command: ImportCommand) =>
  'batch' in command ? `${'run' in command ? command.run : command.check}.${command.batch}` : '';
const run = (context: OperationContext, command: ImportCommand) =>
  context.run(importFile, streamOf(command.importId), command, { step: stepOf(command) });

const stateOf = async (importId: string, context: OperationContext): Promise<ImportState> => {
  const { state } = await context.load(importFile, streamOf(importId));
  return state.status === 'none' ? notFound('import_not_found', { importId }) : state;
};

const may = ({ caller }: OperationContext, kind: ImportKindName) =>
  caller.role === 'system' || mayImport(importKindsByName[kind], (right) => hasRight(caller, right));
const mustMay = (context: OperationContext, kind: ImportKindName) => {
  if (!may(context, kind)) refuse('forbidden', {}, 'forbidden');
};
const mustMayAny = (context: OperationContext) => {
  if (!importKinds.some((kind) => may(context, kind))) refuse('forbidden', {}, 'forbidden');
};

type Simple = 'StartImport' | 'PauseImport' | 'ResumeImport' | 'StopImport' | 'UndoImport';
const simple =
  (type: Simple) =>
  async ({ importId }: { readonly importId: string }, context: OperationContext) => {
    const { kind } = await stateOf(importId, context);
    if (kind) mustMay(context, kind);
    else mustMayAny(context);
    await run(context, { type, importId });
    return success;
  };

export const importCommands: Handlers<typeof importDeskOperations, 'command'> = {
  async 'admin/import/part'({ FileData }, context) {
    mustMayAny(context);
    return { part: await keepPiece(Buffer.from(FileData, 'base64'), context.services) };
  },

  async 'admin/import/upload'({ fileName, parts }, context) {
    mustMayAny(context);
    const importId = context.id('import');
    await upload({ importId, fileName, parts, origin: 'browser' }, context);
    return { importId };
  },

  async 'admin/import/match'({ importId, kind, columns, extra, invites }, context) {
    mustMay(context, kind);
    if (invites && !importKindsByName[kind].invites) refuse('import_kind_invites_nobody', {}, 'invalid');
    // A text that stands in an event for good is of nobody.
    if (importKindsByName[kind].personal && extra.some(({ value }) => value !== undefined))
      refuse('import_extra_value_personal', {}, 'invalid');
    await match({ importId, kind, columns, extra: extra.map(saidFields), startsItself: false, invites }, context);
    return success;
  },

  'admin/import/start': simple('StartImport'),
  'admin/import/pause': simple('PauseImport'),
  'admin/import/resume': simple('ResumeImport'),
  'admin/import/stop': simple('StopImport'),
  'admin/import/undo': simple('UndoImport'),
};

interface Upload {
  readonly importId: string;
  readonly fileName: string;
  readonly parts: readonly string[];
  readonly origin: ImportOrigin;
  readonly sourceId?: string;
}

/** Harmless when repeated. @throws DomainError import_part_unknown, or the fault of a file that is no table */
async function upload(
  { importId, fileName, parts, origin, sourceId }: Upload,
  context: OperationContext,
): Promise<void> {
  const { services } = context;
  // A piece is of one import, so that what becomes of one takes nothing from another.
  if ((await context.load(importFile, streamOf(importId))).state.status !== 'none') return;
  const waiting = await services.waitingFiles.waiting(parts);
  if (!parts.every((part) => waiting.has(part))) refuse('import_part_unknown', {}, 'invalid');
  const { bytes, read } = await withFolder(async (folder) => {
    const path = await assembled(parts, folder, services).catch((error: unknown) => {
      if (error instanceof BlobDamaged) return refuse('import_part_unknown', {}, 'invalid');
      throw error;
    });
    return { bytes: (await stat(path)).size, read: await tableOf(path, services.importThreads) };
  });
  if ('fault' in read) return refuse(read.fault.code, read.fault.params, 'invalid');
  const { header, format, encoding, delimiter, decimalComma } = read.info;
  await mustBeHeading(header, parts, context);
  const facts = { format, encoding, delimiter, decimalComma };
  // Before the event: what is an import's must not be deleted as nobody's.
  await context.services.waitingFiles.taken(parts);
  await run(context, {
    ...({ type: 'UploadImport', importId, fileName, parts, bytes, header, facts, origin } as const),
    ...(sourceId ? { sourceId } : {}),
  });
}

/**
 * Headings stand in events for good. A first row of data would put people there, and a password has no business in a file: neither
 * is kept, not even its pieces.
 * @throws DomainError import_password_column, import_heading_is_data
 */
async function mustBeHeading(
  header: readonly string[],
  parts: readonly string[],
  { services }: OperationContext,
): Promise<void> {
  const password = header.find((heading) => PASSWORD.test(plainHeading(heading)));
  const isData = header.some((heading) => EMAIL.test(heading));
  if (password === undefined && !isData) return;
  for (const part of parts) await services.blobs.remove(part, new Date(services.clock.now() + 1_000));
  if (password !== undefined) refuse('import_password_column', { column: password }, 'invalid');
  refuse('import_heading_is_data', {}, 'invalid');
}

const PASSWORD =
  /(^| )(passwords?|passwd|passcode|passphrase|pwd|mots? de passe|motdepasse|mdp|kennwort|passwort)( |$)/;
const EMAIL = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;

interface Match {
  readonly importId: string;
  readonly kind: ImportKindName;
  readonly columns: readonly string[];
  readonly extra: readonly ExtraField[];
  readonly startsItself: boolean;
  readonly invites?: boolean;
}

/** @throws DomainError import_column_unknown, import_key_column_missing, and those of the decider */
async function match(
  { importId, kind, columns, extra, startsItself, invites = false }: Match,
  context: OperationContext,
): Promise<void> {
  const { columns: known } = await context.queries.import.columns({ kind });
  const filled = [...columns, ...extra.map(({ field }) => field)];
  const unknown = filled.find((name) => name && !known.some((column) => column.name === name));
  if (unknown !== undefined) refuse('import_column_unknown', { column: unknown }, 'invalid');
  const lacking = known.find((column) => column.key && !filled.includes(column.name));
  if (lacking) refuse('import_key_column_missing', { column: `${lacking.label.en} / ${lacking.label.fr}` }, 'invalid');
  const { facts, batches } = await stateOf(importId, context);
  if ((facts?.format === 'zip') !== Boolean(importKindsByName[kind].isArchive))
    refuse('import_kind_other_file', {}, 'invalid');
  const before = new Date(context.services.clock.now());
  await run(context, { type: 'MatchImport', importId, kind, columns, extra, startsItself, invites });
  // Plans of an earlier dry run are nobody's from here on; one that is the same again is put again.
  for (const { plan } of batches) await context.services.blobs.remove(plan, before);
}

const asBlob = (content: PlanFile | readonly RefusedChange[]) => Buffer.from(JSON.stringify(content));

export const importFunctions = {
  /** Keeps one piece of a file. */
  async keepPart({ bytes }: { readonly bytes: Uint8Array }, { services }: OperationContext): Promise<{ part: string }> {
    return { part: await keepPiece(bytes, services) };
  },

  /** Begins an import of a file whose pieces are kept; refuses what is no table. */
  async upload(file: Upload, context: OperationContext): Promise<void> {
    await upload(file, context);
  },

  /**
   * Matches columns as last time, or by their names, and begins the dry run; `named` are fields by heading, before all else. Answers
   * the headings that nothing matches.
   */
  async matchByName(
    {
      importId,
      kind,
      startsItself,
      named = {},
    }: {
      readonly importId: string;
      readonly kind?: ImportKindName;
      readonly startsItself: boolean;
      readonly named?: Readonly<Record<string, string>>;
    },
    context: OperationContext,
  ): Promise<{ kind: ImportKindName; left: string[] }> {
    const state = await stateOf(importId, context);
    const { header } = state;
    const last = await context.queries.import.remembered({ header });
    const wanted = kind ?? last.kind ?? (await likeliest(state, context));
    const { columns: known } = await context.queries.import.columns({ kind: wanted });
    const found = last.kind === wanted && last.columns ? last.columns : matchedColumns(header, known);
    const columns = found.map((name, at) => own(named, header[at] ?? '') ?? name);
    const extra = last.kind === wanted ? last.extra.filter(({ field }) => !columns.includes(field)) : [];
    await match({ importId, kind: wanted, columns, extra, startsItself }, context);
    return { kind: wanted, left: header.filter((_heading, at) => !columns[at]) };
  },

  /** Every row of the file against the present shop. `onBatch` is told of one batch after the other. */
  async check(
    {
      importId,
      check,
      onBatch,
    }: {
      readonly importId: string;
      readonly check: number;
      readonly onBatch: (batch: {
        readonly batch: number;
        readonly plan: string;
        readonly counts: RowCounts;
      }) => Promise<void>;
    },
    context: OperationContext,
  ): Promise<{
    isCurrent: boolean;
    formulas: number;
    fault?: { code: string; params: Readonly<Record<string, string | number>> };
  }> {
    const state = await stateOf(importId, context);
    const { kind } = state;
    if (state.status !== 'checking' || state.check !== check || !kind) return { isCurrent: false, formulas: 0 };
    let batch = 0;
    try {
      // A worker that ended in the middle had told of some: the rows are the same, so these are too.
      const tell = async ({ changes, wrong, counts }: Planned) => {
        const number = batch++;
        if (number < state.batches.length) return;
        const plan = await context.services.blobs.put(asBlob({ of: `${importId}.${check}`, changes, wrong }));
        await onBatch({ batch: number, plan, counts });
      };
      const formulas = await withFolder(async (folder) => {
        const path = await assembled(state.parts, folder, context.services);
        if (importKindsByName[kind].isArchive) {
          await checkArchive({ path, onBatch: tell }, context);
          return 0;
        }
        const { columns, extra } = state;
        const { info } = await checkFile({ kind, folder, path, columns: () => columns, extra, onBatch: tell }, context);
        return info.formulas;
      });
      return { isCurrent: true, formulas };
    } catch (error) {
      // What a thread was ended for would hold the next one just as long.
      if (error instanceof Refusal && error.code === 'too_costly')
        return { isCurrent: true, formulas: 0, fault: { code: 'import_file_bomb', params: {} } };
      if (!(error instanceof TableFault)) throw error;
      return { isCurrent: true, formulas: 0, fault: { code: error.code, params: error.params } };
    }
  },

  /** What a dry run says of one batch of rows. */
  async recordChecked(
    rows: {
      readonly importId: string;
      readonly check: number;
      readonly batch: number;
      readonly plan: string;
      readonly counts: RowCounts;
    },
    context: OperationContext,
  ): Promise<void> {
    await run(context, { type: 'RecordCheckedRows', ...rows });
  },

  async completeCheck(
    checked: { readonly importId: string; readonly check: number; readonly formulas: number },
    context: OperationContext,
  ): Promise<void> {
    await run(context, { type: 'CompleteCheck', ...checked });
  },

  async failCheck(
    failed: {
      readonly importId: string;
      readonly check: number;
      readonly code: string;
      readonly params: Readonly<Record<string, string | number>>;
    },
    context: OperationContext,
  ): Promise<void> {
    await run(context, { type: 'FailCheck', ...failed });
  },

  /** Makes the changes of one batch, or takes them back, and writes down what came of it. Harmless when repeated. */
  async applyBatch(
    {
      importId,
      run: number,
      batch,
      undo,
    }: { readonly importId: string; readonly run: number; readonly batch: number; readonly undo: boolean },
    context: OperationContext,
  ): Promise<void> {
    const { kind, batches, invites } = await stateOf(importId, context);
    const plan = batches[batch]?.plan;
    if (!kind || !plan) return;
    const { changes } = JSON.parse((await context.services.blobs.get(plan)).toString('utf8')) as PlanFile;
    if (importKindsByName[kind].personal && batch === 0 && !undo) await recordPeople(importId, kind, batches, context);
    const { applied, refused } = await applyPlan({ kind, changes, undo, invites }, context);
    const outcome = {
      applied,
      refusals: refused.length,
      refused: refused.length ? await context.services.blobs.put(asBlob(refused)) : '',
    };
    await run(context, {
      type: undo ? 'RecordUndoneBatch' : 'RecordAppliedBatch',
      importId,
      run: number,
      batch,
      ...outcome,
    });
  },

  /** Brings a file of this machine at once, without an import of its own: the demonstration's. Nothing changes where a row is wrong. */
  async bring(
    { path, kind }: { readonly path: string; readonly kind: ImportKindName },
    context: OperationContext,
  ): Promise<{ rows: number; changed: number; wrong: PlanFile['wrong']; refused: readonly RefusedChange[] }> {
    return withFolder(async (folder) => {
      const plans: PlanFile[] = [];
      const { info, counts } = await checkFile(
        {
          path,
          folder,
          kind,
          columns: (header, { columns }) => matchedColumns(header, columns),
          extra: [],
          onBatch: async (planned) => void plans.push(planned),
        },
        context,
      );
      const wrong = plans.flatMap((plan) => plan.wrong);
      const refused: RefusedChange[] = [];
      if (!wrong.length)
        for (const { changes } of plans)
          refused.push(...(await applyPlan({ kind, changes, undo: false, invites: false }, context)).refused);
      return { rows: info.rows, changed: wrong.length ? 0 : counts.added + counts.changed, wrong, refused };
    });
  },

  /** Deletes the files of an import that is long over: then it cannot be taken back any more. */
  async removeFiles(
    { importId }: { readonly importId: string },
    context: OperationContext,
  ): Promise<{ isDone: boolean }> {
    const state = await stateOf(importId, context);
    if (state.status === 'running' || state.status === 'undoing') return { isDone: false };
    await run(context, { type: 'RemoveFiles', importId });
    await removeUnused(state, context);
    const files = [...state.parts, ...state.batches.map(({ plan }) => plan), ...state.refused, ...state.undoRefused];
    const before = new Date(Date.parse(context.now) - FILES_STAY_MS);
    for (const file of files) if (file) await context.services.blobs.remove(file, before);
    return { isDone: true };
  },
};

/** Before anything of people is changed, it is on record of how many accounts. */
async function recordPeople(
  importId: string,
  kind: ImportKindName,
  batches: ImportState['batches'],
  { services, commands }: OperationContext,
): Promise<void> {
  const keys: string[] = [];
  for (const { plan } of batches) {
    const { changes } = JSON.parse((await services.blobs.get(plan)).toString('utf8')) as PlanFile;
    keys.push(...changes.map(({ key }) => key));
  }
  await commands.accessLog.record({
    route: 'admin/import/start',
    subject: `import:${importId}`,
    file: { kind, filter: 'changes', accounts: accountsIn(keys) },
  });
}

/** Pictures and documents that a dry run has kept and no product has got: nothing names them. */
async function removeUnused({ kind, batches }: ImportState, { services, commands }: OperationContext): Promise<void> {
  if (!kind || !importKindsByName[kind].isArchive) return;
  for (const { plan } of batches) {
    const { changes } = JSON.parse((await services.blobs.get(plan)).toString('utf8')) as PlanFile;
    for (const { files = [] } of changes)
      for (const { sha256 } of files) await commands.attachment.deleteFile({ sha256 });
  }
}

/** A file that was uploaded again since stays. */
const FILES_STAY_MS = 24 * 3_600_000;

/** The kind whose columns a heading names most of, its keys first. */
async function likeliest({ header, fileName }: ImportState, context: OperationContext): Promise<ImportKindName> {
  let best: { kind: ImportKindName; score: number } | undefined;
  for (const kind of importKinds) {
    const { columns } = await context.queries.import.columns({ kind });
    const matched = matchedColumns(header, columns);
    if (!columns.filter(({ key }) => key).every(({ name }) => matched.includes(name))) continue;
    const score = likeness({ kind, columns, matched }, fileName);
    if (!best || score > best.score) best = { kind, score };
  }
  return best ? best.kind : refuse('import_kind_unclear', {}, 'invalid');
}

export const importStates = {
  /** How far an import has come, as its own stream says. */
  async progress({ importId }: { readonly importId: string }, context: OperationContext): Promise<ImportState> {
    return stateOf(importId, context);
  },

  /** The first rows of a file. */
  async samples(
    { importId }: { readonly importId: string },
    context: OperationContext,
  ): Promise<{ samples: string[][] }> {
    const { parts } = await stateOf(importId, context);
    return withFolder(async (folder) => {
      const { services } = context;
      const read = await tableOf(await assembled(parts, folder, services), services.importThreads);
      return { samples: 'info' in read ? read.info.samples.map((row) => [...row]) : [] };
    });
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly import: FunctionsOf<typeof importFunctions>;
  }
  interface States {
    readonly import: FunctionsOf<typeof importStates>;
  }
}
