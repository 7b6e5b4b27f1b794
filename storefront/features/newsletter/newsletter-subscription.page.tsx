import { useQueryClient } from '@tanstack/react-query';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { formatDateTime } from '#storefront/lib/dates.ts';
import { focusHeading } from '#storefront/lib/focus.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { newsletterQuery } from '#storefront/shared/newsletter/newsletter.queries.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';

/** Spec 2, /profile/newslettersubscription. */
export function NewsletterSubscriptionPage() {
  const { t, language } = useText(['newsletter', 'common']);
  const queryClient = useQueryClient();
  const { EmailAddress: email, Status: status, At: at } = useRead(newsletterQuery);
  const subscribe = useCommand('profile/subscribenewsletter');
  const leave = useCommand('profile/unsubscribenewsletter');
  const press = async (run: () => Promise<unknown>, message: string) => {
    if (!(await run())) return;
    await queryClient.invalidateQueries({ queryKey: newsletterQuery.queryKey });
    // The button becomes another one, so the focus needs another place.
    focusHeading();
    announce(message);
  };
  const error = subscribe.error ?? leave.error;
  const since = at && formatDateTime(at, language);
  return (
    <div className={layout.stack}>
      <PageTitle>{t('common:newsletter')}</PageTitle>
      <h1>{t('common:newsletter')}</h1>
      <p>{t(`own.${status}`, { email, since })}</p>
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <p className={layout.headRow}>
        {status !== 'subscribed' && (
          <Button
            kind="action"
            pending={subscribe.pending}
            onClick={() => void press(() => subscribe.run({}), t('requested'))}
          >
            {t(status === 'requested' ? 'sendAgain' : 'common:newsletterSubscribe')}
          </Button>
        )}
        {(status === 'subscribed' || status === 'requested') && (
          <Button pending={leave.pending} onClick={() => void press(() => leave.run({}), t('unsubscribe.done'))}>
            {t('unsubscribe.button')}
          </Button>
        )}
      </p>
    </div>
  );
}
