import { useParams } from 'react-router-dom';
import { fileUrl } from '#contracts/client.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { invoiceQuery } from './invoice.queries.ts';
import { InvoiceView } from './invoice-view.tsx';
import styles from './invoice.module.css';

/** Spec 2, the bare /downloadinvoicereport: an invoice to be printed or kept. */
export function InvoiceReportPage() {
  const { t } = useText('invoice');
  const { invoiceId = '' } = useParams();
  const invoice = useRead(invoiceQuery(invoiceId));
  const number = invoice.InvoiceNumber;
  return (
    <div className={`${layout.stack} ${styles.report}`}>
      <PageTitle>{t('title', { number })}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1>
        {t('heading')} <span className={text.nowrap}>{number}</span>
      </h1>
      <p className={`${layout.row} ${styles.onScreen}`}>
        <ButtonLink kind="ink" href={fileUrl('customer/downloadinvoicereport', { InvoiceId: invoiceId })}>
          {t('downloadPdf')}
        </ButtonLink>
        <Button onClick={() => window.print()}>{t('print')}</Button>
        <a href={paths.invoice(invoiceId)}>{t('toInvoice')}</a>
      </p>
      <InvoiceView invoice={invoice} />
    </div>
  );
}
