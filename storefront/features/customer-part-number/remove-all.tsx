import { Suspense, useState } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { useQueryClient } from '@tanstack/react-query';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { refreshPartNumbers } from './part-number.queries.ts';

const ConfirmDialog = lazyPart(async () => (await import('#storefront/shared/confirm-dialog.tsx')).ConfirmDialog);

/** All at once, after a question: a wrong import of 50,000 is nothing to remove one by one. */
export function RemoveAll({ count }: { readonly count: number }) {
  const { t } = useText(['customer-part-number', 'common']);
  const queryClient = useQueryClient();
  const { run, pending, error } = useCommand('customer/removeallpartnumbers');
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    if (await run({ Count: count })) announce(t('removedAll'));
    await refreshPartNumbers(queryClient);
  };
  return (
    <>
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <Button pending={pending} onClick={() => setAsking(true)}>
        {t('removeAll')}
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={t('removeAll')}
            yes={t('removeAll')}
            no={t('keepAll')}
            onAnswer={(yes) => {
              setAsking(false);
              if (yes) void remove();
            }}
          >
            <p>{t('removeAllSure', { count })}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
