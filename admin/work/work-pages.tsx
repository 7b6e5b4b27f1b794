import { Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

interface Props {
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

export function WorkPages({ page, pages, onTurn }: Props) {
  const t = useTranslate();
  if (pages < 2) return null;
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end', alignItems: 'center', gap: 1, pt: 1 }}>
      <Button size="small" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {t('ra.navigation.previous')}
      </Button>
      <Typography>
        {page} / {pages}
      </Typography>
      <Button size="small" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {t('ra.navigation.next')}
      </Button>
    </Stack>
  );
}
