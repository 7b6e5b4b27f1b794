import type { attributeOperations } from '#contracts/attribute/attribute.ts';
import type { importOperations } from '#contracts/import/catalogue-import.ts';
import { attribute, type AttributeChange, type AttributeCommand } from '#domain/attribute/attribute.decider.ts';
import type { AttributeData } from '#domain/attribute/attribute.events.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import { changeText } from '#domain/shared/translated.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

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

const isUsed = async (attributeKey: string, { queries }: OperationContext): Promise<boolean> =>
  (await queries.attribute.isUsed({ attribute: attributeKey })).isUsed;

export const attributeFunctions = {
  /** Makes an attribute what a row of a file says; `changed` of a new one is all of it. */
  async bring(
    row: {
      readonly attribute: string;
      readonly isNew: boolean;
      readonly seen: Partial<AttributeData>;
      readonly changed: Partial<AttributeData>;
    },
    context: OperationContext,
  ): Promise<void> {
    const { attribute: id, isNew, seen, changed } = row;
    if (isNew) await run(context, { type: 'ImportAttribute', id, change: changed });
    else {
      const used = changed.kind !== undefined && (await isUsed(id, context));
      await run(context, { type: 'ChangeAttribute', id, seen, changed, isUsed: used });
    }
  },

  /** Says how a value is called in French; nothing where it is called the same. */
  async translateValue(
    { attribute: id, value, french }: { readonly attribute: string; readonly value: string; readonly french: string },
    context: OperationContext,
  ): Promise<void> {
    await context.run(attribute, `attribute-${id}`, { type: 'TranslateValue', id, value, french }, { step: value });
  },

  /** Refuses with attribute_in_use while a product has it. */
  async remove({ attribute: id }: { readonly attribute: string }, context: OperationContext): Promise<void> {
    await run(context, { type: 'RemoveAttribute', id, isUsed: await isUsed(id, context) });
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly attribute: FunctionsOf<typeof attributeFunctions>;
  }
}
