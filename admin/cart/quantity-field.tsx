import { TextField } from '@mui/material';
import { useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useCommand } from '#admin/lib/use-command.ts';
import { cartKey, type CartLine } from './use-live-cart.ts';

/** What is typed stays until it is saved, by Enter or by leaving the field; otherwise it follows the buyer. */
export function QuantityField({ line }: { readonly line: CartLine }) {
  const t = useTranslate();
  const { send, isBusy } = useCommand(cartKey(line.OrderID));
  const [typed, setTyped] = useState<string>();
  const save = async () => {
    if (typed === undefined || isBusy) return;
    const quantity = Number(typed);
    if (quantity !== line.Qty)
      await send('admin/cart/changequantity', { orderId: line.OrderID, lineId: line.LineID, quantity });
    setTyped(undefined);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') void save();
    if (key === 'Escape') setTyped(undefined);
  };
  return (
    <TextField
      type="number"
      size="small"
      value={typed ?? line.Qty}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void save()}
      onKeyDown={onKeyDown}
      sx={{ width: 110 }}
      slotProps={{
        htmlInput: {
          'aria-label': t('cart.quantityOf', { item: line.ProductId }),
          min: line.MinQty ?? 1,
          step: line.QtyStep ?? 1,
        },
      }}
    />
  );
}
