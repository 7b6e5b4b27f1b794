import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { card } from '#contracts/payment/method/card.ts';
import { useText } from '#storefront/lib/text.ts';
import { cardExpiry, cardName, savedCardsQuery } from '#storefront/shared/saved-card/saved-card.queries.ts';
import { CheckBox } from '#storefront/ui/check-box.tsx';
import layout from '#storefront/ui/layout.module.css';
import { RadioGroup } from '#storefront/ui/radio-group.tsx';
import styles from '../../checkout.module.css';
import type { PaymentFormProps } from '../payment-form.ts';
import { CardFields } from './card-fields.tsx';

const ANOTHER = 'another';

/** The saved cards, of which the security code is asked, and another one, which may be saved. */
export function SavedCards({ option, ref }: PaymentFormProps<typeof card>) {
  const { t } = useText('payment-method');
  const { data, isPending } = useQuery(savedCardsQuery);
  const [picked, setPicked] = useState<string>();
  const [save, setSave] = useState(false);
  if (isPending) return <div className={styles.gatewayFields} />;

  const cards = (data?.Cards ?? []).filter(({ IsExpired }) => !IsExpired);
  const chosen = cards.find(({ CardId }) => CardId === (picked ?? cards[0]?.CardId));
  const url = chosen?.CardFormUrl ?? option.cardFormUrl;
  return (
    <div className={layout.stack}>
      {cards.length > 0 && (
        <RadioGroup
          label={t('card.which')}
          name="savedCard"
          value={chosen?.CardId ?? ANOTHER}
          onChange={setPicked}
          options={[
            ...cards.map((one) => ({
              value: one.CardId,
              label: [one.FriendlyName, cardName(one), cardExpiry(one)].filter(Boolean).join(' · '),
            })),
            { value: ANOTHER, label: t('card.another') },
          ]}
        />
      )}
      <CardFields key={url} url={url} save={!chosen && save} ref={ref} />
      {!chosen && (
        <CheckBox checked={save} onChange={({ target }) => setSave(target.checked)}>
          {t('card.save')}
        </CheckBox>
      )}
    </div>
  );
}
