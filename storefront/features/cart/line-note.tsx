import { useState, type FormEvent } from 'react';
import type { OrderLine } from '#contracts/order/order.ts';
import { LINE_NOTE_LIMITS } from '#domain/line-note/line-note.events.ts';
import { useText } from '#storefront/lib/text.ts';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import type { CartCommands } from './cart-commands.ts';

/** What the buyer notes on a line, such as where it goes; it stands on order and packing slip, too. */
export function LineNote({ line, commands }: { readonly line: OrderLine; readonly commands: CartCommands }) {
  const { t } = useText(['cart', 'common']);
  const { Note: note = '', LineID, ProductId: item } = line;
  const [typed, setTyped] = useState<string>();
  // The form goes with its focus, which the button in its place takes over.
  const [wasOpen, setWasOpen] = useState(false);
  const close = () => {
    setTyped(undefined);
    setWasOpen(true);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (typed === undefined) return;
    if (typed.trim() === note || (await commands.noteLine(LineID, typed.trim()))) close();
  };
  if (typed === undefined)
    return (
      <p>
        {note && <span className={text.quiet}>{note} </span>}
        <Button
          kind="link"
          autoFocus={wasOpen}
          aria-label={t(note ? 'note.changeOf' : 'note.addTo', { item })}
          onClick={() => setTyped(note)}
        >
          {t(note ? 'note.change' : 'note.add')}
        </Button>
      </p>
    );
  return (
    <form
      className={layout.tight}
      method="post"
      noValidate
      onSubmit={(event) => void save(event)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <TextField
        label={t('note.on', { item })}
        hint={t('note.hint')}
        name="Note"
        autoComplete="off"
        maxLength={LINE_NOTE_LIMITS.note}
        value={typed}
        // It was asked for by a press of its button.
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={layout.row}>
        <Button type="submit">{t('note.save')}</Button>
        <Button kind="link" onClick={close}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
