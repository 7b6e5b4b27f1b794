import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { isPageProblem, toPageProblem } from '#storefront/lib/page-problem.ts';
import { reportOutage } from '#storefront/lib/store-availability.ts';
import { useCompany } from '#storefront/shared/company/company.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';

/** Instead of a page that is not there or could not be loaded: what happened, and the ways on. */
export function ProblemPage() {
  const { t } = useText();
  const { phone } = useCompany();
  const error = useRouteError();
  const problem = isPageProblem(error) ? error : toPageProblem(error);
  const away = problem.code === 'store_unavailable';
  useEffect(() => {
    if (away) reportOutage('page');
  }, [away]);
  const missing = problem.status === 404 || problem.status === 410;
  return (
    <div className={layout.stack}>
      <title>{missing ? t('notFoundTitle') : t('problemTitle')}</title>
      <meta name="robots" content="noindex" />
      <h1>{missing ? t('notFoundTitle') : t('problemTitle')}</h1>
      <p>
        {problem.text ??
          (problem.status === 410
            ? t('goneText')
            : missing
              ? t('notFoundText')
              : problem.code === 'unreachable'
                ? t('unreachable')
                : t('problemText'))}
      </p>
      {problem.errorId && <p>{t('errorNumber', { id: problem.errorId })}</p>}
      <p className={layout.row}>
        {!missing && (
          <ButtonLink kind="ink" href="" data-load="full">
            {t('tryAgain')}
          </ButtonLink>
        )}
        <ButtonLink kind={missing ? 'ink' : 'plain'} href={paths.home}>
          {t('toHome')}
        </ButtonLink>
        {missing && <ButtonLink href={paths.siteMap}>{t('siteMap')}</ButtonLink>}
        <ButtonLink href={paths.contact}>{t('support')}</ButtonLink>
        {missing && phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      </p>
    </div>
  );
}
