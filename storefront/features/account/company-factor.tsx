import { useQueryClient } from '@tanstack/react-query';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { secondFactorQuery } from './account.queries.ts';

/** Whether everybody of the company signs in with a second factor: its administrators decide. */
export function CompanyFactor() {
  const { t } = useText(['account', 'common']);
  const queryClient = useQueryClient();
  const { isDemanded, isSet } = useRead(secondFactorQuery);
  const { run, pending, error } = useCommand('account/demandsecondfactor');
  const change = async () => {
    if (!(await run({ isDemanded: !isDemanded }))) return;
    await queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    announce(t(isDemanded ? 'companyFactorOff' : 'companyFactorOn'));
  };
  return (
    <section className={`${layout.sheet} ${layout.padded} ${layout.stack}`} aria-labelledby="company-factor">
      <h2 id="company-factor">{t('companyFactor')}</h2>
      <p>{t(isDemanded ? 'companyFactorOn' : 'companyFactorOff')}</p>
      {!isDemanded && !isSet && <p>{t('companyFactorOwn')}</p>}
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <div>
        <Button pending={pending} onClick={() => void change()}>
          {t(isDemanded ? 'companyFactorLift' : 'companyFactorDemand')}
        </Button>
      </div>
    </section>
  );
}
