import { useLocation } from 'react-router-dom';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { Pagination } from '#storefront/ui/pagination.tsx';
import { Select } from '#storefront/ui/select.tsx';
import text from '#storefront/ui/text.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import { ages, listedStatuses, parseQuoteList, quoteListHref, type QuoteListState } from './quote-list-url.ts';
import { QuoteTable } from './quote-table.tsx';
import { quotesPageSize, quotesQuery } from './quote.queries.ts';
import styles from './quotes.module.css';

export function QuotesPage() {
  const { t } = useText(['quote', 'common']);
  const { search: query } = useLocation();
  const state = parseQuoteList(new URLSearchParams(query));
  const data = useRead(quotesQuery(state));
  return (
    <div className={layout.stack}>
      <PageTitle>{t('listTitle')}</PageTitle>
      <div className={layout.headRow}>
        <h1>{t('common:quotes')}</h1>
        <p className={text.quiet}>{t('count', { count: data.total })}</p>
      </div>
      <Filters key={query} state={state} />
      {data.quotes.length > 0 ? <QuoteTable quotes={data.quotes} /> : <Nothing state={state} />}
      <Pagination
        label={t('pages')}
        previous={t('previous')}
        next={t('next')}
        page={state.page}
        pages={Math.ceil(data.total / quotesPageSize)}
        href={(page) => quoteListHref(paths.quotes, { ...state, page })}
      />
    </div>
  );
}

function Filters({ state }: { readonly state: QuoteListState }) {
  const { t } = useText('quote');
  return (
    <form className={styles.filters} action={paths.quotes}>
      <TextField label={t('searchLabel')} name="search" type="search" defaultValue={state.search} maxLength={60} />
      <Select
        label={t('status')}
        name="status"
        defaultValue={state.status ?? ''}
        options={[
          { value: '', label: t('anyStatus') },
          ...listedStatuses.map((status) => ({ value: status, label: t(`statusOf.${status}`) })),
        ]}
      />
      <Select
        label={t('age')}
        name="age"
        defaultValue={state.age ?? ''}
        options={[
          { value: '', label: t('anyAge') },
          ...ages.map((days) => ({ value: String(days), label: t('ageDays', { days }) })),
        ]}
      />
      <Button type="submit" kind="ink">
        {t('filter')}
      </Button>
    </form>
  );
}

function Nothing({ state }: { readonly state: QuoteListState }) {
  const { t } = useText(['quote', 'common']);
  const narrowed = state.search !== '' || state.status !== undefined || state.age !== undefined;
  const why = state.search ? t('noneFound') : narrowed ? t('noneFit') : t('noneYet');
  return (
    <div className={layout.tight}>
      <p>{why}</p>
      <p>
        {narrowed ? (
          <ButtonLink href={paths.quotes}>{t('all')}</ButtonLink>
        ) : (
          <ButtonLink href={paths.categories}>{t('common:toHome')}</ButtonLink>
        )}
      </p>
    </div>
  );
}
