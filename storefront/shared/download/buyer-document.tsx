import type { BuyerDocument as Wire } from '#contracts/download/download.ts';
import { formatFullDay } from '#storefront/lib/dates.ts';
import { wholeKilobytes } from '#storefront/lib/numbers.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import text from '#storefront/ui/text.module.css';
import { useDownload } from './use-download.ts';

/** A document that was bought, with what is left of it: "2 of 3 downloads left, until 14 Jan 2027". */
export function BuyerDocument({ document, email }: { readonly document: Wire; readonly email?: string }) {
  const { t, language } = useText('common');
  const { take, pending, problem } = useDownload(email);
  const { title, status, times, remaining, validTill, size } = document;
  const date = validTill && formatFullDay(validTill, language);
  const facts =
    status === 'over'
      ? [t('buyerDocument.over', { date })]
      : status === 'used-up'
        ? [t('buyerDocument.usedUp', { times })]
        : [
            t('kilobytes', { size: wholeKilobytes(size, language) }),
            ...(times > 0 ? [t('buyerDocument.left', { remaining, times })] : []),
            ...(date ? [t('buyerDocument.until', { date })] : []),
          ];
  return (
    <>
      {status === 'open' ? (
        <Button
          kind="link"
          pending={pending}
          aria-label={t('buyerDocument.download', { title })}
          onClick={() => void take(document)}
        >
          {title}
        </Button>
      ) : (
        title
      )}{' '}
      <span className={text.quiet}>{facts.join(', ')}</span>
      {problem && <Alert kind="error">{problem}</Alert>}
    </>
  );
}
