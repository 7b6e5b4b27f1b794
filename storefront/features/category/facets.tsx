// Every value is a link to the list with that value toggled: it works without JavaScript, and pointing at it
// fetches the list. On a phone the same element is a popover that the Filter button opens.
import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Facet } from '#contracts/category/category.ts';
import { onFacetChange, onFacetInput } from './facet-events.ts';
import { FacetRange, type RangeTexts } from './facet-range.tsx';
import { listHref, rangeOf, toggleFilter, withRange } from './filter-url.ts';
import { formatNumber } from '#storefront/lib/numbers.ts';
import { keptMarkup } from '#storefront/lib/kept-markup.ts';
import { useText } from '#storefront/lib/text.ts';
import { buttonClass } from '#storefront/ui/button.tsx';
import text from '#storefront/ui/text.module.css';
import { facetsId, type ListProps } from './list-props.ts';
import { usePriceName } from './price-name.ts';
import styles from './facets.module.css';

/** More values than this are folded. */
const shownValues = 9;
/** More than this are looked through by typing. */
const searchedValues = 14;
/** As many as the answer has at most: what a slider stops at is not all there is. */
const mostStops = 60;

export function Facets({ list, state, path }: ListProps) {
  const { t, language } = useText(['category', 'common']);
  const navigate = useNavigate();
  const number = (count: number) => formatNumber(count, language);
  const rangeTexts = (name: string): RangeTexts => ({
    from: t('rangeFrom', { name }),
    to: t('rangeTo', { name }),
    apply: t('rangeApply'),
    number: (value) => (language === 'fr' ? String(value).replace('.', ',') : String(value)),
  });
  const price = rangeOf(state.filters.get('price')?.[0] ?? '');
  const priceName = usePriceName();
  const isInStock = state.filters.get('stock')?.includes('in') ?? false;
  /** With the router the address is the one that links have, too. */
  const onSubmit = (event: FormEvent<HTMLElement>) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.dataset['range']) return;
    event.preventDefault();
    const fields = new FormData(form);
    const [from, to] = [String(fields.get('from')), String(fields.get('to'))];
    void navigate(listHref(path, state, { filters: withRange(state.filters, form.dataset['range'], from, to) }), {
      preventScrollReset: true,
    });
  };
  return (
    <section
      id={facetsId}
      className={styles.rail}
      popover="auto"
      aria-label={t('filters')}
      onInput={onFacetInput}
      onChange={onFacetChange}
      onSubmit={onSubmit}
    >
      <div className={styles.head}>
        <strong>{t('filters')}</strong>
        <button type="button" className={styles.close} popoverTarget={facetsId} popoverTargetAction="hide">
          {t('common:close')}
        </button>
      </div>
      {list.narrowedBy.includes('stock') && (
        <div className={styles.facet}>
          <ul>
            <li>
              <a
                className={styles.value}
                href={listHref(path, state, { filters: toggleFilter(state.filters, 'stock', 'in') })}
                aria-current={isInStock || undefined}
                rel="nofollow"
                data-scroll="keep"
              >
                <span className={styles.label}>{t('inStockOnly')}</span>
              </a>
            </li>
          </ul>
        </div>
      )}
      {list.narrowedBy.includes('price') && (
        <details className={styles.facet} open>
          <summary>
            <h2 className={text.legend}>{priceName}</h2>
          </summary>
          <FacetRange
            facetKey="price"
            range={{
              min: Number.NaN,
              max: Number.NaN,
              from: price?.from ? Number(price.from) : null,
              to: price?.to ? Number(price.to) : null,
            }}
            stops={[]}
            state={state}
            path={path}
            texts={rangeTexts(priceName)}
          />
        </details>
      )}
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
              find={(name) => t('findIn', { name })}
              range={
                facet.range && (
                  <FacetRange
                    facetKey={facet.key}
                    range={facet.range}
                    stops={facet.values.length < mostStops ? facet.values.map(({ value }) => value) : []}
                    state={state}
                    path={path}
                    texts={rangeTexts(facet.name)}
                  />
                )
              }
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
  readonly find: (name: string) => string;
  readonly range: ReactNode;
}

function FacetValues({ facet, hrefOf, number, more, find, range }: FacetValuesProps) {
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
    <details className={styles.facet} data-facet open>
      <summary>
        <h2 className={text.legend}>{facet.unit ? `${facet.name} (${facet.unit})` : facet.name}</h2>
      </summary>
      {range}
      <ul>{shown.map(value)}</ul>
      {folded.length > 0 && (
        <details className={styles.fold} open={folded.some((one) => one.selected)}>
          <summary className={styles.more}>{more(folded.length)}</summary>
          {facet.values.length > searchedValues && (
            <input className={styles.find} type="search" aria-label={find(facet.name)} placeholder={find(facet.name)} />
          )}
          <ul>{folded.map(value)}</ul>
        </details>
      )}
    </details>
  );
}
