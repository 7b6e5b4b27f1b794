import { Stack, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Output } from '#contracts/api.ts';
import type { RefundPreview } from '#contracts/order/order-desk-shapes.ts';
import { money } from '#admin/lib/format.ts';
import { amountText, typedAmount } from '#admin/lib/number-input.ts';
import { MoneyField } from './money-field.tsx';

type Payments = Output<'admin/order/detail'>['Payments'];
/** By payment, as it stands in its field. */
export type TypedParts = Readonly<Record<string, string>>;

/** How much of a refund some payments bear; the server shares out what is not typed. */
export const partsOf = (typed: TypedParts, locale: string): { paymentId: string; amount: number }[] =>
  Object.entries(typed).flatMap(([paymentId, text]) => {
    const amount = typedAmount(text, locale);
    return amount === undefined ? [] : [{ paymentId, amount }];
  });

interface Props {
  readonly payments: Payments;
  readonly preview: Pick<RefundPreview, 'how'> | undefined;
  readonly typed: TypedParts;
  readonly onChange: (typed: TypedParts) => void;
  readonly currency: string;
}

/** Which of several payments bear a refund, and how much each. */
export function RefundParts({ payments, preview, typed, onChange, currency }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const bearing = payments.filter(({ amount, refunded }) => amount > refunded);
  // What of an order is not billed yet is never billed, and the rest credited: its payments are of one account.
  if (bearing.length < 2 || bearing.some(({ unbilled }) => unbilled > 0)) return null;
  const borne = (paymentId: string) => preview?.how.find((part) => part.paymentId === paymentId)?.amount ?? 0;
  return (
    <Stack component="fieldset" sx={{ gap: 1, border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 700 }}>
        {t('orderDesk.refundParts')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('orderDesk.refundPartsHelp')}
      </Typography>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', pt: 1 }}>
        {bearing.map(({ paymentId, name, text, amount, refunded }) => (
          <MoneyField
            key={paymentId}
            // Two payments on one account differ by nothing else.
            label={`${name} · ${text} · ${money(amount, currency, locale)}`}
            value={typed[paymentId] ?? ''}
            onChange={(value) => onChange({ ...typed, [paymentId]: value })}
            currency={currency}
            most={amount - refunded}
            placeholder={amountText(borne(paymentId), locale)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
