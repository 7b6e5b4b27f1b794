import { Suspense, useState } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReturnRecord } from '#contracts/return/return-shapes.ts';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { focusHeading } from '#storefront/lib/focus.ts';
import { saveFile } from '#storefront/lib/save-file.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';

const ConfirmDialog = lazyPart(async () => (await import('#storefront/shared/confirm-dialog.tsx')).ConfirmDialog);

interface ReturnActionsProps {
  readonly one: ReturnRecord;
  readonly email?: string;
}

/** The slip for the parcel, and the way back, both until the goods have arrived. */
export function ReturnActions({ one, email }: ReturnActionsProps) {
  const { t } = useText(['return', 'common']);
  const queryClient = useQueryClient();
  const slip = useCommand('return/slip');
  const withdrawal = useCommand('return/withdraw');
  const [isAsking, setAsking] = useState(false);
  if (one.Status !== 'requested' && one.Status !== 'approved') return null;
  const asked = { ReturnId: one.ReturnID, ...(email ? { email } : {}) };
  const print = async () => {
    const file = await slip.run(asked);
    if (file) saveFile(file, 'application/pdf');
  };
  const withdraw = async () => {
    if (!(await withdrawal.run(asked))) return;
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith('return/') });
    // The button is gone with it, so the focus needs another place.
    focusHeading();
    announce(t('withdrawn'));
  };
  const error = slip.error ?? withdrawal.error;
  return (
    <>
      <div className={layout.row}>
        <Button kind={one.Status === 'approved' ? 'ink' : 'plain'} pending={slip.pending} onClick={() => void print()}>
          {t('slip')}
        </Button>
        <Button kind="link" pending={withdrawal.pending} onClick={() => setAsking(true)}>
          {t('withdraw')}
        </Button>
      </div>
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={t('withdraw')}
            yes={t('withdraw')}
            no={t('cancel')}
            onAnswer={(yes) => {
              setAsking(false);
              if (yes) void withdraw();
            }}
          >
            <p>{t('withdrawSure')}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
