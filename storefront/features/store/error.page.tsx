import { useLocation } from 'react-router-dom';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';

/** `/error?errorId=…`: where failed downloads and server errors lead (spec 8). */
export function ErrorPage() {
  const { t } = useText();
  const { search } = useLocation();
  const errorId = (new URLSearchParams(search).get('errorId') ?? '').slice(0, 64);
  return (
    <div className={layout.stack}>
      <title>{t('problemTitle')}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('problemTitle')}</h1>
      <p>{t('problemText')}</p>
      {errorId && <p className={text.mono}>{t('errorNumber', { id: errorId })}</p>}
      <p className={layout.row}>
        <ButtonLink kind="ink" href={paths.home}>
          {t('toHome')}
        </ButtonLink>
        <ButtonLink href={paths.contact}>{t('support')}</ButtonLink>
      </p>
    </div>
  );
}
