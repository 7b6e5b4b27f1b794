import type { OrderLine } from '#contracts/order/order.ts';
import { LINE_NOTE_LIMITS } from '#domain/line-note/line-note.events.ts';
import { useText } from '#storefront/lib/text.ts';
import { EditableNote } from '#storefront/ui/editable-note.tsx';
import type { CartCommands } from './cart-commands.ts';

/** What the buyer notes on a line, such as where it goes; it stands on order and packing slip, too. */
export function LineNote({ line, commands }: { readonly line: OrderLine; readonly commands: CartCommands }) {
  const { t } = useText(['cart', 'common']);
  const { Note = '', LineID, ProductId: item } = line;
  return (
    <EditableNote
      note={Note}
      maxLength={LINE_NOTE_LIMITS.note}
      words={{
        ...{ add: t('note.add'), addTo: t('note.addTo', { item }) },
        ...{ change: t('note.change'), changeOf: t('note.changeOf', { item }) },
        ...{ label: t('note.on', { item }), hint: t('note.hint'), save: t('note.save'), cancel: t('common:cancel') },
      }}
      onSave={(note) => commands.noteLine(LineID, note)}
    />
  );
}
