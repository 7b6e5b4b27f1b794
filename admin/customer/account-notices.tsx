import { Alert, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CustomerDetail } from './customer.reader.ts';

/** What must be known before anything is done with the account. */
export function AccountNotices({
  customer: { status, reason, mergedInto, absorbed },
}: {
  readonly customer: CustomerDetail;
}) {
  const t = useTranslate();
  return (
    <>
      {status === 'suspended' && <Alert severity="error">{t('customer.isSuspended', { reason })}</Alert>}
      {mergedInto && (
        <Alert severity="info">
          {t('customer.livesOnIn')}{' '}
          <Link component={RouterLink} to={`/customer/${mergedInto.accountId}/show`}>
            {mergedInto.name}
          </Link>
        </Alert>
      )}
      {absorbed.length > 0 && (
        <Alert severity="info">
          {t('customer.hasAbsorbed')}{' '}
          {absorbed.map(({ accountId, name }, at) => (
            <span key={accountId}>
              {at > 0 && ', '}
              <Link component={RouterLink} to={`/customer/${accountId}/show`}>
                {name} ({accountId})
              </Link>
            </span>
          ))}
        </Alert>
      )}
    </>
  );
}
