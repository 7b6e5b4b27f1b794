import { MenuItem, TextField } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { MethodForBuyer } from '#contracts/payment/method/payment-methods.ts';
import { money } from '#admin/lib/format.ts';

interface Props {
  /** At least one. */
  readonly methods: readonly MethodForBuyer[];
  readonly currency: string;
  readonly autoFocus?: boolean;
}

/** How staff have an order paid for its buyer: on account, or by what the customer sends. */
export function MethodForBuyerFields({ methods, currency, autoFocus = false }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <>
      <TextField
        select
        name="method"
        label={t('order.paymentMethod')}
        defaultValue={methods[0]?.method ?? ''}
        slotProps={{ select: { autoFocus } }}
      >
        {methods.map(({ method, name, maximum }) => (
          <MenuItem key={method} value={method}>
            {maximum === undefined ? name : t('order.methodAtMost', { name, most: money(maximum, currency, locale) })}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        name="reference"
        label={t('order.reference')}
        helperText={t('order.referenceHelp')}
        required
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
    </>
  );
}

export const methodForBuyerIn = (form: FormData): Pick<MethodForBuyer, 'method'> & { readonly reference: string } => ({
  method: String(form.get('method')) as MethodForBuyer['method'],
  reference: String(form.get('reference')),
});
