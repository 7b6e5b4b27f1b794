// Variants of a product family, made from one of its products.
import type { familyOperations } from '#contracts/family/family.ts';
import { product } from '#domain/product/product.decider.ts';
import { DomainError, notFound, refuse } from '#domain/shared/domain-error.ts';
import { changeText } from '#domain/shared/translated.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { run, streamOf } from './product-desk.commands.ts';
import { checkReferences } from './product.references.ts';

export const productVariants: Pick<Handlers<typeof familyOperations, 'command'>, 'admin/product/addvariants'> = {
  async 'admin/product/addvariants'({ family, copyOf, variants }, context) {
    const { state } = await context.load(product, streamOf(copyOf));
    const copied = state.data ?? notFound('product_not_found', { itemNumber: copyOf });
    if (!(await context.queries.family.isThere({ family })).isThere) refuse('family_unknown', { family }, 'invalid');
    const added: string[] = [];
    const left: { itemNumber: string; code: string }[] = [];
    for (const { itemNumber, name, values } of variants) {
      const attributes = { ...copied.attributes, ...values };
      const data = {
        ...copied,
        family,
        attributes,
        name: changeText(undefined, name),
        pictures: copied.pictures.filter((picture) => picture !== 'drawing'),
        addedOn: context.now.slice(0, 10),
        newUntil: '',
      };
      try {
        await checkReferences({ attributes }, context);
        await run(context, { type: 'AddProduct', itemNumber, data, copyOf });
        added.push(itemNumber);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        left.push({ itemNumber, code: error.code });
      }
    }
    return { added, left };
  },
};
