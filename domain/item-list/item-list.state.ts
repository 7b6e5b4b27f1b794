import { unreachable } from '#domain/shared/decider.ts';
import type { ItemListEvent, ItemListKind, ItemListLine, Sharing } from './item-list.events.ts';

export interface ItemListState {
  readonly status: 'none' | 'kept' | 'deleted';
  readonly kind: ItemListKind;
  readonly personId: string;
  readonly accountId: string;
  readonly name: string;
  readonly sharing: Sharing;
  readonly lines: readonly ItemListLine[];
  /** By item; an item without one is not in it. */
  readonly notes: Readonly<Record<string, string>>;
  /** The last day on which the link to a shared cart works; without one it works for ever. */
  readonly lastDay?: string;
  /** Counts its changes, so that nobody overwrites what they have not seen. */
  readonly changes: number;
}

export const initialState: ItemListState = {
  status: 'none',
  kind: 'quick-order',
  personId: '',
  accountId: '',
  name: '',
  sharing: 'private',
  lines: [],
  notes: {},
  changes: 0,
};

export const evolve = (state: ItemListState, event: ItemListEvent): ItemListState => ({
  ...apply(state, event),
  changes: state.changes + 1,
});

function apply(state: ItemListState, event: ItemListEvent): ItemListState {
  switch (event.type) {
    case 'ItemListCreated': {
      const { listId: _listId, ...created } = event.data;
      return { ...state, status: 'kept', ...created };
    }
    case 'ItemListRenamed':
      return { ...state, name: event.data.name };
    case 'ItemListLinesReplaced':
      return withNotesOf({ ...state, lines: event.data.lines });
    case 'ItemListLineSet': {
      const { itemNumber, quantity } = event.data;
      const isThere = state.lines.some((line) => line.itemNumber === itemNumber);
      const lines = state.lines.map((line) => (line.itemNumber === itemNumber ? { itemNumber, quantity } : line));
      return { ...state, lines: isThere ? lines : [...lines, { itemNumber, quantity }] };
    }
    case 'ItemListLineNoted': {
      const { itemNumber, note } = event.data;
      return withNotesOf({ ...state, notes: { ...state.notes, [itemNumber]: note } });
    }
    case 'ItemListLinesRemoved': {
      const gone = new Set(event.data.itemNumbers);
      return withNotesOf({ ...state, lines: state.lines.filter(({ itemNumber }) => !gone.has(itemNumber)) });
    }
    case 'ItemListShared':
      return { ...state, sharing: event.data.sharing };
    case 'ItemListTakenOver':
      return { ...state, personId: event.data.personId };
    case 'ItemListDeleted':
      return { ...state, status: 'deleted', lines: [], notes: {} };
    default:
      return unreachable(event);
  }
}

/** A note goes with its line, and one that is empty is none. */
function withNotesOf(state: ItemListState): ItemListState {
  const there = new Set(state.lines.map(({ itemNumber }) => itemNumber));
  const notes = Object.entries(state.notes).filter(([itemNumber, note]) => note && there.has(itemNumber));
  return { ...state, notes: Object.fromEntries(notes) };
}
