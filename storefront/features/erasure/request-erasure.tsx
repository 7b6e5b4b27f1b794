import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formValues, useFormCommand } from '#storefront/lib/form-command.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { PasswordField } from '#storefront/shared/session/password-field.tsx';
import { erasureQuery } from './erasure.queries.ts';

const route = 'profile/requesterasure';
const schema = async () => (await import('#contracts/erasure/erasure.ts')).erasureOperations[route].input;

export function RequestErasure({ days }: { readonly days: number }) {
  const { t } = useText(['erasure', 'common']);
  const codeText = useCodeText();
  const queryClient = useQueryClient();
  const { submit, onInput, pending, error, errors } = useFormCommand(route, schema);
  const request = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { currentPassword = '' } = formValues(form);
    if (pending || !(await submit(form, { currentPassword }))) return;
    await queryClient.invalidateQueries({ queryKey: erasureQuery.queryKey });
  };
  return (
    <form
      className={`${layout.stack} ${layout.form}`}
      onSubmit={(event) => void request(event)}
      onInput={onInput}
      method="post"
      noValidate
    >
      <p>{days ? t('delay', { count: days }) : t('atOnce')}</p>
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <PasswordField
        label={t('password')}
        name="currentPassword"
        autoComplete="current-password"
        error={codeText(errors.currentPassword)}
      />
      <p className={layout.row}>
        <Button type="submit" large pending={pending}>
          {t('request')}
        </Button>
      </p>
    </form>
  );
}
