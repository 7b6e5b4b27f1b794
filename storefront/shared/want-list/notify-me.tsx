import { useState, type FormEvent } from 'react';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formValues, useFormCommand } from '#storefront/lib/form-command.ts';
import { useText } from '#storefront/lib/text.ts';
import { useIsOn } from '#storefront/shared/session/session.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';

const route = 'product/subscribetowantlist';
const schema = async () => (await import('#contracts/want-list/want-list.ts')).wantListOperations[route].input;

/** Asks for a letter when an item is back; one line until somebody wants it. */
export function NotifyMe({ itemNumber }: { readonly itemNumber: string }) {
  const { t } = useText(['product', 'common']);
  const codeText = useCodeText();
  const allowed = useIsOn('notifyMe');
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState('');
  const { submit, onInput, pending, error, errors } = useFormCommand(route, schema);
  if (!allowed) return null;
  if (asked) return <Alert kind="ok">{t('notifyMe.done', { email: asked })}</Alert>;
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{t('notifyMe.open')}</Button>;

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const { Email = '' } = formValues(event.currentTarget);
    if (!(await submit(event.currentTarget, { productId: itemNumber, Email }))) return;
    setAsked(Email.trim());
    announce(t('notifyMe.done', { email: Email.trim() }));
  };

  return (
    <form
      className={layout.tight}
      onSubmit={(event) => void send(event)}
      onInput={onInput}
      method="post"
      noValidate
      aria-label={t('notifyMe.open')}
    >
      <p className={text.quiet}>{t('notifyMe.lead')}</p>
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <TextField
        label={t('notifyMe.email')}
        name="Email"
        type="email"
        autoComplete="email"
        autoFocus
        maxLength={254}
        error={codeText(errors.Email)}
      />
      <div>
        <Button type="submit" kind="ink" pending={pending}>
          {t('notifyMe.send')}
        </Button>
      </div>
    </form>
  );
}
