import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { encodeFilters, listHref, sortOrders } from './filter-url.ts';
import { useText } from '#storefront/lib/text.ts';
import text from '#storefront/ui/text.module.css';
import { facetsId, type ListProps } from './list-props.ts';
import styles from './list-tools.module.css';

export function ListTools({ list, state, path }: ListProps) {
  const { t } = useText('category');
  const chosen = [...state.filters.values()].flat().length;
  return (
    <div className={styles.tools}>
      {list.facets.length > 0 && (
        <button type="button" className={styles.filter} popoverTarget={facetsId}>
          <IconAdjustmentsHorizontal aria-hidden size={18} />
          {chosen > 0 ? t('filterChosen', { count: chosen }) : t('filter')}
        </button>
      )}
      <div className={styles.views} role="group" aria-label={t('view')}>
        <a
          className={styles.view}
          href={listHref(path, state, { view: 'grid', page: state.page })}
          aria-current={state.view === 'grid' || undefined}
          aria-label={t('viewGrid')}
          data-scroll="keep"
        >
          <IconLayoutGrid aria-hidden size={18} stroke={1.75} />
        </a>
        <a
          className={styles.view}
          href={listHref(path, state, { view: 'table', page: state.page })}
          aria-current={state.view === 'table' || undefined}
          aria-label={t('viewTable')}
          data-scroll="keep"
        >
          <IconTable aria-hidden size={18} stroke={1.75} />
        </a>
      </div>
      <SortForm list={list} state={state} path={path} />
    </div>
  );
}

/** A GET form: choosing sends it; without JavaScript the button does. */
function SortForm({ list, state, path }: ListProps) {
  const { t } = useText('category');
  const byColumn = state.column ? list.columns.find(({ key }) => key === state.column)?.name : undefined;
  const columnName = byColumn ?? (state.column === 'brand' ? t('brand') : t('item'));
  return (
    <form className={styles.sort} action={path} data-scroll="keep">
      {state.keyword !== undefined && <input type="hidden" name="keyword" value={state.keyword} />}
      {state.category !== undefined && <input type="hidden" name="category" value={state.category} />}
      {state.filters.size > 0 && <input type="hidden" name="filters" value={encodeFilters(state.filters)} />}
      {state.view === 'table' && <input type="hidden" name="view" value="table" />}
      {state.hidden.length > 0 && <input type="hidden" name="hide" value={state.hidden.join(',')} />}
      <select
        key={state.sort + state.column}
        name="sort"
        defaultValue={state.sort}
        aria-label={t('sort')}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {state.column && (
          <option value={state.sort}>
            {columnName} {state.sort === 'column-up' ? '↑' : '↓'}
          </option>
        )}
        {sortOrders.map((order) => (
          <option key={order} value={order}>
            {t(`order.${order}`)}
          </option>
        ))}
      </select>
      <noscript>
        <button className={text.nowrap}>{t('sort')}</button>
      </noscript>
    </form>
  );
}
