import type { ErasureEvent } from '#domain/erasure/erasure.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** Another rebuild is over in a while. */
const LOOKS_AGAIN_MS = 60_000;

/** One rebuild is for all who were erased by then; for the others there is nothing left to do. */
export const rebuildWhenPersonErased = definePolicy<ErasureEvent, { contactId: string }>({
  name: 'rebuild-when-person-erased',
  on: { PersonErased: ({ data: { contactId } }) => ({ data: { contactId } }) },
  kind: 'step',
  async run({ contactId }, { commands, queries, rebuildPersonal }) {
    const { persons } = await queries.erasure.incomplete();
    if (!persons.some((one) => one.contactId === contactId)) return undefined;
    if (!(await rebuildPersonal())) return { laterMs: LOOKS_AGAIN_MS };
    for (const one of persons) await commands.erasure.complete(one);
    return undefined;
  },
});
