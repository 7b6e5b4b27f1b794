import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { CheckBox } from '#storefront/ui/check-box.tsx';
import layout from '#storefront/ui/layout.module.css';
import { RadioGroup } from '#storefront/ui/radio-group.tsx';
import text from '#storefront/ui/text.module.css';
import { preferencesQuery } from './preference.queries.ts';

/** Spec 2, /profile/mypreferences. */
export function PreferencesPage() {
  const { t } = useText(['preference', 'common']);
  const queryClient = useQueryClient();
  const { PaymentMethod, PaymentMethods, CcOnContacts } = useRead(preferencesQuery);
  const [method, setMethod] = useState(PaymentMethod);
  const [copies, setCopies] = useState(CcOnContacts);
  const { run, pending, error } = useCommand('profile/savepreferences');

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (pending || !(await run({ PaymentMethod: method, ...(copies === null ? {} : { CcOnContacts: copies }) })))
      return;
    await queryClient.invalidateQueries({ queryKey: preferencesQuery.queryKey });
    announce(t('saved'));
  };

  return (
    <div className={layout.stack}>
      <PageTitle>{t('common:preferences')}</PageTitle>
      <h1>{t('common:preferences')}</h1>
      <form
        className={`${layout.sheet} ${layout.padded} ${layout.stack} ${layout.form}`}
        onSubmit={(event) => void save(event)}
        method="post"
      >
        {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
        <RadioGroup
          label={t('paymentMethod')}
          name="PaymentMethod"
          value={method}
          onChange={setMethod}
          options={[
            ...PaymentMethods.map(({ Method, Name }) => ({ value: Method, label: Name })),
            { value: '' as const, label: t('noMethod') },
          ]}
        />
        <p className={text.quiet}>{t('paymentMethodHint')}</p>
        {copies !== null && (
          <>
            <CheckBox name="CcOnContacts" checked={copies} onChange={({ target }) => setCopies(target.checked)}>
              {t('ccOnContacts')}
            </CheckBox>
            <p className={text.quiet}>{t('ccOnContactsHint')}</p>
          </>
        )}
        <p className={layout.row}>
          <Button type="submit" kind="action" large pending={pending}>
            {t('save')}
          </Button>
        </p>
      </form>
    </div>
  );
}
