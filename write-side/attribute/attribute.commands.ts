import type { importOperations } from '#contracts/catalogue-import.ts';
import { attribute } from '#domain/attribute/attribute.decider.ts';
import type { Handlers } from '#platform/operations/context.ts';

export const attributeCommands: Pick<Handlers<typeof importOperations, 'command'>, 'attribute/import'> = {
  async 'attribute/import'({ attribute: id, definition: change }, context) {
    const { events } = await context.run(attribute, `attribute-${id}`, { type: 'ImportAttribute', id, change });
    return { changed: events.length > 0 };
  },
};
