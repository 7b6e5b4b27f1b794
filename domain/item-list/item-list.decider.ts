import { own as noteIn } from '#domain/shared/dictionary.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import {
  ITEM_LIST_LIMITS,
  type ItemListEvent,
  type ItemListKind,
  type ItemListLine,
  type Sharing,
} from './item-list.events.ts';
import { evolve, initialState, type ItemListState } from './item-list.state.ts';

/** Who asks: a person, and the company for which they shop. */
export interface Asker {
  readonly personId: string;
  readonly accountId: string;
}

export type ItemListCommand = AskedCommand | HandOverList;

/** By nobody of the company: its owner has left. */
export interface HandOverList {
  readonly type: 'HandOverList';
  readonly listId: string;
  readonly from: string;
  readonly to: string;
}

export type AskedCommand = { readonly listId: string; readonly by: Asker } & (
  | {
      readonly type: 'CreateList';
      readonly kind: ItemListKind;
      readonly name: string;
      readonly lines: readonly ItemListLine[];
      readonly lastDay?: string;
    }
  | {
      readonly type: 'ReviseList';
      readonly name?: string | undefined;
      readonly lines?: readonly ItemListLine[] | undefined;
      /** Its changes when whoever revises it looked. */
      readonly seen: number;
    }
  | { readonly type: 'SetLine'; readonly line: ItemListLine }
  | { readonly type: 'NoteLine'; readonly itemNumber: string; readonly note: string }
  | { readonly type: 'RemoveLines'; readonly itemNumbers: readonly string[] }
  | { readonly type: 'ShareList'; readonly sharing: Sharing }
  | { readonly type: 'DeleteList' }
);

export const itemList: Decider<ItemListState, ItemListCommand, ItemListEvent> = {
  initialState,
  evolve,

  decide(command, state) {
    if (command.type === 'HandOverList') return handOver(command, state);
    const { listId, by } = command;
    switch (command.type) {
      case 'CreateList': {
        if (state.status !== 'none') return refuse('list_exists');
        const { kind, name, lines, lastDay } = command;
        const data = { listId, kind, ...by, name, lines: checked(lines), ...(lastDay && { lastDay }) };
        return [{ type: 'ItemListCreated', data }];
      }
      case 'ReviseList':
        return revise(command, editable(state, by));
      case 'SetLine': {
        const { lines } = editable(state, by);
        const there = lines.find(({ itemNumber }) => itemNumber === command.line.itemNumber);
        if (there?.quantity === command.line.quantity) return [];
        if (!there) checkRoom(lines.length + 1);
        return [{ type: 'ItemListLineSet', data: { listId, ...command.line } }];
      }
      case 'NoteLine': {
        const { itemNumber, note } = command;
        const { lines, notes, personId } = editable(state, by);
        if (!lines.some((line) => line.itemNumber === itemNumber)) return notFound('product_not_found', { itemNumber });
        return note === (noteIn(notes, itemNumber) ?? '')
          ? []
          : [{ type: 'ItemListLineNoted', data: { listId, itemNumber, personId, note } }];
      }
      case 'RemoveLines': {
        const { lines } = editable(state, by);
        const itemNumbers = command.itemNumbers.filter((number) => lines.some((line) => line.itemNumber === number));
        return itemNumbers.length ? [{ type: 'ItemListLinesRemoved', data: { listId, itemNumbers } }] : [];
      }
      case 'ShareList':
        return own(state, by).sharing === command.sharing
          ? []
          : [{ type: 'ItemListShared', data: { listId, sharing: command.sharing } }];
      case 'DeleteList':
        own(state, by);
        return [{ type: 'ItemListDeleted', data: { listId } }];
      default:
        return unreachable(command);
    }
  },
};

/** Somebody else's list that is not shared does not exist; a shared cart is nobody's to change. */
export function visibleTo({ status, kind, personId, accountId, sharing }: ItemListState, by: Asker): boolean {
  return (
    status === 'kept' &&
    kind !== 'shared-cart' &&
    (personId === by.personId || (sharing !== 'private' && accountId !== '' && accountId === by.accountId))
  );
}

const handOver = ({ listId, from, to: personId }: HandOverList, { status, name, ...state }: ItemListState) =>
  status === 'kept' && state.personId === from
    ? [{ type: 'ItemListTakenOver', data: { listId, personId, name } } satisfies ItemListEvent]
    : [];

function editable(state: ItemListState, by: Asker): ItemListState {
  if (!visibleTo(state, by)) return notFound('list_not_found');
  return state.personId === by.personId || state.sharing === 'edited'
    ? state
    : refuse('list_not_yours', {}, 'forbidden');
}

function own(state: ItemListState, by: Asker): ItemListState {
  if (!visibleTo(state, by)) return notFound('list_not_found');
  return state.personId === by.personId ? state : refuse('list_not_yours', {}, 'forbidden');
}

function revise(
  { listId, by, name, lines, seen }: Extract<AskedCommand, { type: 'ReviseList' }>,
  state: ItemListState,
): ItemListEvent[] {
  if (seen !== state.changes) refuse('list_changed_meanwhile');
  if (name !== undefined && name !== state.name) own(state, by);
  const events: ItemListEvent[] = [];
  if (name !== undefined && name !== state.name)
    events.push({ type: 'ItemListRenamed', data: { listId, personId: state.personId, name } });
  if (lines && JSON.stringify(checked(lines)) !== JSON.stringify(state.lines))
    events.push({ type: 'ItemListLinesReplaced', data: { listId, lines: checked(lines) } });
  return events;
}

/** An item stands there once, with the sum of its quantities. */
function checked(lines: readonly ItemListLine[]): ItemListLine[] {
  const sums = new Map<string, number>();
  for (const { itemNumber, quantity } of lines) sums.set(itemNumber, (sums.get(itemNumber) ?? 0) + quantity);
  checkRoom(sums.size);
  return [...sums].map(([itemNumber, quantity]) =>
    quantity > ITEM_LIST_LIMITS.quantity
      ? refuse('quantity_invalid', { itemNumber }, 'invalid')
      : { itemNumber, quantity },
  );
}

const checkRoom = (lines: number): void => {
  if (lines > ITEM_LIST_LIMITS.lines) refuse('list_full', { most: ITEM_LIST_LIMITS.lines });
};
