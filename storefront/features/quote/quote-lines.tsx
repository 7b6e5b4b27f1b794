import type { WireQuote } from '#storefront/shared/wire-types.ts';
import { useText } from '#storefront/lib/text.ts';
import layout from '#storefront/ui/layout.module.css';
import { AddLine } from './later-parts.ts';
import { QuoteLine } from './quote-line.tsx';
import type { QuoteEdits } from './use-quote-edits.ts';
import styles from './quote.module.css';

/** The lines, to be read; with `edits` also to be changed and talked about. */
export function QuoteLines({ quote, edits }: { readonly quote: WireQuote; readonly edits?: QuoteEdits }) {
  const { t } = useText('quote');
  const { QuoteHeader: header, QuoteLines: lines, Messages } = quote;
  const editable = edits && header.CanEdit ? edits : undefined;
  return (
    <section className={layout.sheet} aria-label={t('lines')}>
      <ul>
        {lines.map((line) => (
          <QuoteLine
            key={line.LineID}
            line={line}
            header={header}
            edits={editable}
            removable={lines.length > 1}
            messages={edits && Messages.filter((message) => message.lineId === line.LineID)}
          />
        ))}
      </ul>
      {editable && (
        <div className={styles.addLine}>
          <AddLine edits={editable} />
        </div>
      )}
    </section>
  );
}
