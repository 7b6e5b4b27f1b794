// What a product names beside itself must be there: its category, its attributes, the items that go with it.
import { own } from '#domain/shared/dictionary.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { EditedProduct } from '#domain/product/product.decider.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

const NUMBER = /^-?\d{1,12}(\.\d{1,6})?$/;

/**
 * @param fields those that are new: what was there before is not asked about again
 * @throws DomainError category_unknown, family_unknown, items_unknown, attribute_unknown or attribute_not_a_number
 */
export async function checkReferences(fields: Partial<EditedProduct>, context: OperationContext): Promise<void> {
  const { category, family, attributes, accessories = [], similar = [], bundle = [] } = fields;
  if (category !== undefined && !(await context.queries.category.isThere({ categoryId: category })).isThere)
    refuse('category_unknown', { category }, 'invalid');
  if (family && !(await context.queries.family.isThere({ family })).isThere)
    refuse('family_unknown', { family }, 'invalid');
  if (attributes) await checkAttributes(attributes, context);
  const named = [...new Set([...accessories, ...similar, ...bundle.map(({ itemNumber }) => itemNumber)])];
  if (!named.length) return;
  const known = await context.queries.product.statuses({ itemNumbers: named });
  const unknown = named.filter((itemNumber) => !own(known, itemNumber));
  if (unknown.length) refuse('items_unknown', { items: unknown.join(', ') }, 'invalid');
}

async function checkAttributes(attributes: Readonly<Record<string, string>>, context: OperationContext): Promise<void> {
  const kinds = await context.queries.attribute.kinds();
  for (const [key, value] of Object.entries(attributes)) {
    const kind = Object.hasOwn(kinds, key) ? own(kinds, key) : undefined;
    if (!kind) refuse('attribute_unknown', { attribute: key }, 'invalid');
    if (kind === 'number' && !NUMBER.test(value))
      refuse('attribute_not_a_number', { attribute: key, value }, 'invalid');
  }
}

/** @throws DomainError successor_unknown, or successor_discontinued: shoppers would be led from one dead end to another */
export async function checkSuccessor(successor: string, context: OperationContext): Promise<void> {
  if (!successor) return;
  const { [successor]: status } = await context.queries.product.statuses({ itemNumbers: [successor] });
  if (!status) refuse('successor_unknown', { itemNumber: successor }, 'invalid');
  if (status === 'discontinued') refuse('successor_discontinued', { itemNumber: successor }, 'invalid');
  if (status === 'draft') refuse('successor_draft', { itemNumber: successor }, 'invalid');
}
