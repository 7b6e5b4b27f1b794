import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { OrderLine } from '#contracts/order/order.ts';
import { GIFT_RECIPIENT_LIMITS } from '#domain/gift-recipient/gift-recipient.events.ts';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formValues, useFormCommand } from '#storefront/lib/form-command.ts';
import { useText } from '#storefront/lib/text.ts';
import { refreshCart } from '#storefront/shared/cart/cart.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { TextArea, TextField } from '#storefront/ui/text-field.tsx';

const schema = async () =>
  (await import('#contracts/gift-recipient/gift-recipient.ts')).giftRecipientOperations['cart/namegiftrecipient'].input;

/** What the device has; the shop decides. */
const today = (): string => new Date().toLocaleDateString('en-CA');

export function GiftRecipientForm({ line, onClose }: { readonly line: OrderLine; readonly onClose: () => void }) {
  const { t } = useText(['cart', 'common']);
  const codeText = useCodeText();
  const queryClient = useQueryClient();
  const { submit, onInput, pending, error, errors } = useFormCommand('cart/namegiftrecipient', schema);
  const { OrderID: OrderId, LineID: LineId, ProductId: item, GiftRecipient: before } = line;
  const [first] = useState(before?.LetterOn ?? today());
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { Name = '', Email = '', Message = '', LetterOn = '' } = formValues(event.currentTarget);
    if (!(await submit(event.currentTarget, { OrderId, LineId, Name, Email, Message, LetterOn }))) return;
    await refreshCart(queryClient);
    announce(t('gift.saved'));
    onClose();
  };
  return (
    <form
      className={layout.tight}
      method="post"
      noValidate
      aria-label={t('gift.formOf', { item })}
      onSubmit={(event) => void save(event)}
      onInput={onInput}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <TextField
        label={t('gift.recipient')}
        name="Name"
        autoComplete="off"
        defaultValue={before?.Name}
        error={codeText(errors.Name)}
        // It was asked for by a press of its button.
        autoFocus
      />
      <TextField
        label={t('gift.email')}
        name="Email"
        type="email"
        autoComplete="off"
        defaultValue={before?.Email}
        error={codeText(errors.Email)}
      />
      <TextArea
        label={t('gift.message')}
        name="Message"
        rows={3}
        maxLength={GIFT_RECIPIENT_LIMITS.message}
        optional={t('common:optional')}
        defaultValue={before?.Message}
        error={codeText(errors.Message)}
      />
      <TextField
        label={t('gift.letterOn')}
        hint={t('gift.letterOnHint')}
        name="LetterOn"
        type="date"
        defaultValue={first}
        error={codeText(errors.LetterOn)}
      />
      <div className={layout.row}>
        <Button type="submit" pending={pending}>
          {t('gift.save')}
        </Button>
        <Button kind="link" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
