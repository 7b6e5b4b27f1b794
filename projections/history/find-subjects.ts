// From what somebody knows to whose timeline it is.
import type { Pool } from 'pg';
import { SUBJECT_KINDS } from '#contracts/history/subject-kinds.ts';
import type { FoundSubject, SubjectDefinition } from '#projections/shared/subject.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { eventsOf, streamsLike } from '#platform/kernel/proof/event-index.ts';

const ID = /^[A-Za-z0-9][A-Za-z0-9._@+-]*$/;

/** The best first: what is meant exactly, then what the searches of the features find. */
export async function findSubjects(
  search: string,
  definitions: readonly SubjectDefinition[],
  pool: Pool,
  context: OperationContext,
): Promise<FoundSubject[]> {
  const found = [...(await exactly(search, definitions, pool))];
  for (const { find } of definitions) found.push(...((await find?.(search, context)) ?? []));
  return [...new Map(found.map((one) => [one.subject, one])).values()];
}

async function exactly(search: string, definitions: readonly SubjectDefinition[], pool: Pool): Promise<FoundSubject[]> {
  const kind = SUBJECT_KINDS.find((one) => search.startsWith(`${one}:`));
  if (kind) return [{ subject: search, title: search.slice(kind.length + 1) }];
  if (!ID.test(search)) return [];
  const meant = await Promise.all([
    ...definitions.map(async ({ kind: one, streamNamed }) => {
      const name = streamNamed?.(search);
      return name && (await isStream(name, pool)) ? [one] : [];
    }),
    isStream({ prefix: search, suffix: '' }, pool).then((is) => (is ? ['stream'] : [])),
    eventsOf(pool, search, 1).then((events) => (events.length ? ['run'] : [])),
  ]);
  return meant.flat().map((one) => ({ subject: `${one}:${search}`, title: search }));
}

/** A suffix stands for any name between; without one the name is meant exactly. */
async function isStream({ prefix, suffix }: { readonly prefix: string; readonly suffix: string }, pool: Pool) {
  const found = await streamsLike(pool, prefix, suffix || prefix, 1);
  return suffix ? found.length > 0 : found[0] === prefix;
}
