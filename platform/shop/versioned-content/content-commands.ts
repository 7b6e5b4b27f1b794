// The commands of one kind of versioned content: the rules are in domain/shared/versioned-content.ts, each kind says
// what it checks and cleans.
import type { z } from 'zod';
import type { ContentOperations } from '#contracts/shared/versioned-content.ts';
import type { VersionedContentCommand } from '#domain/shared/versioned-content.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

export interface ContentKind<K extends string, Content extends object> {
  readonly kind: K;
  /** Runs a command on the stream of a thing of this kind. */
  readonly run: (
    stream: string,
    command: VersionedContentCommand<Content>,
    context: OperationContext,
  ) => Promise<unknown>;
  /** Cleans what somebody wrote, or refuses it. `before` is what the draft is before the change. */
  readonly prepare?: (
    id: string,
    changed: Partial<Content>,
    context: OperationContext,
  ) => Promise<Partial<Content>> | Partial<Content>;
  /** What counts where nothing is published. */
  readonly original?: (id: string, context: OperationContext) => Content | Promise<Content>;
}

interface It {
  readonly id: string;
}

export function contentCommands<K extends string, C extends z.ZodObject, Content extends object>({
  kind,
  run: runOn,
  prepare = (_id, changed) => changed,
  original,
}: ContentKind<K, Content>): Handlers<ContentOperations<K, C>, 'command'> {
  const run = async (command: VersionedContentCommand<Content>, context: OperationContext) => {
    await runOn(`${kind}-${command.id}`, command, context);
    return { message: 'success' as const };
  };
  const handlers = {
    create: async ({ id, content }: It & { content: Content }, context: OperationContext) =>
      run({ type: 'Create', id, content: { ...content, ...(await prepare(id, content, context)) } }, context),
    change: async (
      { id, seen, changed }: It & { seen: Partial<Content>; changed: Partial<Content> },
      context: OperationContext,
    ) =>
      run(
        {
          type: 'ChangeDraft',
          id,
          seen,
          changed: await prepare(id, changed, context),
          ...(original ? { original: await original(id, context) } : {}),
        },
        context,
      ),
    discard: ({ id }: It, context: OperationContext) => run({ type: 'DiscardDraft', id }, context),
    publish: ({ id, publishAt }: It & { publishAt?: string }, context: OperationContext) =>
      run(
        {
          type: 'Publish',
          id,
          now: context.now,
          ...(publishAt === undefined ? {} : { publishAt: new Date(publishAt).toISOString() }),
        },
        context,
      ),
    unschedule: ({ id }: It, context: OperationContext) => run({ type: 'Unschedule', id }, context),
    withdraw: ({ id }: It, context: OperationContext) => run({ type: 'Withdraw', id }, context),
    remove: ({ id }: It, context: OperationContext) => run({ type: 'Remove', id }, context),
    restore: ({ id, version }: It & { version: number }, context: OperationContext) =>
      run({ type: 'Restore', id, version }, context),
  };
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [`admin/${kind}/${name}`, handler]),
  ) as unknown as Handlers<ContentOperations<K, C>, 'command'>;
}

/** What a timer asks for; harmless when the schedule was taken back meanwhile. */
export const publishScheduled =
  <Content extends object>({ kind, run }: Pick<ContentKind<string, Content>, 'kind' | 'run'>) =>
  async (
    { id, publishAt }: { readonly id: string; readonly publishAt: string },
    context: OperationContext,
  ): Promise<void> =>
    void (await run(`${kind}-${id}`, { type: 'PublishScheduled', id, publishAt, now: context.now }, context));

/** What a row of a file says is published; refuses with content_has_draft, content_exists and changed_meanwhile. */
export const bringContent =
  <Content extends object>({ kind, run, prepare = (_id, changed) => changed }: ContentKind<string, Content>) =>
  async (
    {
      id,
      seen,
      changed,
    }: { readonly id: string; readonly seen: Partial<Content> | undefined; readonly changed: Partial<Content> },
    context: OperationContext,
  ): Promise<void> =>
    void (await run(
      `${kind}-${id}`,
      { type: 'Bring', id, seen, changed: await prepare(id, changed, context), now: context.now },
      context,
    ));

/** Takes away what a file brought; refuses with content_has_draft. */
export const takeContentAway =
  <Content extends object>({ kind, run }: Pick<ContentKind<string, Content>, 'kind' | 'run'>) =>
  async ({ id }: It, context: OperationContext): Promise<void> =>
    void (await run(`${kind}-${id}`, { type: 'TakeAway', id }, context));
