// A range of numbers: fields to type it, and a slider over the numbers that there are. A form that works without
// JavaScript; what moves together is in facet-events.ts.
import type { Facet } from '#contracts/category/category.ts';
import { encodeFilters, type ListState } from './filter-url.ts';
import styles from './facet-range.module.css';

interface FacetRangeProps {
  readonly facetKey: string;
  readonly range: NonNullable<Facet['range']>;
  /** Numbers that the slider stops at, by size; without them it has none. */
  readonly stops: readonly string[];
  readonly state: ListState;
  readonly path: string;
  readonly texts: RangeTexts;
}

export interface RangeTexts {
  readonly from: string;
  readonly to: string;
  readonly apply: string;
  /** A number as the reader writes it. */
  readonly number: (number: number) => string;
}

/** Alike in both languages. */
const SHORT = { from: 'min.', to: 'max.' } as const;

/** Where a slider stands for a number: at the first stop that is not less, or at the last that is not more. */
function standingAt(stops: readonly string[], number: number | null, end: 'from' | 'to'): number {
  if (number === null) return end === 'from' ? 0 : stops.length - 1;
  const at =
    end === 'from'
      ? stops.findIndex((stop) => Number(stop) >= number)
      : stops.findLastIndex((stop) => Number(stop) <= number);
  return at < 0 ? (end === 'from' ? stops.length - 1 : 0) : at;
}

export function FacetRange({ facetKey, range, stops, state, path, texts }: FacetRangeProps) {
  const { from, to, min, max } = range;
  const others = new Map([...state.filters].filter(([key]) => key !== facetKey));
  const slider = (end: 'from' | 'to') => (
    <input
      className={styles.slider}
      type="range"
      min={0}
      max={stops.length - 1}
      step={1}
      defaultValue={standingAt(stops, range[end], end)}
      aria-label={texts[end]}
      aria-valuetext={stops[standingAt(stops, range[end], end)]}
      data-end={end}
    />
  );
  const field = (end: 'from' | 'to', value: number | null, hint: number) => (
    <input
      className={styles.field}
      type="text"
      inputMode="decimal"
      name={end}
      defaultValue={value === null ? '' : texts.number(value)}
      placeholder={Number.isFinite(hint) ? texts.number(hint) : SHORT[end]}
      aria-label={texts[end]}
      maxLength={12}
      autoComplete="off"
    />
  );
  return (
    <form
      className={styles.range}
      action={path}
      data-range={facetKey}
      data-scroll="keep"
      // Another choice is another form: its fields begin anew.
      key={`${from} ${to}`}
    >
      {state.keyword !== undefined && <input type="hidden" name="keyword" value={state.keyword} />}
      {state.category !== undefined && <input type="hidden" name="category" value={state.category} />}
      {others.size > 0 && <input type="hidden" name="filters" value={encodeFilters(others)} />}
      {state.sort !== 'best-match' && <input type="hidden" name="sort" value={state.sort} />}
      {state.column && <input type="hidden" name="column" value={state.column} />}
      {state.view === 'table' && <input type="hidden" name="view" value="table" />}
      {state.hidden.length > 0 && <input type="hidden" name="hide" value={state.hidden.join(',')} />}
      <input type="hidden" name="range" value={facetKey} />
      {stops.length > 1 && (
        <div className={styles.sliders} data-stops={stops.join(' ')}>
          {slider('from')}
          {slider('to')}
        </div>
      )}
      <div className={styles.fields}>
        {field('from', from, min)}
        <span aria-hidden>–</span>
        {field('to', to, max)}
        <button className={styles.apply}>{texts.apply}</button>
      </div>
    </form>
  );
}
