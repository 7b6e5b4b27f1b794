import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useCommand } from '#admin/lib/use-command.ts';
import { cartKey } from './use-live-cart.ts';

/** Asks for a quote in the buyer's name, and leads to its desk. */
export function RequestQuoteButton({ orderId }: { readonly orderId: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { send, isBusy } = useCommand(cartKey(orderId));
  const [isOpen, setOpen] = useState(false);
  const confirmed = async () => {
    setOpen(false);
    const made = await send('admin/quote/requestfromcart', { orderId });
    if (made) void navigate(`/quote/${made.quoteId}/show`);
  };
  return (
    <>
      <Button variant="outlined" disabled={isBusy} onClick={() => setOpen(true)}>
        {t('cart.requestQuote')}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={t('cart.requestQuote')}
        content={t('cart.requestQuoteSure')}
        onConfirm={() => void confirmed()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
