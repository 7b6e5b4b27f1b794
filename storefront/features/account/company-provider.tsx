import { useQuery, useQueryClient } from '@tanstack/react-query';
import { announce } from '#storefront/lib/announce.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { openidLinksQuery, openidProvidersQuery, secondFactorQuery } from './account.queries.ts';
import { ProvenAction } from './proven-action.tsx';
import { usePasskeyWork } from './use-passkey-work.ts';

const route = 'account/demandopenid';

/** Whether everybody of the company signs in by one provider alone: its administrators decide, by one that is their own. */
export function CompanyProvider() {
  const { t } = useText('account');
  const queryClient = useQueryClient();
  const { links, demanded } = useRead(openidLinksQuery);
  const { passkeys } = useRead(secondFactorQuery);
  const { data: { providers } = { providers: [] } } = useQuery(openidProvidersQuery);
  const { attempt, pending, problem } = usePasskeyWork();
  if (!providers.length && !demanded) return null;
  const own = providers.filter(({ id }) => links.some(({ providerId }) => providerId === id));
  const changed = async (message: string) => {
    await queryClient.invalidateQueries({ queryKey: openidLinksQuery.queryKey });
    announce(message);
  };
  const demand = ({ id, name }: (typeof providers)[number]) =>
    attempt(async () => {
      await browserApi.post(route, { isDemanded: true, provider: id });
      await changed(t('companyProviderOn', { provider: name }));
    });
  return (
    <section className={`${layout.sheet} ${layout.padded} ${layout.stack}`} aria-labelledby="company-provider">
      <h2 id="company-provider">{t('companyProvider')}</h2>
      <p>{demanded ? t('companyProviderOn', { provider: demanded }) : t('companyProviderOff')}</p>
      {!demanded && own.length === 0 && <p>{t('companyProviderOwn')}</p>}
      {problem && <Alert kind="error">{problem}</Alert>}
      {demanded ? (
        <ProvenAction
          label={t('companyProviderLift')}
          hasPasskeys={passkeys.length > 0}
          onProof={async (proof) => {
            await browserApi.post(route, { isDemanded: false, proof });
            await changed(t('companyProviderOff'));
          }}
        />
      ) : (
        <div className={layout.row}>
          {own.map((provider) => (
            <Button key={provider.id} pending={pending} onClick={() => void demand(provider)}>
              {t('companyProviderDemand', { provider: provider.name })}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
