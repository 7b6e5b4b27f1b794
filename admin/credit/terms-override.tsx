import { Button, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { dayOnly, shopDayIn } from '#admin/lib/format.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { overdueKey, useOverdue } from './use-overdue.ts';

/** Says that something overdue blocks orders on terms, and lets staff allow them all the same. */
export function TermsOverride({ accountId }: { readonly accountId: string }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayGrant = useMay('credit');
  const { send, isBusy } = useCommand(overdueKey(accountId));
  const [isAsking, setIsAsking] = useState(false);
  const standing = useOverdue(accountId);
  const override = standing?.override?.isOver ? undefined : standing?.override;
  return (
    <>
      {standing?.isBlocked && (
        <Typography color="error" sx={{ mt: 1 }}>
          {t('credit.isBlocked', { smart_count: standing.overdueDays })}
        </Typography>
      )}
      {standing?.isBlocked && mayGrant && (
        <Button size="small" onClick={() => setIsAsking(true)}>
          {t('credit.override')}…
        </Button>
      )}
      {override && (
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t('credit.isOverridden', { day: dayOnly(override.until, locale), reason: override.reason })}
        </Typography>
      )}
      {override && mayGrant && (
        <Button
          size="small"
          disabled={isBusy}
          onClick={() => void send('admin/credit/withdrawtermsoverride', { accountId }, 'credit.overrideWithdrawn')}
        >
          {t('credit.withdrawOverride')}
        </Button>
      )}
      {isAsking && <OverrideDialog accountId={accountId} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function OverrideDialog({ accountId, onClose }: { readonly accountId: string; readonly onClose: () => void }) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const grant = async (form: FormData) => {
    await client.post('admin/credit/granttermsoverride', {
      ...{ accountId, until: String(form.get('until')), reason: String(form.get('reason')) },
    });
    await queryClient.invalidateQueries({ queryKey: overdueKey(accountId) });
  };
  return (
    <CommandDialog title={t('credit.override')} done="credit.isGranted" onClose={onClose} onSubmit={grant}>
      <Typography>{t('credit.overrideHint')}</Typography>
      <TextField
        name="until"
        type="date"
        label={t('credit.until')}
        required
        autoFocus
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: shopDayIn(0) } }}
      />
      <TextField name="reason" label={t('credit.reason')} required slotProps={{ htmlInput: { maxLength: 300 } }} />
    </CommandDialog>
  );
}
