import type { familyOperations } from '#contracts/family/family.ts';
import { family, type FamilyCommand } from '#domain/family/family.decider.ts';
import type { FamilyData } from '#domain/family/family.events.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { changeText } from '#domain/shared/translated.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

const success = { message: 'success' } as const;
const run = (context: OperationContext, command: FamilyCommand) => context.run(family, `family-${command.id}`, command);

type FamilyHandlers = Handlers<typeof familyOperations, 'command'>;

export const familyCommands: Omit<FamilyHandlers, 'admin/product/addvariants'> = {
  async 'admin/family/add'({ family: id, data }, context) {
    await checkOptions(data, context);
    await run(context, { type: 'Add', id, data: { ...data, name: changeText(undefined, data.name) } });
    return success;
  },

  async 'admin/family/change'({ family: id, seen, changed }, context) {
    const { name, ...others } = saidFields(changed);
    await checkOptions(others, context);
    await run(context, {
      type: 'Change',
      id,
      seen: saidFields(seen) as Partial<FamilyData>,
      changed: { ...others, ...(name ? { name: changeText(undefined, name) } : {}) },
    });
    return success;
  },

  async 'admin/family/remove'({ family: id }, context) {
    const { itemNumbers } = await context.queries.family.variants({ family: id });
    await run(context, { type: 'Remove', id, hasVariants: itemNumbers.length > 0 });
    return success;
  },
};

/** @throws DomainError attribute_unknown, picture_unknown */
async function checkOptions({ options = [] }: Partial<FamilyData>, context: OperationContext): Promise<void> {
  const kinds = await context.queries.attribute.kinds();
  for (const { attribute, values } of options) {
    if (!Object.hasOwn(kinds, attribute)) refuse('attribute_unknown', { attribute }, 'invalid');
    for (const { swatch } of values)
      if (swatch.length === 64 && !(await context.states.picture.isThere({ picture: swatch })).isThere)
        refuse('picture_unknown', {}, 'invalid');
  }
}
