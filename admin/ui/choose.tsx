// react-admin's own checkboxes give their label to an element around the field, where screen readers do not find it.
import { useListContext, useTranslate, type RaRecord } from 'react-admin';

const size = { width: 18, height: 18, margin: 3 };

/** Chooses a row for a command on many; `name` is what the row is called. */
export function Choose({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useTranslate();
  const { selectedIds, onToggleItem } = useListContext<RaRecord<string>>();
  return (
    <input
      type="checkbox"
      style={size}
      aria-label={t('list.choose', { name })}
      checked={selectedIds.includes(id)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(id)}
    />
  );
}

export function ChooseAll() {
  const t = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord<string>>();
  const ids = data.map(({ id }) => id);
  const all = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  return (
    <input
      type="checkbox"
      style={size}
      aria-label={t('list.chooseAll')}
      checked={all}
      onChange={() => onSelect(all ? [] : ids)}
    />
  );
}
