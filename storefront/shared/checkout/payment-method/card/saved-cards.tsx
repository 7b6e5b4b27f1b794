import { useQuery } from '@tanstack/react-query';
import type { card } from '#contracts/payment/method/card.ts';
import { useText } from '#storefront/lib/text.ts';
import { cardExpiry, cardName, savedCardsQuery } from '#storefront/shared/saved-card/saved-card.queries.ts';
import styles from '../../checkout.module.css';
import type { PaymentFormProps } from '../payment-form.ts';
import { SavedChoice } from '../saved-choice.tsx';
import { CardFields } from './card-fields.tsx';

/** The saved cards, of which the security code is asked, and another one, which may be saved. */
export function SavedCards({ option, ref }: PaymentFormProps<typeof card>) {
  const { t } = useText('payment-method');
  const { data, isPending } = useQuery(savedCardsQuery);
  if (isPending) return <div className={styles.gatewayFields} />;
  const cards = (data?.Cards ?? []).filter(({ IsExpired }) => !IsExpired);
  return (
    <SavedChoice
      name="savedCard"
      saved={cards.map((one) => ({
        id: one.CardId,
        label: [one.FriendlyName, cardName(one), cardExpiry(one)].filter(Boolean).join(' · '),
        url: one.CardFormUrl,
      }))}
      newUrl={option.cardFormUrl}
      texts={{ which: t('card.which'), another: t('card.another'), save: t('card.save') }}
      fields={({ url, save }) => <CardFields key={url} url={url} save={save} ref={ref} />}
    />
  );
}
