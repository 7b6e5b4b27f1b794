import { useParams } from 'react-router-dom';
import { fileUrl } from '#contracts/client.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { useOrderAgain } from '#storefront/shared/order/use-order-again.tsx';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { invoiceQuery } from './invoice.queries.ts';
import { InvoiceDispute } from './invoice-dispute-later.ts';
import { InvoiceView } from './invoice-view.tsx';
import { PayInvoices } from './pay-invoices-later.ts';

const nothing = () => undefined;

/** Spec 2, invoice details and paying it. */
export function InvoicePage() {
  const { t } = useText(['invoice', 'order', 'common']);
  const { invoiceId = '' } = useParams();
  const invoice = useRead(invoiceQuery(invoiceId));
  const orderAgain = useOrderAgain();
  const number = invoice.InvoiceNumber;
  return (
    <div className={layout.stack}>
      <PageTitle>{t('title', { number })}</PageTitle>
      <div className={layout.headRow}>
        <h1>
          {t('heading')} <span className={text.nowrap}>{number}</span>
        </h1>
        <a href={paths.invoices}>{t('all')}</a>
      </div>
      <p className={layout.row}>
        <ButtonLink kind="ink" href={fileUrl('customer/downloadinvoicereport', { InvoiceId: invoiceId })}>
          {t('downloadPdf')}
        </ButtonLink>
        <ButtonLink href={`/downloadinvoicereport/${encodeURIComponent(invoiceId)}`}>{t('print')}</ButtonLink>
        {!invoice.Orders && (
          <Button pending={orderAgain.pending} onClick={() => void orderAgain.copy(invoice.OrderID)}>
            {t('order:orderAgain')}
          </Button>
        )}
      </p>
      {orderAgain.report}
      <InvoiceView invoice={invoice} />
      <InvoiceDispute invoice={invoice} />
      <PayInvoices invoices={invoice.AmountPayable > 0 ? [invoice] : []} onPaid={nothing} />
    </div>
  );
}
