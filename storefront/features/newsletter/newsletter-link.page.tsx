import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { focusHeading } from '#storefront/lib/focus.ts';
import { useText } from '#storefront/lib/text.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';

/** Programs that look through mail follow every link, so that what a link does waits for a press. */
function LinkPage({
  does,
  run,
  pending,
  error,
}: {
  readonly does: 'confirm' | 'unsubscribe';
  readonly run: (link: URLSearchParams) => Promise<unknown>;
  readonly pending: boolean;
  readonly error: unknown;
}) {
  const { t } = useText(['newsletter', 'common']);
  const { search } = useLocation();
  const [done, setDone] = useState(false);
  const press = async () => {
    if (!(await run(new URLSearchParams(search)))) return;
    setDone(true);
    focusHeading();
  };
  return (
    <div className={`${layout.narrow} ${layout.stack}`}>
      <PageTitle>{t(`${does}.title`)}</PageTitle>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <h1>{t(`${does}.title`)}</h1>
      {done ? <Alert kind="ok">{t(`${does}.done`)}</Alert> : <p>{t(`${does}.intro`)}</p>}
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <p>
        {done ? (
          <ButtonLink kind="ink" href={paths.home}>
            {t('toShop')}
          </ButtonLink>
        ) : (
          <Button kind="action" pending={pending} onClick={() => void press()}>
            {t(`${does}.button`)}
          </Button>
        )}
      </p>
    </div>
  );
}

const signed = (link: URLSearchParams) => ({ subscriber: link.get('subscriber') ?? '', key: link.get('key') ?? '' });

export function ConfirmNewsletterPage() {
  const { run, pending, error } = useCommand('newsletter/confirm');
  const confirm = (link: URLSearchParams) => run({ ...signed(link), request: Number(link.get('request')) });
  return <LinkPage does="confirm" run={confirm} pending={pending} error={error} />;
}

export function UnsubscribeNewsletterPage() {
  const { run, pending, error } = useCommand('newsletter/unsubscribe');
  return <LinkPage does="unsubscribe" run={(link) => run(signed(link))} pending={pending} error={error} />;
}
