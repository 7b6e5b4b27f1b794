import { changedFields, saidFields } from '#domain/shared/changed-fields.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { changeText, type TranslatedChange } from '#domain/shared/translated.ts';
import type { ProductData, ProductEvent } from './product.events.ts';

export interface ProductState {
  readonly status: 'none' | 'sold' | 'discontinued';
  readonly data?: ProductData;
}

type Text = 'name' | 'description' | 'keywords';

/** An import's line about a product: a field that it does not name stays as it is, and so does whether it is sold. */
export type ProductChange = { readonly [F in Exclude<keyof ProductData, Text>]?: ProductData[F] | undefined } & {
  readonly [F in Text]?: TranslatedChange | undefined;
} & { readonly discontinued?: boolean | undefined };

export type ProductCommand =
  | { readonly type: 'ImportProduct'; readonly itemNumber: string; readonly product: ProductChange }
  | { readonly type: 'DiscontinueProduct'; readonly itemNumber: string };

export const product: Decider<ProductState, ProductCommand, ProductEvent> = {
  initialState: { status: 'none' },

  decide(command, state) {
    switch (command.type) {
      case 'ImportProduct':
        return importProduct(command.itemNumber, command.product, state);
      case 'DiscontinueProduct':
        if (state.status === 'none') return notFound('product_not_found', { itemNumber: command.itemNumber });
        return discontinue(command.itemNumber, true, state);
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

/**
 * Only the difference becomes history.
 * @throws DomainError product_incomplete for a new product without category, brand and name
 */
function importProduct(
  itemNumber: string,
  { discontinued, ...change }: ProductChange,
  state: ProductState,
): ProductEvent[] {
  const wanted = applied(change, state.data);
  if (!wanted.category || !wanted.brand || !wanted.name.en) refuse('product_incomplete', { itemNumber }, 'invalid');
  if (!state.data)
    return [
      { type: 'ProductAdded', data: { itemNumber, ...wanted } },
      ...discontinue(itemNumber, discontinued ?? false, { status: 'sold' }),
    ];
  const changed = changedFields(state.data, wanted);
  return [
    ...discontinue(itemNumber, discontinued ?? state.status === 'discontinued', state),
    ...(changed ? [{ type: 'ProductRevised' as const, data: { itemNumber, changed } }] : []),
  ];
}

function discontinue(itemNumber: string, wanted: boolean, { status }: ProductState): ProductEvent[] {
  if (wanted === (status === 'discontinued')) return [];
  return [{ type: wanted ? 'ProductDiscontinued' : 'ProductReinstated', data: { itemNumber } }];
}

const BLANK: Omit<ProductData, 'name' | 'description' | 'keywords' | 'backorder'> = {
  category: '',
  brand: '',
  unit: 'ea',
  packQuantity: 1,
  weightGrams: 0,
  leadTimeDays: 0,
  attributes: {},
  pictures: [],
  accessories: [],
  similar: [],
  bundle: [],
  addedOn: '2000-01-01',
};

function applied(
  { name, description, keywords, ...change }: Omit<ProductChange, 'discontinued'>,
  before: ProductData | undefined,
): ProductData {
  const said = { ...BLANK, ...before, ...saidFields(change) };
  // What has a lead time may be ordered ahead of it, until somebody says otherwise.
  const decided = before && before.backorder !== before.leadTimeDays > 0 ? before.backorder : said.leadTimeDays > 0;
  return {
    ...said,
    backorder: change.backorder ?? decided,
    name: changeText(before?.name, name),
    description: changeText(before?.description, description),
    keywords: changeText(before?.keywords, keywords),
  };
}
