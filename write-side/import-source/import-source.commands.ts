import type { importSourceOperations } from '#contracts/import-source/import-source.ts';
import { mayImport } from '#contracts/import/kinds/import-kind.ts';
import { importKindsByName } from '#contracts/import/kinds/import-kinds.ts';
import type { ImportKindName } from '#domain/import/import.events.ts';
import { importSource, type ImportSourceCommand } from '#domain/import-source/import-source.decider.ts';
import type { SourceData } from '#domain/import-source/import-source.events.ts';
import type { ImportSourceState } from '#domain/import-source/import-source.state.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { SourceFault } from '#platform/adapters/file-source/file-source.ts';
import { isPrivateKey } from '#platform/adapters/file-source/private-key.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { hasRight } from '#platform/kernel/operations/caller.ts';
import { nextMoment } from '#platform/shop/shop-calendar.ts';
import { textFor } from '#platform/kernel/texts/refusal-text.ts';
import { secretName, wantedOf } from './take-file.ts';

const success = { message: 'success' } as const;
export const streamOf = (sourceId: string) => `import-source-${sourceId}`;
/** `step` tells several of one type apart that follow from one cause. */
export const run = (context: OperationContext, command: ImportSourceCommand, step = '') =>
  context.run(importSource, streamOf(command.sourceId), command, { step });

export type KnownSource = ImportSourceState & { readonly data: SourceData };

/** @throws DomainError import_source_not_found */
export async function sourceOf(sourceId: string, context: OperationContext): Promise<KnownSource> {
  const { state } = await context.load(importSource, streamOf(sourceId));
  const { data } = state;
  return data ? { ...state, data } : notFound('import_source_not_found');
}

const mustMay = ({ caller }: OperationContext, kind: ImportKindName) => {
  if (caller.role !== 'system' && !mayImport(importKindsByName[kind], (right) => hasRight(caller, right)))
    refuse('forbidden', {}, 'forbidden');
};

/** The source, where the caller may import its kind. */
async function ownSource(sourceId: string, context: OperationContext): Promise<KnownSource> {
  const source = await sourceOf(sourceId, context);
  mustMay(context, source.data.kind);
  return source;
}

export const importSourceCommands: Handlers<typeof importSourceOperations, 'command'> = {
  async 'admin/importsource/add'({ data }, context) {
    mustMay(context, data.kind);
    const sourceId = context.id('import-source');
    const nextAt = nextMoment(context.now, data);
    await run(context, { type: 'AddSource', sourceId, data, owner: context.caller.personId, nextAt });
    return { sourceId };
  },

  async 'admin/importsource/change'({ sourceId, seen, changed }, context) {
    const { data } = await ownSource(sourceId, context);
    const wanted = saidFields(changed) as Partial<SourceData>;
    const after = { ...data, ...wanted };
    mustMay(context, after.kind);
    await run(context, {
      ...{ type: 'ChangeSource', sourceId, seen: saidFields(seen) as Partial<SourceData>, changed: wanted },
      ...{ owner: context.caller.personId, nextAt: nextMoment(context.now, after) },
    } as ImportSourceCommand);
    const { hasSecret } = await sourceOf(sourceId, context);
    if (!hasSecret) await context.services.sealedSecrets.remove(secretName(sourceId));
    return success;
  },

  async 'admin/importsource/remove'({ sourceId }, context) {
    await ownSource(sourceId, context);
    await run(context, { type: 'RemoveSource', sourceId });
    await context.services.sealedSecrets.remove(secretName(sourceId));
    return success;
  },

  async 'admin/importsource/keepsecret'({ sourceId, secret }, context) {
    const { data } = await ownSource(sourceId, context);
    if (data.login === 'none') refuse('import_source_no_login', {}, 'invalid');
    if (data.login === 'key' && !(await isPrivateKey(secret))) refuse('import_source_key_unreadable', {}, 'invalid');
    await context.services.sealedSecrets.put(secretName(sourceId), secret);
    await run(context, { type: 'KeepSecret', sourceId });
    return success;
  },

  async 'admin/importsource/trusthost'({ sourceId, fingerprint }, context) {
    await ownSource(sourceId, context);
    await run(context, { type: 'TrustHost', sourceId, fingerprint });
    return success;
  },

  async 'admin/importsource/test'({ sourceId }, context) {
    const source = await ownSource(sourceId, context);
    try {
      const wanted = await wantedOf(sourceId, source, context);
      const { name, bytes } = await context.services.fileSources.look(wanted);
      return { found: { name, ...(bytes === undefined ? {} : { bytes }) } };
    } catch (error) {
      if (!(error instanceof SourceFault)) throw error;
      const { code, params } = error;
      const shown = params['fingerprint'];
      return {
        fault: { code, message: textFor(code, context.language, params) },
        ...(typeof shown === 'string' ? { fingerprint: shown } : {}),
      };
    }
  },

  async 'admin/importsource/run'({ sourceId }, context) {
    await ownSource(sourceId, context);
    await run(context, { type: 'AskRun', sourceId });
    return success;
  },
};
