import type { redirectOperations } from '#contracts/redirect.ts';
import { redirect } from '#domain/redirect/redirect.decider.ts';
import type { Redirect } from '#domain/redirect/redirect.events.ts';
import { redirectDraft } from '#domain/redirect/redirect.state.ts';
import type { FunctionsOf } from '#platform/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import { textFor } from '#platform/texts/refusal-text.ts';
import { redirectRows } from './redirect-rows.ts';

const STREAM = 'redirect-all';
/** Redirects of one event: the event store takes a megabyte at once. */
const PER_EVENT = 500;

export const redirectCommands: Handlers<typeof redirectOperations, 'command'> = {
  async 'admin/redirect/save'({ redirect: wanted, seen }, context) {
    const moved = seen && seen.from !== wanted.from;
    // Another address is another redirect: the one that was seen goes first, so that neither can be in the other's way.
    if (moved) await context.run(redirect, STREAM, { type: 'RemoveRedirects', from: [seen.from] });
    await context.run(redirect, STREAM, {
      type: 'SaveRedirects',
      redirects: [wanted],
      ...(seen && !moved ? { seen } : {}),
    });
    return { message: 'success' };
  },

  async 'admin/redirect/remove'({ from }, context) {
    await context.run(redirect, STREAM, { type: 'RemoveRedirects', from });
    return { message: 'success' };
  },

  async 'admin/redirect/import'({ csv, dryRun }, context) {
    const draft = redirectDraft((await context.load(redirect, STREAM)).state);
    const accepted: Redirect[] = [];
    const faults: { row: number; from: string; code: string; message: string }[] = [];
    let unchanged = 0;
    for (const { row, from, ...read } of await redirectRows(csv)) {
      const fault = 'code' in read ? { code: read.code, params: {} } : draft.fault(read.redirect);
      if (fault) {
        const message = textFor(fault.code, context.language, fault.params);
        faults.push({ row, from, code: fault.code, message });
      } else if ('redirect' in read) {
        if (draft.isNews(read.redirect)) accepted.push(read.redirect);
        else unchanged += 1;
        draft.add(read.redirect);
      }
    }
    if (!dryRun)
      for (let at = 0; at < accepted.length; at += PER_EVENT)
        await context.run(
          redirect,
          STREAM,
          { type: 'SaveRedirects', redirects: accepted.slice(at, at + PER_EVENT) },
          { step: String(at) },
        );
    return { saved: accepted.length, unchanged, faults };
  },
};

export const redirectFunctions = {
  /** Adds a redirect, or changes where it leads. */
  async save(wanted: Redirect, context: OperationContext): Promise<void> {
    await context.run(redirect, STREAM, { type: 'SaveRedirects', redirects: [wanted] }, { step: wanted.from });
  },

  async remove({ from }: { readonly from: string }, context: OperationContext): Promise<void> {
    await context.run(redirect, STREAM, { type: 'RemoveRedirects', from: [from] }, { step: from });
  },
};

declare module '#platform/operations/features.ts' {
  interface Commands {
    readonly redirect: FunctionsOf<typeof redirectFunctions>;
  }
}
