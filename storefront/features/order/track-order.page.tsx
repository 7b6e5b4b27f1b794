// Guests find their order by its number and e-mail; the answer stays in memory, never in an address.
import { useEffect, useRef, type FormEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formValues, useFormCommand } from '#storefront/lib/form-command.ts';
import { paths } from '#storefront/shared/paths.ts';
import { isSignedIn, useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import { foundOrderKey } from '#storefront/shared/order/found-order.ts';

const route = 'customer/getorderdetailsforguest';
const schema = async () => (await import('#contracts/order/order.ts')).orderOperations[route].input;

export function TrackOrderPage() {
  const { t } = useText(['order', 'common']);
  const codeText = useCodeText();
  const user = useUser();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // The order's mail links here with its number, and with the e-mail in the fragment: no server ever sees that.
  const [parameters] = useSearchParams();
  const { hash } = useLocation();
  const email = useRef<HTMLInputElement>(null);
  const wasSent = useRef(false);
  const orderNumber = parameters.get('orderNumber') ?? '';
  useEffect(() => {
    const sent = new URLSearchParams(hash.slice(1)).get('email');
    if (!sent || !email.current || email.current.value) return;
    email.current.value = sent;
    wasSent.current = orderNumber !== '';
    if (wasSent.current) email.current.form?.requestSubmit();
  }, [hash, orderNumber]);
  const { submit, onInput, pending, error, errors } = useFormCommand(route, schema);

  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { orderNumber = '', email = '' } = formValues(form);
    const order = await submit(form, { orderNumber, email });
    if (!order) return;
    queryClient.setQueryData(foundOrderKey, order);
    // Whoever came by the mail goes back to it, not to a form that would open the order again.
    void navigate(paths.guestOrder, { replace: wasSent.current });
  };

  return (
    <div className={`${layout.narrow} ${layout.stack}`}>
      <PageTitle>{t('trackTitle')}</PageTitle>
      <meta name="description" content={t('trackHelp')} />
      <h1>{t('common:trackOrder')}</h1>
      <p>{t('trackHelp')}</p>
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <form
        className={`${layout.sheet} ${layout.padded} ${layout.stack}`}
        onSubmit={(event) => void find(event)}
        onInput={onInput}
        method="post"
        noValidate
      >
        <TextField
          label={t('number')}
          name="orderNumber"
          defaultValue={orderNumber}
          autoComplete="off"
          maxLength={30}
          error={codeText(errors.orderNumber)}
        />
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="email"
          ref={email}
          error={codeText(errors.email)}
        />
        <Button type="submit" kind="ink" pending={pending}>
          {t('find')}
        </Button>
      </form>
      {isSignedIn(user) && (
        <p>
          <a href={paths.orders}>{t('ownOrders')}</a>
        </p>
      )}
    </div>
  );
}
