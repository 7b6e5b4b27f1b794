// Tells the buyer why the quote was not ordered, and shows the way on.
import { useQuery } from '@tanstack/react-query';
import { errorCode, isApiError } from '#storefront/lib/api-error.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useRefusalText } from '#storefront/shared/checkout/refusal-text.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import type { WireQuote } from '#storefront/shared/wire-types.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { DifferenceTable } from './difference-table.tsx';
import { differenceQuery, quoteQuery } from './quote.queries.ts';

interface ConversionRefusalProps {
  readonly error: unknown;
  readonly accepted: WireQuote['QuoteHeader'];
  readonly newest: WireQuote['QuoteHeader'];
  readonly onAccept: () => void;
}

export function ConversionRefusal({ error, accepted, newest, onAccept }: ConversionRefusalProps) {
  const text = useRefusalText();
  const code = errorCode(error);
  if (code === 'quote_revision_superseded')
    return <Superseded accepted={accepted} newest={newest} current={currentOf(error)} onAccept={onAccept} />;
  return (
    <Alert kind="error">
      <p>{text(error)}</p>
      <WayOn code={code} quoteId={accepted.QuoteID} />
    </Alert>
  );
}

/** The revision that stands, as the refusal says. */
const currentOf = (error: unknown): number => (isApiError(error) ? Number(error.answer.params?.current ?? 0) : 0);
/** The page asks this often whether the newest revision can be read yet. */
const lookAgain = 500;

function WayOn({ code, quoteId }: { readonly code: string; readonly quoteId: string }) {
  const { t } = useText(['quote', 'checkout']);
  switch (code) {
    case 'quote_expired':
      return <ButtonLink href={paths.quote(quoteId)}>{t('askAgain')}</ButtonLink>;
    case 'already_placed':
    case 'quote_converted':
      return <ButtonLink href={paths.orderComplete(quoteId)}>{t('checkout:showOrder')}</ButtonLink>;
    default:
      return code.startsWith('quote_') || code === 'checkout_incomplete' ? (
        <ButtonLink href={paths.quote(quoteId)}>{t('backToQuote')}</ButtonLink>
      ) : null;
  }
}

/** Another revision was published while the buyer was paying: nothing is ordered before they have seen what differs. */
function Superseded({
  accepted,
  newest,
  current,
  onAccept,
}: Omit<ConversionRefusalProps, 'error'> & { readonly current: number }) {
  const { t, language } = useText('quote');
  // The refusal is decided on events; what can be read may be a moment behind them.
  const known = newest.Revision >= current;
  useQuery({ ...quoteQuery(accepted.QuoteID), refetchInterval: known ? false : lookAgain });
  const { data: difference } = useQuery({
    ...differenceQuery(accepted.QuoteID, accepted.Revision, newest.Revision),
    enabled: known,
  });
  return (
    <Alert kind="error">
      <h2>{t('supersededTitle', { current })}</h2>
      <p>{t('supersededText', { revision: accepted.Revision })}</p>
      {difference && <DifferenceTable difference={difference} currency={newest.CurrencyCode} />}
      <p className={layout.row}>
        {difference && (
          <Button kind="ink" onClick={onAccept}>
            {t('acceptNew', {
              revision: newest.Revision,
              total: formatMoney(newest.OrderTotal, newest.CurrencyCode, language),
            })}
          </Button>
        )}
        <ButtonLink href={paths.quote(accepted.QuoteID)}>{t('backToQuote')}</ButtonLink>
      </p>
    </Alert>
  );
}
