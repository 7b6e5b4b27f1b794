import type { attributeOperations } from '#contracts/attribute.ts';
import type { importOperations } from '#contracts/catalogue-import.ts';
import { attribute, type AttributeChange, type AttributeCommand } from '#domain/attribute/attribute.decider.ts';
import type { AttributeData } from '#domain/attribute/attribute.events.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import { changeText } from '#domain/shared/translated.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';

const success = { message: 'success' } as const;
const run = (context: OperationContext, command: AttributeCommand) =>
  context.run(attribute, `attribute-${command.id}`, command);

export const attributeCommands: Pick<Handlers<typeof importOperations, 'command'>, 'attribute/import'> &
  Handlers<typeof attributeOperations, 'command'> = {
  async 'attribute/import'({ attribute: id, definition: change }, context) {
    const { events } = await run(context, { type: 'ImportAttribute', id, change });
    return { changed: events.length > 0 };
  },

  async 'admin/attribute/add'({ attribute: id, definition }, context) {
    await run(context, { type: 'AddAttribute', id, data: saidFields(definition) as AttributeChange });
    return success;
  },

  async 'admin/attribute/change'({ attribute: id, seen, changed }, context) {
    const { name, ...others } = saidFields(changed);
    await run(context, {
      type: 'ChangeAttribute',
      id,
      seen: saidFields(seen) as Partial<AttributeData>,
      changed: { ...others, ...(name ? { name: changeText(undefined, name) } : {}) },
      isUsed: changed.kind !== undefined && (await context.queries.attribute.isUsed({ attribute: id })).isUsed,
    });
    return success;
  },
};
