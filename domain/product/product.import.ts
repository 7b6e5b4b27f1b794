// An import's line about a product: a field that it does not name stays as it is, and so does whether it is sold.
import { changedFields, changesOn, saidFields } from '#domain/shared/changed-fields.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { changeText, type TranslatedChange } from '#domain/shared/translated.ts';
import {
  BLANK,
  broughtStatus,
  TAKEN_BACK,
  type BroughtProduct,
  type BroughtStatus,
  type ProductData,
  type ProductEvent,
} from './product.events.ts';
import type { ProductState } from './product.state.ts';

type Text = 'name' | 'description' | 'keywords';
/** Pictures and documents that were uploaded have commands of their own. */
type Uploaded = 'pictureTexts' | 'documents';

export type ProductChange = {
  readonly [F in Exclude<keyof ProductData, Text | Uploaded>]?: ProductData[F] | undefined;
} & { readonly [F in Text]?: TranslatedChange | undefined } & { readonly discontinued?: boolean | undefined };

/**
 * Only the difference becomes history.
 * @throws DomainError product_incomplete for a new product without category, brand and name
 */
export function importProduct(
  itemNumber: string,
  { discontinued, ...change }: ProductChange,
  state: ProductState,
): ProductEvent[] {
  const wanted = applied(change, state.data);
  if (!wanted.category || !wanted.brand || !wanted.name.en) refuse('product_incomplete', { itemNumber }, 'invalid');
  if (!state.data)
    return [
      { type: 'ProductAdded', data: { itemNumber, ...wanted } },
      ...(discontinued ? [{ type: 'ProductDiscontinued' as const, data: { itemNumber } }] : []),
    ];
  const changed = changedFields(state.data, wanted);
  return [
    ...discontinuedOrNot(itemNumber, discontinued, state),
    ...(changed ? [{ type: 'ProductRevised' as const, data: { itemNumber, changed } }] : []),
  ];
}

function discontinuedOrNot(itemNumber: string, wanted: boolean | undefined, { status }: ProductState): ProductEvent[] {
  if (wanted === undefined || wanted === (status === 'discontinued')) return [];
  if (wanted) return [{ type: 'ProductDiscontinued', data: { itemNumber } }];
  // A draft is not discontinued: a file that says so publishes nothing.
  return status === 'discontinued' ? [{ type: 'ProductReinstated', data: { itemNumber } }] : [];
}

function applied(
  { name, description, keywords, ...change }: Omit<ProductChange, 'discontinued'>,
  before: ProductData | undefined,
): ProductData {
  const fields = { ...BLANK, ...before, ...saidFields(change) };
  // What has a lead time may be ordered ahead of it, until somebody says otherwise.
  const decided = before && before.backorder !== before.leadTimeDays > 0 ? before.backorder : fields.leadTimeDays > 0;
  return {
    ...fields,
    backorder: change.backorder ?? decided,
    name: changeText(before?.name, name),
    description: changeText(before?.description, description),
    keywords: changeText(before?.keywords, keywords),
  };
}

/**
 * @throws DomainError product_exists where another product of the number was added meanwhile, changed_meanwhile, product_published
 * where one that was sold would become a draft again
 */
export function bringProduct(
  {
    itemNumber,
    isNew,
    seen,
    changed,
  }: {
    readonly itemNumber: string;
    readonly isNew: boolean;
    readonly seen: Partial<BroughtProduct>;
    readonly changed: Partial<BroughtProduct>;
  },
  state: ProductState,
): ProductEvent[] {
  if (isNew) {
    const { status, ...data } = changed as BroughtProduct;
    if (state.data) return changedFields(state.data, data) ? refuse('product_exists', { itemNumber }) : [];
    return [
      { type: 'ProductAdded', data: { itemNumber, ...data, ...(status === 'draft' ? { draft: true } : {}) } },
      ...(status === 'discontinued' ? [{ type: 'ProductDiscontinued' as const, data: { itemNumber } }] : []),
    ];
  }
  if (!state.data || state.status === 'none') return notFound('product_not_found', { itemNumber });
  const before: BroughtProduct = { ...state.data, status: broughtStatus({ ...state, status: state.status }) };
  const { status, ...fields } = changesOn(before, seen, changed) ?? {};
  return [
    ...(status ? becoming(status, itemNumber, state) : []),
    ...(Object.keys(fields).length ? [{ type: 'ProductRevised' as const, data: { itemNumber, changed: fields } }] : []),
  ];
}

function becoming(status: BroughtStatus, itemNumber: string, before: ProductState): ProductEvent[] {
  if (status === 'draft') return refuse('product_published', { itemNumber });
  if (status === TAKEN_BACK) return [{ type: 'ProductDiscontinued', data: { itemNumber, takenBack: true } }];
  if (status === 'discontinued') return [{ type: 'ProductDiscontinued', data: { itemNumber } }];
  return [
    before.status === 'draft'
      ? { type: 'ProductPublished', data: { itemNumber } }
      : { type: 'ProductReinstated', data: { itemNumber } },
  ];
}
