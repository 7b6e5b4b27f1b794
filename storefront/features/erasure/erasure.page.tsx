import { fileUrl } from '#contracts/client.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { Alert } from '#storefront/ui/alert.tsx';
import { ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { KeepData } from './keep-data.tsx';
import { erasureQuery } from './erasure.queries.ts';
import { RequestErasure } from './request-erasure.tsx';

/** One's own data: to take away (decision 0084), and to have erased (decision 0083). */
export function PersonalDataPage() {
  const { t } = useText(['erasure', 'common']);
  const { IsRequested, DueOn, Days, WaitsFor } = useRead(erasureQuery);
  return (
    <div className={layout.stack}>
      <PageTitle>{t('common:personalData')}</PageTitle>
      <h1>{t('common:personalData')}</h1>
      <section className={`${layout.sheet} ${layout.padded} ${layout.stack}`} aria-labelledby="take-away">
        <h2 id="take-away">{t('takeAway')}</h2>
        <p className={text.prose}>{t('takeAwayWhat')}</p>
        <p className={layout.row}>
          <ButtonLink href={fileUrl('profile/downloadpersonaldata', {})} download>
            {t('download')}
          </ButtonLink>
        </p>
      </section>
      <section className={`${layout.sheet} ${layout.padded} ${layout.stack}`} aria-labelledby="erase">
        <h2 id="erase">{t('erase')}</h2>
        <p className={text.prose}>{t('what')}</p>
        {WaitsFor.length > 0 && (
          <Alert kind="info">
            {t('waits')}
            <ul>
              {WaitsFor.map((one) => (
                <li key={one}>{t(`waitsFor.${one}`)}</li>
              ))}
            </ul>
          </Alert>
        )}
        {IsRequested ? <KeepData dueOn={DueOn} /> : <RequestErasure days={Days} />}
      </section>
    </div>
  );
}
