import { useCallback, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { LookedUp } from '#contracts/quick-order/quick-order.ts';
import { useText } from '#storefront/lib/text.ts';
import { useSuggestions } from '#storefront/shared/product/use-suggestions.ts';
import type { Pad, PadRow } from './pad.ts';
import { Row } from './pad-row.tsx';
import styles from './quick-order.module.css';

interface PadRowsProps {
  readonly rows: readonly PadRow[];
  readonly pad: Pad;
  readonly found: ReadonlyMap<string, LookedUp>;
  readonly onPaste: (text: string) => void;
}

/** Rows for the keyboard: item, Tab, quantity, Enter. */
export function PadRows({ rows, pad, found, onPaste }: PadRowsProps) {
  const { t } = useText('quick-order');
  const list = useRef<HTMLOListElement>(null);
  const suggestionsId = useId();
  const [typed, setTyped] = useState('');
  const suggestions = useSuggestions(typed);

  const focus = (row: number, field: 'code' | 'quantity') =>
    list.current?.querySelector<HTMLInputElement>(`[data-row="${row}"] [data-field="${field}"]`)?.focus();
  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    const row = Number(input.closest<HTMLElement>('[data-row]')?.dataset['row']);
    const field = input.dataset['field'] === 'quantity' ? 'quantity' : 'code';
    if (event.key === 'Enter') {
      event.preventDefault();
      if (field === 'code') return focus(row, 'quantity');
      // At once: what a fast typist types next belongs to the next row.
      if (row + 1 === rows.length) flushSync(() => pad.addRow());
      focus(row + 1, 'code');
    } else if (field === 'quantity' && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      focus(row + (event.key === 'ArrowDown' ? 1 : -1), field);
    }
  };
  const onPasted = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    // One code is typed faster; several cells are a list.
    if (!/[\t\n\r;,]/.test(pasted.trim())) return;
    event.preventDefault();
    onPaste(pasted);
  };
  const change = useCallback(
    (key: string, news: { itemCode?: string; quantity?: string }) => {
      if (news.itemCode !== undefined) setTyped(news.itemCode.trim());
      pad.change(key, news);
    },
    [pad],
  );
  const unknown = useCallback((key: string, itemCode: string) => pad.note(key, { unknown: itemCode }), [pad]);
  const asked = useCallback((key: string) => pad.note(key, { asked: true }), [pad]);
  const remove = useCallback((key: string) => pad.remove(new Set([key])), [pad]);
  return (
    <>
      <div className={styles.headings} aria-hidden="true">
        <span>{t('item')}</span>
        <span>{t('quantity')}</span>
        <span>{t('name')}</span>
        <span>{t('total')}</span>
      </div>
      <ol ref={list} className={styles.rows} onKeyDown={onKeyDown} onPaste={onPasted}>
        {rows.map((row, at) => (
          <Row
            key={row.key}
            row={row}
            at={at}
            item={found.get(row.itemCode.trim())}
            suggestionsId={suggestionsId}
            onChange={change}
            onRemove={remove}
            onUnknown={unknown}
            onAsked={asked}
          />
        ))}
      </ol>
      <datalist id={suggestionsId}>
        {suggestions.flatMap(({ IsCategory, IsArticle, OwnNumber = '', DirectURL, Label }) =>
          IsCategory || IsArticle
            ? []
            : [<option key={OwnNumber || DirectURL} value={OwnNumber || DirectURL} label={Label} />],
        )}
      </datalist>
    </>
  );
}
