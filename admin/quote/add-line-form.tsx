import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { useDesk } from './desk-commands.tsx';
import { typedAmount } from '#admin/lib/number-input.ts';
import { NotANumber, problemText } from './error-message.ts';
import { ProductSearch } from '#admin/ui/product-search.tsx';

/** Below the lines: an item of the catalogue, which is added as soon as it is chosen, or a line in one's own words. */
export function AddLineForm() {
  const { edit } = useDesk();
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [quantity, setQuantity] = useState('1');
  const [free, setFree] = useState(false);
  const { attempt, problem } = useAttempt(problemText);
  const addItem = (itemNumber: string) =>
    attempt(async () => {
      await edit(
        'admin/quote/addline',
        { itemNumber, quantity: Number(quantity) },
        t('quote.mine.add', { quantity, item: itemNumber }),
      );
      setQuantity('1');
    });
  const addFree = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get('name')).trim();
    await attempt(async () => {
      const unitPrice = typedAmount(String(form.get('unitPrice')), locale);
      if (unitPrice === undefined) throw new NotANumber();
      await edit(
        'admin/quote/addfreeline',
        { name, quantity: Number(quantity), unitPrice },
        t('quote.mine.add', { quantity, item: name }),
      );
      setFree(false);
      setQuantity('1');
    });
  };
  const row = {
    direction: { xs: 'column', sm: 'row' } as const,
    sx: { gap: 1, alignItems: { sm: 'center' }, flexWrap: 'wrap' },
  };
  const quantityField = (
    <TextField
      type="number"
      size="small"
      label={t('quote.column.quantity')}
      value={quantity}
      onChange={(event) => setQuantity(event.target.value)}
      sx={{ width: { sm: 100 } }}
      slotProps={{ htmlInput: { min: 1, step: 1 } }}
    />
  );
  return (
    <Stack sx={{ gap: 1, pt: 2 }}>
      {free ? (
        <Stack component="form" onSubmit={addFree} {...row}>
          {quantityField}
          <TextField
            name="name"
            size="small"
            label={t('quote.freeName')}
            required
            autoFocus
            sx={{ flex: 1, minWidth: 220 }}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
          <TextField
            name="unitPrice"
            size="small"
            label={t('quote.column.offeredPrice')}
            required
            sx={{ width: { sm: 140 } }}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          <Button type="submit" variant="outlined">
            {t('quote.addFreeLine')}
          </Button>
          <Button onClick={() => setFree(false)}>{t('ra.action.cancel')}</Button>
        </Stack>
      ) : (
        <Stack {...row}>
          {quantityField}
          <ProductSearch label={t('quote.addItem')} onChoose={(itemNumber) => void addItem(itemNumber)} />
          <Button onClick={() => setFree(true)}>{t('quote.addFreeLine')}…</Button>
        </Stack>
      )}
      <Typography role="alert" color="error">
        {problem}
      </Typography>
    </Stack>
  );
}
