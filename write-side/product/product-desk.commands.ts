// Products as managers add and edit them.
import type { EditedProductFields, productDeskOperations } from '#contracts/product/product-desk.ts';
import { product, type EditedProduct, type ProductCommand } from '#domain/product/product.decider.ts';
import { BLANK, type ProductData } from '#domain/product/product.events.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { changeText, NO_TEXT } from '#domain/shared/translated.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { sanitisedHtml } from '#platform/kernel/texts/sanitised-html.ts';
import { checkReferences, checkSuccessor } from './product.references.ts';

const success = { message: 'success' } as const;

export const streamOf = (itemNumber: string) => `product-${itemNumber}`;
export const run = (context: OperationContext, command: ProductCommand) =>
  context.run(product, streamOf(command.itemNumber), command);

type DeskHandlers = Handlers<typeof productDeskOperations, 'command'>;
type Edits = Pick<
  DeskHandlers,
  | 'admin/product/add'
  | 'admin/product/duplicate'
  | 'admin/product/change'
  | 'admin/product/publish'
  | 'admin/product/schedule'
  | 'admin/product/discontinue'
  | 'admin/product/reinstate'
>;

export const productEdits: Edits = {
  async 'admin/product/add'({ itemNumber, product: input }, context) {
    const fields = await stored(input);
    await checkReferences(fields, context);
    const texts = { description: NO_TEXT, keywords: NO_TEXT };
    const data = {
      ...BLANK,
      ...texts,
      addedOn: context.now.slice(0, 10),
      backorder: (fields.leadTimeDays ?? 0) > 0,
      ...saidFields(fields),
    } as ProductData;
    await run(context, { type: 'AddProduct', itemNumber, data, copyOf: '' });
    return success;
  },

  async 'admin/product/duplicate'({ itemNumber, to }, context) {
    const { state } = await context.load(product, streamOf(itemNumber));
    const copied = state.data ?? notFound('product_not_found', { itemNumber });
    // A drawing is one of the item's own number.
    const pictures = copied.pictures.filter((picture) => picture !== 'drawing');
    const data = { ...copied, pictures, addedOn: context.now.slice(0, 10), newUntil: '' };
    await run(context, { type: 'AddProduct', itemNumber: to, data, copyOf: itemNumber });
    return success;
  },

  async 'admin/product/change'({ itemNumber, seen, changed }, context) {
    const fields = await stored(changed);
    await checkReferences(fields, context);
    await run(context, {
      type: 'ChangeProduct',
      itemNumber,
      seen: saidFields(seen) as Partial<EditedProduct>,
      changed: fields,
    });
    return success;
  },

  async 'admin/product/publish'({ itemNumber }, context) {
    await run(context, { type: 'PublishProduct', itemNumber });
    return success;
  },

  async 'admin/product/schedule'({ itemNumber, publishAt }, context) {
    await run(context, { type: 'SchedulePublication', itemNumber, publishAt: asMoment(publishAt), at: context.now });
    return success;
  },

  async 'admin/product/discontinue'({ itemNumber, successor }, context) {
    await checkSuccessor(successor, context);
    await run(context, { type: 'DiscontinueProduct', itemNumber, successor });
    return success;
  },

  async 'admin/product/reinstate'({ itemNumber }, context) {
    await run(context, { type: 'ReinstateProduct', itemNumber });
    return success;
  },
};

/** One moment has one form, whatever offset it was written with. */
const asMoment = (moment: string) => moment && new Date(moment).toISOString();

/** The fields as they are stored: French that is empty is the English, and HTML has nothing that runs. */
async function stored(fields: Partial<EditedProductFields>): Promise<Partial<EditedProduct>> {
  const { name, description, keywords, ...others } = saidFields(fields);
  const html = description && { en: await sanitisedHtml(description.en), fr: await sanitisedHtml(description.fr) };
  const texts = { name, description: html, keywords };
  return {
    ...(others as Partial<EditedProduct>),
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([field, text]) => (text ? [[field, changeText(undefined, text)] as const] : [])),
    ),
  };
}
