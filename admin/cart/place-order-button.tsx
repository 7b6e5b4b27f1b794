import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Output } from '#contracts/api.ts';
import { localityOf } from '#domain/shared/locality.ts';
import { client } from '#admin/lib/client.ts';
import { dayOnly, money } from '#admin/lib/format.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { usePreview } from '#admin/lib/use-preview.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { MethodForBuyerFields, methodForBuyerIn } from '#admin/ui/method-for-buyer-fields.tsx';
import { MoneyRow } from '#admin/ui/money-row.tsx';
import { SumLines } from '#admin/ui/sums.tsx';
import { cartKey } from './use-live-cart.ts';

type Preview = Output<'admin/checkout/preview'>;
type Address = Preview['addresses'][number]['address'];

const KEY = ['preview', 'admin/checkout/preview'];

/** Orders the cart in the name of its buyer, who is on the phone. */
export function PlaceOrderButton({ orderId }: { readonly orderId: string }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t('cart.order.place')}…
      </Button>
      {isOpen && <PlaceOrderDialog orderId={orderId} onClose={() => setOpen(false)} />}
    </>
  );
}

function PlaceOrderDialog({ orderId, onClose }: { readonly orderId: string; readonly onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState({ addressId: '', shippingMethod: '' });
  const { preview, isCurrent, error } = usePreview('admin/checkout/preview', { orderId, ...chosen }, true);
  const place = async (form: FormData) => {
    if (!preview) return;
    const { OrderTotal: orderTotal, shippingMethod } = preview;
    const order = { orderId, addressId: chosen.addressId, shippingMethod, orderTotal, ...methodForBuyerIn(form) };
    try {
      const { orderNumber } = await client.post('admin/checkout/placeorder', order);
      notify('cart.order.placed', { type: 'success', messageArgs: { number: orderNumber } });
      void navigate(`/order/${orderId}/show`);
    } catch (refusal) {
      // What has changed meanwhile stands beside the refusal.
      await queryClient.invalidateQueries({ queryKey: KEY });
      throw refusal;
    }
  };
  return (
    <CommandDialog
      title={t('cart.order.place')}
      notYet={!isCurrent || !canBePlaced(preview)}
      onClose={onClose}
      onSubmit={place}
      aside={preview && <Sums of={preview} />}
    >
      {error && (
        <Typography role="alert" color="error">
          {messageOf(error, t)}
        </Typography>
      )}
      {preview && (
        <>
          <Where
            of={preview}
            addressId={chosen.addressId}
            onChange={(addressId) => setChosen({ ...chosen, addressId })}
          />
          <How of={preview} onChange={(shippingMethod) => setChosen({ ...chosen, shippingMethod })} />
          {preview.pricesChanged && <OtherPrices orderId={orderId} />}
          {preview.methods.length > 0 ? (
            <MethodForBuyerFields methods={preview.methods} currency={preview.CurrencyCode} />
          ) : (
            <Alert severity="warning">{t('order.noMethodForBuyer')}</Alert>
          )}
          <Typography variant="body2" color="text.secondary">
            {t('cart.order.letters', { owner: preview.owner, email: preview.email })}
          </Typography>
        </>
      )}
    </CommandDialog>
  );
}

const canBePlaced = ({ missing, isServed, methods, pricesChanged }: Preview): boolean =>
  isServed && !pricesChanged && missing.length === 0 && methods.length > 0;

const oneLine = (address: Address): string =>
  [address.addressName || address.company, address.addressLine1, localityOf(address)].filter(Boolean).join(', ');

interface WhereProps {
  readonly of: Preview;
  readonly addressId: string;
  readonly onChange: (addressId: string) => void;
}

function Where({ of: { addresses, billTo, places, isServed }, addressId, onChange }: WhereProps) {
  const t = useTranslate();
  const [first] = addresses;
  if (!first) return <Alert severity="warning">{t('cart.order.noAddress')}</Alert>;
  const isDivided = places > 1;
  return (
    <>
      <TextField
        select
        autoFocus
        label={t(isDivided ? 'cart.order.toFirst' : 'cart.order.to')}
        value={addressId || first.addressId}
        error={!isServed}
        helperText={
          isServed ? billTo && t('cart.order.billTo', { address: oneLine(billTo) }) : t('cart.order.notServed')
        }
        onChange={({ target }) => onChange(target.value)}
        // The first one may have no id: it is the buyer's own choice.
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        {addresses.map(({ addressId: id, address }) => (
          <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
            {oneLine(address)}
          </MenuItem>
        ))}
      </TextField>
      {isDivided && <Alert severity="info">{t('cart.order.places', { smart_count: places })}</Alert>}
    </>
  );
}

interface HowProps {
  readonly of: Preview;
  readonly onChange: (shippingMethod: string) => void;
}

function How({ of: { quotations, shippingMethod }, onChange }: HowProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const text = ({ name, kind, price, currency, arrivesBy, onRequest }: Preview['quotations'][number]) =>
    onRequest
      ? t('cart.order.onRequest', { name })
      : t(`cart.order.way.${kind}`, { name, price: money(price, currency, locale), day: dayOnly(arrivesBy, locale) });
  return (
    <TextField
      select
      label={t('cart.order.by')}
      value={shippingMethod}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {!shippingMethod && (
        <MenuItem value="" disabled>
          {t('cart.order.choose')}
        </MenuItem>
      )}
      {quotations.map((way) => (
        <MenuItem
          key={way.shippingMethod}
          value={way.shippingMethod}
          disabled={way.onRequest}
          sx={{ whiteSpace: 'normal' }}
        >
          {text(way)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function OtherPrices({ orderId }: { readonly orderId: string }) {
  const t = useTranslate();
  const { send, isBusy } = useCommand(cartKey(orderId), KEY);
  const take = () => send('admin/cart/resume', { orderId });
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" disabled={isBusy} onClick={() => void take()}>
          {t('cart.order.takePrices')}
        </Button>
      }
    >
      {t('cart.order.otherPrices')}
    </Alert>
  );
}

function Sums({ of }: { readonly of: Preview }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Box role="status">
      <SumLines of={of} currency={of.CurrencyCode} />
      <MoneyRow strong label={t('cart.total')} value={money(of.OrderTotal, of.CurrencyCode, locale)} />
    </Box>
  );
}
