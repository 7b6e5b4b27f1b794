import type { importOperations } from '#contracts/import/catalogue-import.ts';
import type { productDeskOperations } from '#contracts/product/product-desk.ts';
import { product } from '#domain/product/product.decider.ts';
import type { BroughtProduct } from '#domain/product/product.events.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { sanitisedHtml } from '#platform/kernel/texts/sanitised-html.ts';
import { productEdits, run, streamOf } from './product-desk.commands.ts';
import type { familyOperations } from '#contracts/family/family.ts';
import { productVariants } from './product-variants.commands.ts';
import { productUploads } from './product-uploads.commands.ts';

export const productCommands: Pick<Handlers<typeof importOperations, 'command'>, 'product/import'> &
  Pick<Handlers<typeof familyOperations, 'command'>, 'admin/product/addvariants'> &
  Handlers<typeof productDeskOperations, 'command'> = {
  ...productEdits,
  ...productUploads,
  ...productVariants,

  async 'product/import'({ itemNumber, product: { description, ...fields } }, context) {
    const html: Record<string, string> = {};
    for (const [language, text] of Object.entries(saidFields(description ?? {})))
      html[language] = await sanitisedHtml(text);
    const { events } = await context.run(
      product,
      streamOf(itemNumber),
      { type: 'ImportProduct', itemNumber, product: { ...fields, ...(description ? { description: html } : {}) } },
      { expectNew: true },
    );
    return { changed: events.length > 0 };
  },
};

export const productFunctions = {
  /**
   * Makes a product what a row of a file says, where it is still what the dry run saw; `changed` of a new one is all of it. What it
   * names was looked for by the dry run.
   */
  async bring(
    row: {
      readonly itemNumber: string;
      readonly isNew: boolean;
      readonly seen: Partial<BroughtProduct>;
      readonly changed: Partial<BroughtProduct>;
    },
    context: OperationContext,
  ): Promise<void> {
    const { itemNumber, isNew } = row;
    await context.run(product, streamOf(itemNumber), { type: 'BringProduct', ...row }, { expectNew: isNew });
  },

  /** Takes a product out of sale whose import is undone, until a file brings it again. */
  async takeBack({ itemNumber }: { readonly itemNumber: string }, context: OperationContext): Promise<void> {
    await run(context, { type: 'TakeBackProduct', itemNumber });
  },

  /** Publishes a draft whose moment has come, where that is still the plan. */
  async publishAsPlanned(
    plan: { readonly itemNumber: string; readonly publishAt: string },
    context: OperationContext,
  ): Promise<void> {
    await run(context, { type: 'PublishAsPlanned', ...plan });
  },

  /** Gives a product another brand where it has the old one still. */
  async renameBrand(
    renamed: { readonly itemNumber: string; readonly from: string; readonly to: string },
    context: OperationContext,
  ): Promise<void> {
    await run(context, { type: 'RenameBrand', ...renamed });
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly product: FunctionsOf<typeof productFunctions>;
  }
}
