import { useEffect, useRef } from 'react';
import { announce } from '#storefront/lib/announce.ts';
import { formatNumber } from '#storefront/lib/numbers.ts';
import { useText } from '#storefront/lib/text.ts';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';

/** The list's name and its count; a changed count is read out, because the focus stays on the filter. */
export function ResultHead({
  title,
  total,
  note = '',
}: {
  readonly title: string;
  readonly total: number;
  readonly note?: string;
}) {
  const { t, language } = useText('category');
  const results = t('results', { count: total, number: formatNumber(total, language) });
  const last = useRef(results);
  useEffect(() => {
    if (last.current !== results) announce(results);
    last.current = results;
  }, [results]);
  return (
    <div>
      <div className={layout.headRow}>
        <h1>{title}</h1>
        <p className={text.quiet}>{results}</p>
      </div>
      {note && <p className={text.quiet}>{note}</p>}
    </div>
  );
}
