import { changesOn } from '#domain/shared/changed-fields.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { BroughtProduct, ProductData, ProductEvent } from './product.events.ts';
import { bringProduct, importProduct, type ProductChange } from './product.import.ts';
import { decideUpload, isUpload, type UploadCommand } from './product.uploads.ts';
import { evolve, initialState, type ProductState } from './product.state.ts';

/** Fields that a manager edits as values; pictures and documents have commands of their own. */
export type EditedProduct = Omit<ProductData, 'pictures' | 'pictureTexts' | 'documents'>;

export type ProductCommand =
  | { readonly type: 'ImportProduct'; readonly itemNumber: string; readonly product: ProductChange }
  /** A row of a file: `seen` are the fields of `changed` as its dry run saw them; of a new product `changed` is all. */
  | {
      readonly type: 'BringProduct';
      readonly itemNumber: string;
      readonly isNew: boolean;
      readonly seen: Partial<BroughtProduct>;
      readonly changed: Partial<BroughtProduct>;
    }
  /** `copyOf`: the item whose data these were; empty for one that was written anew. */
  | { readonly type: 'AddProduct'; readonly itemNumber: string; readonly data: ProductData; readonly copyOf: string }
  | {
      readonly type: 'ChangeProduct';
      readonly itemNumber: string;
      readonly seen: Partial<EditedProduct>;
      readonly changed: Partial<EditedProduct>;
    }
  | { readonly type: 'RenameBrand'; readonly itemNumber: string; readonly from: string; readonly to: string }
  | { readonly type: 'PublishProduct'; readonly itemNumber: string }
  /** `publishAt`: a moment after `at`, both ISO in UTC; empty takes the plan back. */
  | {
      readonly type: 'SchedulePublication';
      readonly itemNumber: string;
      readonly publishAt: string;
      readonly at: string;
    }
  /** A timer's: it applies while this is still the plan. */
  | { readonly type: 'PublishAsPlanned'; readonly itemNumber: string; readonly publishAt: string }
  | { readonly type: 'DiscontinueProduct'; readonly itemNumber: string; readonly successor: string }
  /** The undoing of an import's: what it had added is out of sale until a file brings it again. */
  | { readonly type: 'TakeBackProduct'; readonly itemNumber: string }
  | { readonly type: 'ReinstateProduct'; readonly itemNumber: string }
  | UploadCommand;

export const product: Decider<ProductState, ProductCommand, ProductEvent> = {
  initialState,
  evolve,

  decide(command, state) {
    const { itemNumber } = command;
    if (isUpload(command)) return decideUpload(command, known(itemNumber, state).data);
    switch (command.type) {
      case 'ImportProduct':
        return checkedAfter(state, importProduct(itemNumber, command.product, state), itemNumber);
      case 'BringProduct':
        return checkedAfter(state, bringProduct(command, state), itemNumber);
      case 'AddProduct': {
        if (state.status !== 'none') return refuse('product_exists', { itemNumber });
        const { copyOf } = command;
        const data = checked(itemNumber, command.data);
        return [{ type: 'ProductAdded', data: { itemNumber, ...data, draft: true, ...(copyOf ? { copyOf } : {}) } }];
      }
      case 'ChangeProduct': {
        const { data } = known(itemNumber, state);
        const changed = changesOn<EditedProduct>(data, command.seen, command.changed);
        checked(itemNumber, { ...data, ...changed });
        return changed ? [{ type: 'ProductRevised', data: { itemNumber, changed } }] : [];
      }
      case 'RenameBrand': {
        const { from, to } = command;
        return state.data?.brand === from && from !== to
          ? [{ type: 'ProductRevised', data: { itemNumber, changed: { brand: to } } }]
          : [];
      }
      case 'PublishProduct':
        return known(itemNumber, state).status === 'draft' ? [{ type: 'ProductPublished', data: { itemNumber } }] : [];
      case 'SchedulePublication':
        return schedule(command, state);
      case 'PublishAsPlanned':
        return state.status === 'draft' && state.publishAt === command.publishAt
          ? [{ type: 'ProductPublished', data: { itemNumber } }]
          : [];
      case 'DiscontinueProduct':
        return discontinue(command, state);
      case 'TakeBackProduct':
        return known(itemNumber, state).status === 'discontinued'
          ? []
          : [{ type: 'ProductDiscontinued', data: { itemNumber, takenBack: true } }];
      case 'ReinstateProduct':
        return known(itemNumber, state).status === 'discontinued'
          ? [{ type: 'ProductReinstated', data: { itemNumber } }]
          : [];
      default:
        return unreachable(command);
    }
  },
};

/** @throws DomainError product_not_found */
function known(itemNumber: string, state: ProductState): ProductState & { readonly data: ProductData } {
  const { data } = state;
  return data ? { ...state, data } : notFound('product_not_found', { itemNumber });
}

function schedule(
  { itemNumber, publishAt, at }: Extract<ProductCommand, { type: 'SchedulePublication' }>,
  state: ProductState,
): ProductEvent[] {
  if (known(itemNumber, state).status !== 'draft') return refuse('product_published', { itemNumber });
  if (publishAt && publishAt <= at) return refuse('publish_at_past', {}, 'invalid');
  return publishAt === state.publishAt
    ? []
    : [{ type: 'ProductPublicationScheduled', data: { itemNumber, publishAt } }];
}

/** One that is discontinued already may get another successor. */
function discontinue(
  { itemNumber, successor }: Extract<ProductCommand, { type: 'DiscontinueProduct' }>,
  state: ProductState,
): ProductEvent[] {
  const { status } = known(itemNumber, state);
  if (successor === itemNumber) return refuse('successor_itself', {}, 'invalid');
  if (status === 'discontinued' && state.successor === successor) return [];
  return [{ type: 'ProductDiscontinued', data: { itemNumber, ...(successor ? { successor } : {}) } }];
}

/** The events, where the product that comes of them is as `checked` wants it. @throws DomainError as checked */
function checkedAfter(state: ProductState, events: ProductEvent[], itemNumber: string): ProductEvent[] {
  checked(itemNumber, known(itemNumber, events.reduce(evolve, state)).data);
  return events;
}

/** @throws DomainError where a product would belong to itself, or no quantity could be ordered */
function checked(itemNumber: string, data: ProductData): ProductData {
  const { accessories, similar, bundle, minimumQuantity, quantityStep } = data;
  const related = [...accessories, ...similar, ...bundle.map((part) => part.itemNumber)];
  if (related.includes(itemNumber)) refuse('product_of_itself', { itemNumber }, 'invalid');
  if (minimumQuantity % quantityStep !== 0)
    refuse('minimum_not_in_steps', { minimum: minimumQuantity, step: quantityStep }, 'invalid');
  return data;
}
