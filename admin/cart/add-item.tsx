import { Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCommand } from '#admin/lib/use-command.ts';
import { ProductSearch } from '#admin/ui/product-search.tsx';
import { cartKey } from './use-live-cart.ts';

/** Below the lines: an item is added as soon as it is chosen. */
export function AddItem({ orderId }: { readonly orderId: string }) {
  const t = useTranslate();
  const { send } = useCommand(cartKey(orderId));
  const [quantity, setQuantity] = useState('1');
  const add = async (itemNumber: string) => {
    const done = { text: 'cart.added', args: { item: itemNumber } };
    if (await send('admin/cart/addline', { orderId, itemNumber, quantity: Number(quantity) }, () => done))
      setQuantity('1');
  };
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1, pt: 2, alignItems: { sm: 'center' }, flexWrap: 'wrap' }}
    >
      <TextField
        type="number"
        size="small"
        label={t('cart.quantity')}
        value={quantity}
        onChange={({ target }) => setQuantity(target.value)}
        sx={{ width: { sm: 110 } }}
        slotProps={{ htmlInput: { min: 1, step: 1 } }}
      />
      <ProductSearch label={t('cart.addItem')} onChoose={(itemNumber) => void add(itemNumber)} />
    </Stack>
  );
}
