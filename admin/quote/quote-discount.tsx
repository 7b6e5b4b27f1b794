import { Box, Button, TextField, Typography } from '@mui/material';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { useDesk } from './desk-commands.tsx';
import { amountText, percentText } from '#admin/lib/number-input.ts';
import { discountFigures, typedDiscount, type Discount } from './discount.ts';
import { discountShown } from './line-edits.ts';
import { NotANumber, problemText } from './error-message.ts';
import { lastReason, rememberReason } from './reason-row.tsx';

const KINDS = ['percent', 'amount', 'total'] as const;

/** The whole quote's discount, in the same three ways as a line's: typing in one takes the place of the others. */
export function QuoteDiscount() {
  const { desk, edit, mayEdit } = useDesk();
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [typed, setTyped] = useState<{ kind: Discount['kind']; text: string }>();
  const { attempt: tried, problem } = useAttempt(problemText);
  const {
    discount: given,
    lines,
    quote: { currency },
  } = desk;
  const goods = lines.reduce(
    (sum, line) => sum + discountFigures(line.offeredUnitPrice * line.quantity, line.discount?.discount).total,
    0,
  );
  const figures = discountFigures(goods, given?.discount);
  const shown = {
    percent: percentText(figures.percent, locale),
    amount: amountText(figures.amount, locale),
    total: amountText(figures.total, locale),
  };

  const attempt = async (work: () => Promise<void>) => {
    if (await tried(work)) setTyped(undefined);
  };
  const remove = () => attempt(() => edit('admin/quote/removediscount', {}, t('quote.mine.removeQuoteDiscount')));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    void attempt(async () => {
      const discount = typed && typedDiscount(typed.kind, typed.text, locale);
      if (!discount) throw new NotANumber();
      rememberReason(reason);
      await edit(
        'admin/quote/discount',
        { discount, reason },
        t('quote.mine.quoteDiscount', { value: discountShown(discount, { t, locale, currency }) }),
      );
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped(undefined);
  };

  if (!mayEdit && !given) return null;
  return (
    <Box component="form" onSubmit={save} onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 1.5, pt: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {t('quote.quoteDiscount')}
      </Typography>
      {given && (
        <Typography color="text.secondary">
          {t('quote.discounted', {
            discount: discountShown(given.discount, { t, locale, currency }),
            by: given.by,
            reason: given.reason,
          })}
        </Typography>
      )}
      {mayEdit && (
        <>
          <Box sx={{ display: 'grid', gridTemplateColumns: '0.7fr 1fr 1fr', gap: 1 }}>
            {KINDS.map((kind) => (
              <TextField
                key={kind}
                size="small"
                label={t(`quote.discountKind.${kind}`)}
                value={typed?.kind === kind ? typed.text : shown[kind]}
                focused={typed?.kind === kind || undefined}
                onChange={(event) => setTyped({ kind, text: event.target.value })}
                onFocus={(event) => event.target.select()}
                slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
              />
            ))}
          </Box>
          {typed && (
            <Box sx={{ display: 'flex', gap: 1 }}>
              <TextField
                name="reason"
                size="small"
                label={t('quote.reason')}
                defaultValue={lastReason()}
                required
                fullWidth
                slotProps={{ htmlInput: { maxLength: 300 } }}
              />
              <Button type="submit" variant="contained">
                {t('quote.save')}
              </Button>
            </Box>
          )}
          {given && !typed && (
            <Button size="small" onClick={() => void remove()} sx={{ justifySelf: 'start' }}>
              {t('quote.removeQuoteDiscount')}
            </Button>
          )}
        </>
      )}
      {problem && (
        <Typography role="alert" color="error">
          {problem}
        </Typography>
      )}
    </Box>
  );
}
