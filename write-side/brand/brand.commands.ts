import { hash } from 'node:crypto';
import type { brandOperations } from '#contracts/brand/brand.ts';
import { brand, type BrandCommand } from '#domain/brand/brand.decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

const success = { message: 'success' } as const;
/** Products that one run of the job renames: about a second's work. */
const AT_ONCE = 100;

/** Names of brands are any text, names of streams are not. */
const idOf = (name: string) => hash('sha256', name, 'hex').slice(0, 24);
const run = (context: OperationContext, command: BrandCommand) =>
  context.run(brand, `brand-${command.brandId}`, command);

export const brandCommands: Handlers<typeof brandOperations, 'command'> = {
  async 'admin/brand/rename'({ name, to }, context) {
    const { products } = await context.queries.brand.products({ name });
    if (!products) return notFound('brand_not_found', { name });
    const { state } = await run(context, { type: 'RenameBrand', brandId: idOf(name), name, to });
    // The logo goes with the name, unless the other one has its own.
    const other = await context.load(brand, `brand-${idOf(to)}`);
    if (state.picture && !other.state.picture)
      await run(context, { type: 'SetLogo', brandId: idOf(to), name: to, picture: state.picture });
    return { ...success, products };
  },

  async 'admin/brand/setlogo'({ name, picture }, context) {
    if (picture && !(await context.states.picture.isThere({ picture })).isThere)
      refuse('picture_unknown', {}, 'invalid');
    if (!(await context.queries.brand.products({ name })).products) return notFound('brand_not_found', { name });
    await run(context, { type: 'SetLogo', brandId: idOf(name), name, picture });
    return success;
  },
};

export const brandFunctions = {
  /** Renames some of the products that have the old name; says whether any is left. Harmless when repeated. */
  async renameProducts(
    renamed: { readonly brandId: string; readonly name: string; readonly to: string; readonly times: number },
    context: OperationContext,
  ): Promise<{ isDone: boolean }> {
    const { name, to } = renamed;
    const { itemNumbers } = await context.queries.brand.itemNumbers({ name, count: AT_ONCE });
    for (const itemNumber of itemNumbers) await context.commands.product.renameBrand({ itemNumber, from: name, to });
    if (itemNumbers.length) return { isDone: false };
    await run(context, { type: 'CompleteRename', brandId: renamed.brandId, name, times: renamed.times });
    return { isDone: true };
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly brand: FunctionsOf<typeof brandFunctions>;
  }
}
