import type { effectOperations } from '#contracts/effect.ts';
import type { Handlers } from '#platform/operations/context.ts';
import { createStuckEffects } from '#platform/queue/stuck-effects.ts';
import type { ReadSide } from '#platform/read-model/read-side.ts';
import { subjectsOf } from './effect-subjects.ts';

export function effectQueries({ pool }: ReadSide): Handlers<typeof effectOperations, 'query'> {
  const stuck = createStuckEffects(pool);
  return {
    async 'admin/effect/list'({ page, pageSize }, context) {
      const { rows, total } = await stuck.list(pageSize, (page - 1) * pageSize);
      const subjects = await subjectsOf(rows, context);
      return {
        total,
        rows: rows.map(({ data, since, dueAt, ...row }, n) => ({
          ...row,
          ids: { ...data },
          ...subjects[n]!,
          since: since.toISOString(),
          ...(dueAt ? { dueAt: dueAt.toISOString() } : {}),
        })),
      };
    },
  };
}
