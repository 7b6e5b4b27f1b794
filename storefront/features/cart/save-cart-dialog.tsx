import { useId, useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { useText } from '#storefront/lib/text.ts';
import { forgetCart } from '#storefront/shared/cart/cart.ts';
import { refreshSavedCarts } from '#storefront/shared/cart/saved-carts.ts';
import { paths } from '#storefront/shared/paths.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import { CheckBox } from '#storefront/ui/check-box.tsx';
import { Dialog } from '#storefront/ui/dialog.tsx';
import layout from '#storefront/ui/layout.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';

const MOST_CHARACTERS = 40;

interface SaveCartDialogProps {
  readonly orderId: string;
  /** The name it was saved under before. */
  readonly tag: string;
  readonly onClose: () => void;
}

/** Spec 3, 5 and 8: puts the cart aside under a name. Import it lazily. */
export function SaveCartDialog({ orderId, tag, onClose }: SaveCartDialogProps) {
  const { t } = useText(['cart', 'common']);
  const queryClient = useQueryClient();
  const { run, pending, error } = useCommand('cart/savecartas');
  const form = useId();
  const [cartName, setCartName] = useState(tag);
  const [sendEmail, setSendEmail] = useState(true);
  const [missing, setMissing] = useState(false);
  const [saved, setSaved] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = cartName.trim();
    setMissing(!name);
    if (!name) return;
    const answer = await run({ orderId, cartName: name, sendEmail });
    if (!answer) return;
    setSaved(answer.OrderTag);
    announce(t('cartSaved', { name: answer.OrderTag }));
    await refreshSavedCarts(queryClient);
  };
  const close = () => {
    onClose();
    // The page behind has shown the cart until now: the dialog is a part of it.
    if (saved) forgetCart(queryClient);
  };
  return (
    <Dialog open onClose={close} title={t('saveCart')} closeLabel={t('common:close')}>
      <div className={`${layout.padded} ${layout.stack}`}>
        {saved ? (
          <>
            <Alert kind="ok">{t('cartSaved', { name: saved })}</Alert>
            <p className={layout.row}>
              <ButtonLink kind="ink" href={paths.savedCarts} onClick={close}>
                {t('common:savedCarts')}
              </ButtonLink>
              <Button onClick={close}>{t('continueShopping')}</Button>
            </p>
          </>
        ) : (
          <form id={form} className={layout.stack} method="post" noValidate onSubmit={(event) => void submit(event)}>
            <p>{t('saveCartWhy')}</p>
            <TextField
              label={cartName.trim() ? t('cartName') : `${t('cartName')} *`}
              name="cartName"
              autoComplete="off"
              required
              maxLength={MOST_CHARACTERS}
              hint={t('cartNameHint', { most: MOST_CHARACTERS })}
              value={cartName}
              error={missing ? t('cartNameRequired') : undefined}
              onChange={({ target }) => setCartName(target.value)}
            />
            <CheckBox name="sendEmail" checked={sendEmail} onChange={({ target }) => setSendEmail(target.checked)}>
              {t('cartByEmail')}
            </CheckBox>
            {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
            <p className={layout.row}>
              <Button type="submit" kind="ink" pending={pending}>
                {t('saveCart')}
              </Button>
              <Button onClick={close}>{t('common:cancel')}</Button>
            </p>
          </form>
        )}
      </div>
    </Dialog>
  );
}
