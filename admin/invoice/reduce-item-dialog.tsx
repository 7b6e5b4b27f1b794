import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { amountText, typedAmount } from '#admin/lib/number-input.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { MoneyField } from '#admin/ui/money-field.tsx';
import type { AgedBalance } from '#contracts/credit/aged-balance.ts';
import { openItemName } from './open-item-name.ts';
import { CorrectionReason } from './correction-reason.tsx';
import { useReadAgain } from './use-read-again.ts';

export type Reduction = 'adjust' | 'writeOff';

const ROUTES = { adjust: 'admin/credit/adjustitem', writeOff: 'admin/credit/writeoffitem' } as const;
const TITLES = { adjust: 'invoice.adjustTitle', writeOff: 'invoice.writeOffTitle' } as const;
const HINTS = { adjust: 'invoice.adjustHint', writeOff: 'invoice.writeOffHint' } as const;
const DONE = { adjust: 'invoice.isAdjusted', writeOff: 'invoice.isWrittenOff' } as const;

interface ReduceItemDialogProps {
  readonly accountId: string;
  readonly currency: string;
  readonly kind: Reduction;
  readonly item: AgedBalance['OpenItems'][number];
  readonly onClose: () => void;
}

/** Takes something off an open item, with a reason: an adjustment or a write-off. */
export function ReduceItemDialog({ accountId, currency, kind, item, onClose }: ReduceItemDialogProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const readAgain = useReadAgain();
  const [typed, setTyped] = useState(amountText(item.Open, locale));
  const amount = typedAmount(typed, locale) ?? 0;
  const reduce = async (form: FormData) => {
    const reason = String(form.get('reason'));
    await client.post(ROUTES[kind], { accountId, openItemId: item.OpenItemId, amount, reason });
    await readAgain();
  };
  return (
    <CommandDialog
      title={t(TITLES[kind], { item: openItemName(item, t) })}
      submit={t(`invoice.${kind}`)}
      color={kind === 'writeOff' ? 'error' : 'primary'}
      done={DONE[kind]}
      notYet={amount <= 0 || amount > item.Open}
      onClose={onClose}
      onSubmit={reduce}
    >
      <Typography>{t(HINTS[kind])}</Typography>
      <Stack direction="row">
        <MoneyField
          label={`${t('invoice.amount')} (${currency})`}
          value={typed}
          onChange={setTyped}
          currency={currency}
          most={item.Open}
          autoFocus
        />
      </Stack>
      <CorrectionReason />
    </CommandDialog>
  );
}
