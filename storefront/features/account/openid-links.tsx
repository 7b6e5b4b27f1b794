import { useState, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpenidLink } from '#contracts/openid/openid.ts';
import { announce } from '#storefront/lib/announce.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { formatDateTime } from '#storefront/lib/dates.ts';
import { formValues } from '#storefront/lib/form-command.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { paths } from '#storefront/shared/paths.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { openidLinksQuery, openidProvidersQuery } from './account.queries.ts';
import { OpenidButtons } from './openid-buttons.tsx';
import { ProofField, proofFrom } from './proof-field.tsx';
import styles from './sign-in-security.module.css';
import { usePasskeyWork } from './use-passkey-work.ts';

/** Providers of OpenID Connect by which one signs in; nothing where the shop has none and none is left. */
export function OpenidLinks() {
  const { t, language } = useText('account');
  const { links } = useRead(openidLinksQuery);
  const { data: { providers } = { providers: [] } } = useQuery(openidProvidersQuery);
  const [open, setOpen] = useState('');
  if (!links.length && !providers.length) return null;
  return (
    <section className={`${layout.sheet} ${layout.padded} ${layout.stack}`} aria-label={t('openidTitle')}>
      <h2>{t('openidTitle')}</h2>
      <p>{t('openidHelp')}</p>
      {links.length > 0 && (
        <ul className={styles.sessions} aria-label={t('openidTitle')}>
          {links.map((link) => (
            <li key={link.linkId} className={styles.session}>
              <div className={styles.passkey}>
                <strong>{link.provider}</strong>
                <p className={text.quiet}>{t('openidLinked', { at: formatDateTime(link.linkedAt, language) })}</p>
              </div>
              <Button onClick={() => setOpen(link.linkId)} aria-label={`${t('openidDisconnect')}, ${link.provider}`}>
                {t('openidDisconnect')}
              </Button>
              {open === link.linkId && <Disconnect link={link} onClose={() => setOpen('')} />}
            </li>
          ))}
        </ul>
      )}
      <div className={layout.row}>
        <OpenidButtons purpose="link" returnUrl={paths.signInSecurity} />
      </div>
    </section>
  );
}

interface DisconnectProps {
  readonly link: OpenidLink;
  readonly onClose: () => void;
}

function Disconnect({ link: { linkId }, onClose }: DisconnectProps) {
  const { t } = useText('account');
  const queryClient = useQueryClient();
  const { attempt, pending, problem } = usePasskeyWork();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = formValues(event.currentTarget);
    return attempt(async () => {
      await browserApi.post('account/openid/unlink', { linkId, proof: await proofFrom(values) });
      await queryClient.invalidateQueries({ queryKey: openidLinksQuery.queryKey });
      onClose();
      announce(t('openidDisconnected'));
    });
  };
  return (
    <form
      className={`${layout.stack} ${styles.passkeyForm}`}
      onSubmit={(event) => void submit(event)}
      method="post"
      noValidate
    >
      {problem && <Alert kind="error">{problem}</Alert>}
      <ProofField hasPasskeys={false} />
      <div className={layout.row}>
        <Button type="submit" kind="ink" pending={pending}>
          {t('openidDisconnect')}
        </Button>
        <Button onClick={onClose}>{t('back')}</Button>
      </div>
    </form>
  );
}
