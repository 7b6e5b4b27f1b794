import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { errorCode } from '#storefront/lib/api-error.ts';
import { paymentOptionsQuery } from '#storefront/shared/checkout/checkout.queries.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useIsOn } from '#storefront/shared/session/session.ts';
import { load } from '#storefront/lib/queries.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Payment } from '#storefront/shared/checkout/payment.tsx';
import { Summary } from '#storefront/shared/checkout/summary.tsx';
import { usePlacement } from '#storefront/shared/checkout/use-placement.ts';
import checkout from '#storefront/shared/checkout/checkout.module.css';
import { AcceptedRevision } from './accepted-revision.tsx';
import { ConversionRefusal } from './conversion-refusal.tsx';
import { QuoteFacts } from './quote-facts.tsx';
import { quoteQuery } from './quote.queries.ts';

/** Spec 1: a quote becomes an order, exactly in the revision that stands on this page. */
export function ConvertQuotePage() {
  const { t } = useText(['quote', 'checkout']);
  const queryClient = useQueryClient();
  const { quoteId = '' } = useParams();
  const newest = useRead(quoteQuery(quoteId));
  const options = useRead(paymentOptionsQuery(quoteId));
  // The accepted revision changes by the buyer's word only, whatever is published meanwhile.
  const [accepted, setAccepted] = useState(newest);
  const [changed, setChanged] = useState(false);
  const { QuoteHeader: header, QuoteLines } = accepted;
  const forget = () => queryClient.invalidateQueries({ queryKey: quoteQuery(quoteId).queryKey, refetchType: 'none' });
  const placement = usePlacement('checkout/convertquotetoorder', quoteId, {
    onPlaced: () => void forget(),
    onRefused: async () => {
      await forget();
      await load(queryClient, quoteQuery(quoteId));
    },
  });
  const superseded = errorCode(placement.error) === 'quote_revision_superseded';
  const seen = { Revision: header.Revision, RevisionHash: header.RevisionHash };
  const several = useIsOn('multiplePayments');
  const accept = () => {
    setAccepted(newest);
    setChanged(true);
    placement.clear();
  };
  return (
    <>
      <PageTitle>{t('convertTitle', { number: header.QuoteNumber })}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1>{t('convertHeading')}</h1>
      <div className={checkout.columns}>
        <div className={checkout.main}>
          <AcceptedRevision header={header} />
          <QuoteFacts header={header} />
          <Payment
            options={options}
            due={header.OrderTotal}
            currency={header.CurrencyCode}
            placement={placement}
            onPay={(payment) => placement.place({ QuoteId: quoteId, ...seen, payment })}
            onPayShares={
              several
                ? (Payments) =>
                    placement.placeShares({
                      OrderId: quoteId,
                      OrderTotal: header.OrderTotal,
                      Quote: seen,
                      Payments: [...Payments],
                    })
                : undefined
            }
            blocked={superseded}
            refusal={
              placement.error !== undefined ? (
                <ConversionRefusal
                  error={placement.error}
                  accepted={header}
                  newest={newest.QuoteHeader}
                  onAccept={accept}
                />
              ) : (
                // The button that was clicked is gone, so the focus needs another place.
                changed && (
                  <div tabIndex={-1} ref={(element) => element?.focus()}>
                    <Alert kind="ok">{t('nowAccepting', { revision: header.Revision })}</Alert>
                  </div>
                )
              )
            }
          />
        </div>
        <Summary header={header} lines={QuoteLines} edit={{ href: paths.quote(quoteId), label: t('backToQuote') }} />
      </div>
    </>
  );
}
