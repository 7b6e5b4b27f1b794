import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/**
 * `quick-order`: saved quick-order lists (spec 3, express-order list); `wish`: wish lists; `shared-cart`: what a cart
 * held when its owner made a link to it, for whoever has the link, and never changed.
 */
export const ITEM_LIST_KINDS = ['quick-order', 'wish', 'shared-cart'] as const;
export type ItemListKind = (typeof ITEM_LIST_KINDS)[number];

/** Who of the owner's company sees it, and who changes it; sharing, renaming and deleting stay the owner's. */
export const SHARINGS = ['private', 'seen', 'edited'] as const;
export type Sharing = (typeof SHARINGS)[number];

export const ITEM_LIST_LIMITS = { name: 60, lines: 2_000, quantity: 999_999, note: 200 } as const;

export interface ItemListLine {
  readonly itemNumber: string;
  readonly quantity: number;
}

type OfList<Data extends object = object> = { readonly listId: string } & Data;

/** Stream `item-list-<listId>`. An item stands in a list once; its lines are in the order of the list. */
export type ItemListEvent =
  | DomainEvent<
      'ItemListCreated',
      OfList<{
        readonly kind: ItemListKind;
        readonly personId: string;
        readonly accountId: string;
        readonly name: string;
        readonly lines: readonly ItemListLine[];
        /** Of the link to a shared cart: the last day on which it works, in the shop's time zone. */
        readonly lastDay?: string;
      }>
    >
  | DomainEvent<'ItemListRenamed', OfList<{ readonly personId: string; readonly name: string }>>
  /** All of its lines as they now are. */
  | DomainEvent<'ItemListLinesReplaced', OfList<{ readonly lines: readonly ItemListLine[] }>>
  /** One that was there has its new quantity, the rest follow behind. */
  | DomainEvent<'ItemListLineSet', OfList<ItemListLine>>
  /** Empty where it was taken away. The key of the list's owner seals it, whoever of their company wrote it. */
  | DomainEvent<
      'ItemListLineNoted',
      OfList<{ readonly itemNumber: string; readonly personId: string; readonly note: string }>
    >
  | DomainEvent<'ItemListLinesRemoved', OfList<{ readonly itemNumbers: readonly string[] }>>
  | DomainEvent<'ItemListShared', OfList<{ readonly sharing: Sharing }>>
  /** Its owner has left their company; its name is kept even where they are erased. */
  | DomainEvent<'ItemListTakenOver', OfList<{ readonly personId: string; readonly name: string }>>
  | DomainEvent<'ItemListDeleted', OfList>;

export const itemListEvents = defineEvents<ItemListEvent>({
  category: 'item-list',
  personal: {
    ItemListCreated: { person: 'personId', fields: ['name'] },
    ItemListRenamed: { person: 'personId', fields: ['name'] },
    ItemListLineNoted: { person: 'personId', fields: ['note'] },
    ItemListTakenOver: { person: 'personId', fields: ['name'] },
  },
});
