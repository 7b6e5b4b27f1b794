import { useQueryClient } from '@tanstack/react-query';
import { announce } from '#storefront/lib/announce.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { secondFactorQuery } from './account.queries.ts';
import { ProvenAction } from './proven-action.tsx';
import { usePasskeyWork } from './use-passkey-work.ts';

/** Whether everybody of the company signs in with a second factor: its administrators decide. */
export function CompanyFactor() {
  const { t } = useText('account');
  const queryClient = useQueryClient();
  const { isDemanded, isSet, passkeys } = useRead(secondFactorQuery);
  const { attempt, pending, problem } = usePasskeyWork();
  const changed = async (message: string) => {
    await queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    announce(message);
  };
  const demand = () =>
    attempt(async () => {
      await browserApi.post('account/demandsecondfactor', { isDemanded: true });
      await changed(t('companyFactorOn'));
    });
  return (
    <section className={`${layout.sheet} ${layout.padded} ${layout.stack}`} aria-labelledby="company-factor">
      <h2 id="company-factor">{t('companyFactor')}</h2>
      <p>{t(isDemanded ? 'companyFactorOn' : 'companyFactorOff')}</p>
      {!isDemanded && !isSet && <p>{t('companyFactorOwn')}</p>}
      {problem && <Alert kind="error">{problem}</Alert>}
      {isDemanded ? (
        <ProvenAction
          label={t('companyFactorLift')}
          hasPasskeys={passkeys.length > 0}
          onProof={async (proof) => {
            await browserApi.post('account/demandsecondfactor', { isDemanded: false, proof });
            await changed(t('companyFactorOff'));
          }}
        />
      ) : (
        <div>
          <Button pending={pending} onClick={() => void demand()}>
            {t('companyFactorDemand')}
          </Button>
        </div>
      )}
    </section>
  );
}
