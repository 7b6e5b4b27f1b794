import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import type { PromotionShown } from '#contracts/promotion/promotion.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { useAddToCart } from '#storefront/shared/cart/add-to-cart.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import styles from './cart-promotions.module.css';

interface CartPromotionsProps {
  readonly promotions: readonly PromotionShown[];
  readonly currency: string;
}

/** What is taken off and by which promotion; what little is missing to another; a gift that may be taken. */
export function CartPromotions({ promotions, currency }: CartPromotionsProps) {
  const { t } = useText('cart');
  const { add, notice } = useAddToCart();
  if (!promotions.length) return null;
  return (
    <div>
      <ul className={styles.promotions} aria-label={t('promotions')}>
        {promotions.map((promotion) => {
          const { Gift: gift } = promotion;
          return (
            <li key={promotion.PromotionID} className={promotion.Applied ? styles.applied : undefined}>
              <IconTag aria-hidden size={18} stroke={1.75} />
              <Words promotion={promotion} currency={currency} />
              {gift && (
                <Button pending={notice?.state === 'adding'} onClick={() => void add(gift.ProductId, gift.Qty)}>
                  {t('takeGift')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {notice?.state === 'refused' && <Alert kind="error">{notice.text}</Alert>}
    </div>
  );
}

interface WordsProps {
  readonly promotion: PromotionShown;
  readonly currency: string;
}

function Words({ promotion, currency }: WordsProps) {
  const { t, language } = useText('cart');
  const { Name: name, Applied, Off, Gift, MissingAmount, MissingQuantity, MissingGrams } = promotion;
  const money = (amount: number) => formatMoney(amount, currency, language);
  if (Applied)
    return (
      <>
        <span>{name}</span>
        <strong className={styles.off}>{Off > 0 ? `−${money(Off)}` : t('offShipping')}</strong>
      </>
    );
  if (Gift) return <span>{t('giftFor', { name, item: Gift.SkuName, quantity: Gift.Qty })}</span>;
  if (MissingAmount !== undefined) return <span>{t('missingAmount', { name, amount: money(MissingAmount) })}</span>;
  if (MissingQuantity !== undefined) return <span>{t('missingQuantity', { name, count: MissingQuantity })}</span>;
  const kilograms = ((MissingGrams ?? 0) / 1_000).toLocaleString(`${language}-CA`, { maximumFractionDigits: 2 });
  return <span>{t('missingWeight', { name, weight: kilograms })}</span>;
}
