import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { INVOICE_FILTERS } from '#contracts/invoice/invoice-filters.ts';
import { formatFullDay } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { useOrderAgain } from '#storefront/shared/order/use-order-again.tsx';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { Pagination } from '#storefront/ui/pagination.tsx';
import { SearchForm } from '#storefront/ui/search-form.tsx';
import { Select } from '#storefront/ui/select.tsx';
import text from '#storefront/ui/text.module.css';
import { agedBalanceQuery, invoicesPageSize, invoicesQuery } from './invoice.queries.ts';
import { InvoiceTable } from './invoice-table.tsx';
import { invoiceListHref, parseInvoiceList } from './invoice-list-url.ts';
import { asPayable, OtherAmounts, otherAmountsOf } from './other-amounts.tsx';
import { PayInvoices } from './pay-invoices-later.ts';
import styles from './invoice.module.css';

/** Spec 2, /profile/myinvoices: what was billed, and paying several at once. */
export function InvoicesPage() {
  const { t, language } = useText(['invoice', 'common']);
  const navigate = useNavigate();
  const state = parseInvoiceList(new URLSearchParams(useLocation().search));
  const { total, pending, currency, invoices } = useRead(invoicesQuery(state));
  const others = otherAmountsOf(useRead(agedBalanceQuery));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const nameOf = ({ Kind, DueDate }: (typeof others)[number]) =>
    t('otherNamed', { name: t(`itemKind.${Kind}`), day: formatFullDay(DueDate, language) });
  // What was paid meanwhile can be chosen no more.
  const payable = [...invoices, ...others.map(asPayable(currency, nameOf))].filter(
    ({ AmountPayable, InvoiceId }) => AmountPayable > 0 && chosen.includes(InvoiceId),
  );
  const orderAgain = useOrderAgain();
  const [isPaying, setIsPaying] = useState(false);
  const choose = (invoiceId: string, isChosen: boolean) => {
    setIsPaying(true);
    setChosen(isChosen ? [...chosen, invoiceId] : chosen.filter((one) => one !== invoiceId));
  };
  return (
    <div className={layout.stack}>
      <PageTitle>{t('common:invoices')}</PageTitle>
      <div className={layout.headRow}>
        <h1>{t('common:invoices')}</h1>
        <p className={text.quiet}>{t('count', { count: total })}</p>
        {pending > 0 && (
          <p>
            <strong>{t('pendingOf', { amount: formatMoney(pending, currency, language) })}</strong>
          </p>
        )}
      </div>
      <div className={styles.find}>
        <Select
          label={t('show')}
          value={state.filter}
          options={INVOICE_FILTERS.map((filter) => ({ value: filter, label: t(`filter.${filter}`) }))}
          onChange={({ target }) => {
            const filter = INVOICE_FILTERS.find((one) => one === target.value) ?? 'all';
            void navigate(invoiceListHref({ ...state, filter, page: 1 }));
          }}
        />
        <SearchForm label={t('search')} action={paths.invoices} search={state.search} />
      </div>
      {orderAgain.report}
      {invoices.length > 0 ? (
        <InvoiceTable invoices={invoices} chosen={chosen} onChoose={choose} orderAgain={orderAgain} />
      ) : (
        <div className={layout.tight}>
          <p>{state.search || state.filter !== 'all' ? t('noneFound') : t('noneYet')}</p>
          {(state.search || state.filter !== 'all') && (
            <p>
              <ButtonLink href={paths.invoices}>{t('all')}</ButtonLink>
            </p>
          )}
        </div>
      )}
      <Pagination
        label={t('pages')}
        previous={t('previous')}
        next={t('next')}
        page={state.page}
        pages={Math.ceil(total / invoicesPageSize)}
        href={(page) => invoiceListHref({ ...state, page })}
      />
      {others.length > 0 && <OtherAmounts items={others} currency={currency} chosen={chosen} onChoose={choose} />}
      {isPaying && <PayInvoices invoices={payable} onPaid={() => setChosen([])} />}
    </div>
  );
}
