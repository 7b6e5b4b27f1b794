import { useQueryClient } from '@tanstack/react-query';
import { browserName } from '#domain/shared/browser-name.ts';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { formatDateTime } from '#storefront/lib/dates.ts';
import { focusHeading } from '#storefront/lib/focus.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { ownSessionsQuery } from './account.queries.ts';
import styles from './sign-in-security.module.css';

export function OwnSessions() {
  const { t, language } = useText(['account', 'common']);
  const queryClient = useQueryClient();
  const { sessions } = useRead(ownSessionsQuery);
  const { run, pending, error } = useCommand('account/endsessions');
  const end = async (sessionId?: string) => {
    const answer = await run(sessionId ? { sessionId } : {});
    if (!answer) return;
    await queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
    // The button is gone with its session, so the focus needs another place.
    focusHeading();
    announce(t('sessionsEnded', { count: answer.ended }));
  };
  return (
    <section className={`${layout.sheet} ${layout.padded} ${layout.stack}`} aria-labelledby="own-sessions">
      <div className={styles.head}>
        <h2 id="own-sessions">{t('sessions')}</h2>
        {sessions.length > 1 && (
          <Button pending={pending} onClick={() => void end()}>
            {t('signOutElsewhere')}
          </Button>
        )}
      </div>
      <p>{sessions.length > 1 ? t('sessionsIntro') : t('onlyHere')}</p>
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <ul className={styles.sessions}>
        {sessions.map(({ sessionId, agent, begunAt, seenAt, current }) => (
          <li key={sessionId} className={styles.session}>
            <div>
              <strong>{browserName(agent) || t('unknownBrowser')}</strong>
              {current && <span className={styles.here}>{t('thisBrowser')}</span>}
              <p className={text.quiet}>
                {t('sessionTimes', {
                  begun: formatDateTime(begunAt, language),
                  seen: formatDateTime(seenAt, language),
                })}
              </p>
            </div>
            {!current && (
              <Button pending={pending} onClick={() => void end(sessionId)}>
                {t('signOutThere')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
