import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useCommand } from '#admin/lib/use-command.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { cartKey, type DeskCart } from './use-live-cart.ts';

/** The coupons of a cart, each with what it does, and a field for another. */
export function CartCoupons({ of, mayEdit }: { readonly of: DeskCart; readonly mayEdit: boolean }) {
  const t = useTranslate();
  const { Coupons: coupons, RemovedCoupons: removed } = of.cart;
  const { send, isBusy } = useCommand(cartKey(of.orderId));
  const [typed, setTyped] = useState('');
  const apply = async (code: string) => {
    const done = { text: 'cart.couponApplied', args: { code: code.toUpperCase() } };
    return send('admin/cart/applycoupon', { orderId: of.orderId, code }, () => done);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && typed.trim() && (await apply(typed.trim()))) setTyped('');
  };
  return (
    <Panel title={t('cart.coupons')}>
      {coupons.length + removed.length === 0 && <Typography color="text.secondary">{t('cart.noCoupon')}</Typography>}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }} aria-label={t('cart.coupons')}>
        {coupons.map(({ Code: code, Applied, Why }) => (
          <Coupon
            key={code}
            code={code}
            words={Applied ? t('cart.couponCounts') : t(`promotion.reason.${Why ?? 'coupon'}`)}
          >
            {mayEdit && (
              <Button
                size="small"
                color="error"
                disabled={isBusy}
                aria-label={t('cart.removeCoupon', { code })}
                onClick={() => void send('admin/cart/removecoupon', { orderId: of.orderId, code })}
              >
                {t('cart.remove')}
              </Button>
            )}
          </Coupon>
        ))}
        {removed.map((code) => (
          <Coupon key={code} code={code} words={t('cart.couponDropped')}>
            {mayEdit && (
              <Button
                size="small"
                disabled={isBusy}
                aria-label={t('cart.applyCouponAgain', { code })}
                onClick={() => void apply(code)}
              >
                {t('cart.applyAgain')}
              </Button>
            )}
          </Coupon>
        ))}
      </Stack>
      {mayEdit && (
        <Stack
          component="form"
          noValidate
          direction="row"
          sx={{ gap: 1, pt: 1 }}
          onSubmit={(event) => void submit(event)}
        >
          <TextField
            size="small"
            label={t('cart.coupon')}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { maxLength: 30, autoCapitalize: 'characters' } }}
          />
          <Button type="submit" disabled={isBusy || !typed.trim()}>
            {t('cart.applyCoupon')}
          </Button>
        </Stack>
      )}
    </Panel>
  );
}

interface CouponProps {
  readonly code: string;
  readonly words: string;
  readonly children: ReactNode;
}

const Coupon = ({ code, words, children }: CouponProps) => (
  <Stack component="li" direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
    <Typography component="span" sx={{ fontFamily: 'monospace', fontWeight: 600 }}>
      {code}
    </Typography>
    <Typography component="span" variant="body2" color="text.secondary">
      {words}
    </Typography>
    {children}
  </Stack>
);
