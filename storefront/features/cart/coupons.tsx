import { useState, type FormEvent } from 'react';
import type { CouponShown } from '#contracts/promotion/promotion.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useText } from '#storefront/lib/text.ts';
import { Button } from '#storefront/ui/button.tsx';
import text from '#storefront/ui/text.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import type { CartCommands } from './cart-commands.ts';
import styles from './cart-promotions.module.css';

interface CouponsProps {
  readonly coupons: readonly CouponShown[];
  readonly commands: CartCommands;
}

/** The coupons of a cart, each with what it does, and a field for another. */
export function Coupons({ coupons, commands }: CouponsProps) {
  const { t } = useText('cart');
  return (
    <div>
      {coupons.length > 0 && (
        <ul className={styles.codes} aria-label={t('coupons')}>
          {coupons.map((coupon) => (
            <li key={coupon.Code}>
              <span>
                <strong className={text.mono}>{coupon.Code}</strong>{' '}
                <span className={text.quiet}>
                  {coupon.Applied ? t('couponCounts') : t(`couponWhy.${wordFor(coupon.Why)}`)}
                </span>
              </span>
              <Button kind="link" onClick={() => void commands.removeCoupon(coupon.Code)}>
                {t('removeCoupon')}
                <span className={text.hidden}> {coupon.Code}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <CouponForm commands={commands} />
    </div>
  );
}

/** What a buyer can do something about has its own words. */
const REASONS = ['minimum', 'audience', 'sign-in', 'first-order', 'no-items', 'used-up', 'exclusive', 'hours'] as const;

function wordFor(why: CouponShown['Why']): (typeof REASONS)[number] | 'otherwise' {
  if (why?.startsWith('minimum')) return 'minimum';
  if (why === 'used-by-customer') return 'used-up';
  if (why === 'group') return 'exclusive';
  return REASONS.find((one) => one === why) ?? 'otherwise';
}

function CouponForm({ commands }: { readonly commands: CartCommands }) {
  const { t } = useText(['cart', 'common']);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (!code.trim()) return setProblem(t('couponRequired'));
    setPending(true);
    try {
      await commands.applyCoupon(code);
      setCode('');
      setProblem('');
    } catch (error) {
      setProblem(errorText(error, t('common:unreachable')));
    } finally {
      setPending(false);
    }
  };
  return (
    <form className={styles.coupon} onSubmit={(event) => void submit(event)} method="post" noValidate>
      <TextField
        label={t('coupon')}
        name="CouponCode"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        value={code}
        error={problem}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" pending={pending}>
        {t('applyCoupon')}
      </Button>
    </form>
  );
}
