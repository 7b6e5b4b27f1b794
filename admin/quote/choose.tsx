// react-admin's own checkboxes give their label to an element around the field, where screen readers do not find it.
import { useListContext, useTranslate } from 'react-admin';
import type { QuoteRow } from './quote.reader.ts';

const size = { width: 18, height: 18, margin: 3 };

export function Choose({ row: { quoteId, quoteNumber } }: { readonly row: QuoteRow }) {
  const t = useTranslate();
  const { selectedIds, onToggleItem } = useListContext<QuoteRow>();
  return (
    <input
      type="checkbox"
      style={size}
      aria-label={t('quote.choose', { number: quoteNumber })}
      checked={selectedIds.includes(quoteId)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(quoteId)}
    />
  );
}

export function ChooseAll() {
  const t = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext<QuoteRow>();
  const ids = data.map(({ id }) => id);
  const all = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  return (
    <input
      type="checkbox"
      style={size}
      aria-label={t('quote.chooseAll')}
      checked={all}
      onChange={() => onSelect(all ? [] : ids)}
    />
  );
}
