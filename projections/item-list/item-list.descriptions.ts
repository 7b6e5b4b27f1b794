import type { ItemListEvent, ItemListLine } from '#domain/item-list/item-list.events.ts';
import { evolve, initialState, type ItemListState } from '#domain/item-list/item-list.state.ts';
import type { EventFormatter } from '#projections/shared/event-descriptions/event-formatter.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

/** A sentence names so many lines; the event itself has all. */
const NAMED = 10;

function named(lines: readonly ItemListLine[], format: EventFormatter): string {
  if (!lines.length) return format.term('nothing');
  const some = lines.slice(0, NAMED).map(({ itemNumber, quantity }) => `${quantity} × ${itemNumber}`);
  return format.list(lines.length > NAMED ? [...some, `+${lines.length - NAMED}`] : some);
}

export const itemListDescriptions = defineDescriptions<ItemListEvent, ItemListState>({
  category: 'item-list',
  group: 'cart',
  fold: { initialState, evolve },
  of: {
    ItemListCreated: ({ data: { kind, name, lines } }, _before, format) => ({
      kind: format.term(`list-${kind}`),
      name,
      lines: named(lines, format),
    }),
    ItemListRenamed: ({ data: { name } }, before) => ({ before: before.name, after: name }),
    ItemListLinesReplaced: ({ data: { lines } }, _before, format) => ({ lines: named(lines, format) }),
    ItemListLineSet: ({ data: { itemNumber, quantity } }, before) => ({
      item: itemNumber,
      before: before.lines.find((line) => line.itemNumber === itemNumber)?.quantity ?? 0,
      after: quantity,
    }),
    ItemListLineNoted: ({ data: { itemNumber, note } }, _before, format) => ({
      item: itemNumber,
      note: note || format.term('nothing'),
    }),
    ItemListLinesRemoved: ({ data: { itemNumbers } }, _before, format) => ({ items: format.list(itemNumbers) }),
    ItemListShared: ({ data: { sharing } }, _before, format) => ({ sharing: format.term(`sharing-${sharing}`) }),
    ItemListTakenOver: ({ data: { personId } }, before, format) => ({
      before: format.person(before.personId),
      after: format.person(personId),
    }),
    ItemListDeleted: (_event, before) => ({ name: before.name }),
  },
});
