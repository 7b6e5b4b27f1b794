import { Suspense, useState } from 'react';
import type { OrderLine } from '#contracts/order/order.ts';
import { formatFullDay } from '#storefront/lib/dates.ts';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { useText } from '#storefront/lib/text.ts';
import { Button } from '#storefront/ui/button.tsx';
import text from '#storefront/ui/text.module.css';
import styles from './cart-line.module.css';

const GiftRecipientForm = lazyPart(async () => (await import('./gift-recipient-form.tsx')).GiftRecipientForm);

/** Who gets the gift certificates of a line, when and with what words; without it the cart is not ordered. */
export const GiftRecipient = ({ line }: { readonly line: OrderLine }) =>
  line.GiftCertificate ? <Recipient line={line} /> : null;

function Recipient({ line }: { readonly line: OrderLine }) {
  const { t, language } = useText('cart');
  const [isOpen, setOpen] = useState(false);
  // The form goes with its focus, which the button in its place takes over.
  const [wasOpen, setWasOpen] = useState(false);
  const { GiftRecipient: recipient, ProductId: item } = line;
  const close = () => {
    setOpen(false);
    setWasOpen(true);
  };
  if (isOpen)
    return (
      <Suspense>
        <GiftRecipientForm line={line} onClose={close} />
      </Suspense>
    );
  return (
    <div>
      {recipient ? (
        <>
          <p className={text.quiet}>
            {t('gift.for', {
              name: recipient.Name,
              email: recipient.Email,
              day: formatFullDay(recipient.LetterOn, language),
            })}
          </p>
          {recipient.Message && <p className={text.quiet}>{t('gift.says', { message: recipient.Message })}</p>}
        </>
      ) : (
        <p className={styles.changed}>{t('gift.missing')}</p>
      )}
      <Button
        kind="link"
        autoFocus={wasOpen}
        aria-label={t(recipient ? 'gift.changeOf' : 'gift.nameOf', { item })}
        onClick={() => setOpen(true)}
      >
        {t(recipient ? 'gift.change' : 'gift.name')}
      </Button>
    </div>
  );
}
