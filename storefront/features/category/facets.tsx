// Every value is a link to the list with that value toggled: it works without JavaScript, and pointing at it
// fetches the list. On a phone the same element is a popover that the Filter button opens.
import type { Facet } from '#contracts/category.ts';
import { listHref, toggleFilter } from './filter-url.ts';
import { formatNumber } from '#storefront/lib/numbers.ts';
import { keptMarkup } from '#storefront/lib/kept-markup.ts';
import { useText } from '#storefront/lib/text.ts';
import { buttonClass } from '#storefront/ui/button.tsx';
import text from '#storefront/ui/text.module.css';
import { facetsId, type ListProps } from './list-props.ts';
import styles from './facets.module.css';

/** More values than this are folded. */
const shownValues = 9;

export function Facets({ list, state, path }: ListProps) {
  const { t, language } = useText(['category', 'common']);
  const number = (count: number) => formatNumber(count, language);
  return (
    <section id={facetsId} className={styles.rail} popover="auto" aria-label={t('filters')}>
      <div className={styles.head}>
        <strong>{t('filters')}</strong>
        <button type="button" className={styles.close} popoverTarget={facetsId} popoverTargetAction="hide">
          {t('common:close')}
        </button>
      </div>
      <div
        {...keptMarkup.each(
          'facet',
          list.facets,
          () => [language, listHref(path, state)],
          (facet) => (
            <FacetValues
              key={facet.key}
              facet={facet}
              hrefOf={(value) => listHref(path, state, { filters: toggleFilter(state.filters, facet.key, value) })}
              number={number}
              more={(count) => t('more', { count })}
            />
          ),
        )}
      />
      <div className={styles.foot}>
        <button
          type="button"
          className={buttonClass({ kind: 'ink', wide: true })}
          popoverTarget={facetsId}
          popoverTargetAction="hide"
        >
          {t('showResults', { count: list.total, number: number(list.total) })}
        </button>
      </div>
    </section>
  );
}

interface FacetValuesProps {
  readonly facet: Facet;
  readonly hrefOf: (value: string) => string;
  readonly number: (count: number) => string;
  readonly more: (count: number) => string;
}

function FacetValues({ facet, hrefOf, number, more }: FacetValuesProps) {
  const value = ({ value: name, label, count, selected }: Facet['values'][number]) => (
    <li key={name}>
      <a
        className={styles.value}
        href={hrefOf(name)}
        aria-current={selected || undefined}
        rel="nofollow"
        data-scroll="keep"
      >
        <span className={styles.label}>{label}</span>
        <span className={styles.count}>{number(count)}</span>
      </a>
    </li>
  );
  const folded = facet.values.length > shownValues + 2 ? facet.values.slice(shownValues) : [];
  const shown = facet.values.slice(0, facet.values.length - folded.length);
  return (
    <div className={styles.facet}>
      <h2 className={text.legend}>{facet.unit ? `${facet.name} (${facet.unit})` : facet.name}</h2>
      <ul>{shown.map(value)}</ul>
      {folded.length > 0 && (
        <details open={folded.some((one) => one.selected)}>
          <summary className={styles.more}>{more(folded.length)}</summary>
          <ul>{folded.map(value)}</ul>
        </details>
      )}
    </div>
  );
}
