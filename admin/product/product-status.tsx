import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ProductStatus as Status } from '#domain/product/product.events.ts';

const colors = { draft: 'warning', active: 'success', discontinued: 'default' } as const;

/** A word and a colour, never a colour alone. */
export function ProductStatus({ status }: { readonly status: Status }) {
  const t = useTranslate();
  return <Chip size="small" variant="outlined" color={colors[status]} label={t(`product.status.${status}`)} />;
}
