import { Checkbox, FormControlLabel, FormHelperText, Stack } from '@mui/material';
import { useId } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { money } from '#admin/lib/format.ts';
import type { RefundPreview } from '#contracts/order/order-desk-shapes.ts';

const NAME = 'storeCredit';

export const isStoreCredit = (form: FormData): boolean => form.get(NAME) !== null;

interface Props {
  readonly preview: Pick<RefundPreview, 'storeCredit'>;
  readonly currency: string;
  /** The buyer has asked for it. */
  readonly isAsked?: boolean;
}

/** Gives a refund, as far as money was paid, as a gift certificate. */
export function StoreCreditBox({ preview: { storeCredit }, currency, isAsked = false }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const help = useId();
  if (!storeCredit) return null;
  return (
    <Stack>
      <FormControlLabel
        control={<Checkbox name={NAME} defaultChecked={isAsked} slotProps={{ input: { 'aria-describedby': help } }} />}
        label={t('orderDesk.storeCredit', { amount: money(storeCredit, currency, locale) })}
      />
      <FormHelperText id={help}>{t('orderDesk.storeCreditHelp')}</FormHelperText>
    </Stack>
  );
}
