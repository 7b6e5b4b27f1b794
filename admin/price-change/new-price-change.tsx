import { Stack } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { PriceChangeForm } from './price-change-form.tsx';

export function NewPriceChange() {
  const t = useTranslate();
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 1100 }}>
      <Title title={t('priceChange.new')} />
      <PriceChangeForm />
    </Stack>
  );
}
