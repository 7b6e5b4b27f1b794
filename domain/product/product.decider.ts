import { changedFields } from '#domain/shared/changed-fields.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { ProductData, ProductEvent } from './product.events.ts';

export interface ProductState {
  readonly status: 'none' | 'sold' | 'discontinued';
  readonly data?: ProductData;
}

export type ProductCommand =
  | { readonly type: 'ImportProduct'; readonly itemNumber: string; readonly product: ProductData }
  | { readonly type: 'DiscontinueProduct'; readonly itemNumber: string };

export const product: Decider<ProductState, ProductCommand, ProductEvent> = {
  initialState: { status: 'none' },

  decide(command, state) {
    switch (command.type) {
      case 'ImportProduct':
        return importProduct(command.itemNumber, command.product, state);
      case 'DiscontinueProduct':
        if (state.status === 'none') return notFound('product_not_found', { itemNumber: command.itemNumber });
        return state.status === 'discontinued' ? [] : [{ type: 'ProductDiscontinued', data: { itemNumber: command.itemNumber } }];
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'ProductAdded': {
        const { itemNumber: _, ...data } = event.data;
        return { status: 'sold', data };
      }
      case 'ProductRevised':
        return { ...state, data: { ...state.data!, ...event.data.changed } };
      case 'ProductDiscontinued':
        return { ...state, status: 'discontinued' };
      case 'ProductReinstated':
        return { ...state, status: 'sold' };
      default:
        return unreachable(event);
    }
  },
};

/** An import says how the product should be; only the difference becomes history. */
function importProduct(itemNumber: string, wanted: ProductData, state: ProductState): ProductEvent[] {
  if (!state.data) return [{ type: 'ProductAdded', data: { itemNumber, ...wanted } }];
  const changed = changedFields(state.data, wanted);
  return [
    ...(state.status === 'discontinued' ? [{ type: 'ProductReinstated' as const, data: { itemNumber } }] : []),
    ...(changed ? [{ type: 'ProductRevised' as const, data: { itemNumber, changed } }] : []),
  ];
}
