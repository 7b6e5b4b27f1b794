import { needed } from '#domain/shared/needed.ts';
import type { Input, Output } from '#contracts/api.ts';
import type { effectOperations } from '#contracts/effect/effect.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { createStuckEffects } from '#platform/kernel/queue/stuck-effects.ts';
import { readFaults } from '#platform/kernel/read-model/faults.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { subjectsOf } from './effect-subjects.ts';

export const effectQueries = ({ pool }: ReadSide): Handlers<typeof effectOperations, 'query'> => ({
  'admin/effect/list': (input, { queries }) => queries.effect.list(input),
  async 'admin/effect/readmodels'() {
    const faults = await readFaults(pool);
    return { rows: faults.map(({ name, error, since }) => ({ name, said: error, since: since.toISOString() })) };
  },
});

export function effectFunctions({ pool }: ReadSide) {
  const stuck = createStuckEffects(pool);
  return {
    /** How many steps and letters wait for a person. */
    async failed(): Promise<{ steps: number }> {
      return { steps: (await stuck.list(1, 0, { putOff: false })).total };
    },

    async list(
      { page, pageSize, putOff }: Input<'admin/effect/list'>,
      context: OperationContext,
    ): Promise<Output<'admin/effect/list'>> {
      const { rows, total } = await stuck.list(pageSize, (page - 1) * pageSize, { putOff: putOff === '1' });
      const subjects = await subjectsOf(rows, context);
      return {
        total,
        rows: rows.map(({ data, since, dueAt, ...row }, n) => ({
          ...row,
          ids: { ...data },
          ...needed(subjects[n], 'subject of the effect'),
          since: since.toISOString(),
          ...(dueAt ? { dueAt: dueAt.toISOString() } : {}),
        })),
      };
    },
  };
}

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly effect: FunctionsOf<ReturnType<typeof effectFunctions>>;
  }
}
