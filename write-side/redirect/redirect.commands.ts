import type { redirectOperations } from '#contracts/redirect/redirect.ts';
import { redirect } from '#domain/redirect/redirect.decider.ts';
import type { Redirect } from '#domain/redirect/redirect.events.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

const STREAM = 'redirect-all';

export const redirectCommands: Handlers<typeof redirectOperations, 'command'> = {
  async 'admin/redirect/save'({ redirect: wanted, seen }, context) {
    await context.run(
      redirect,
      STREAM,
      seen ? { type: 'ChangeRedirect', seen, wanted } : { type: 'AddRedirect', redirect: wanted },
    );
    return { message: 'success' };
  },

  async 'admin/redirect/remove'({ from }, context) {
    await context.run(redirect, STREAM, { type: 'RemoveRedirects', from });
    return { message: 'success' };
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

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly redirect: FunctionsOf<typeof redirectFunctions>;
  }
}
