import { useSyncExternalStore } from 'react';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { isSignedIn, useSeesPrices, useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { QuickOrder } from './quick-order.tsx';
import { SavedLists } from './saved-lists.tsx';
import styles from './quick-order.module.css';

const nothingChanges = () => () => undefined;
const yes = () => true;
const no = () => false;

export function QuickOrderPage() {
  const { t } = useText(['quick-order', 'common']);
  const seesPrices = useSeesPrices();
  const signedIn = isSignedIn(useUser());
  // What the pad holds is in the browser; a server would write another one.
  const isInBrowser = useSyncExternalStore(nothingChanges, yes, no);
  return (
    <div className={layout.stack}>
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className={layout.headRow}>
        <h1>{t('heading')}</h1>
        <p className={text.quiet}>{t('hint')}</p>
      </div>
      {!seesPrices && (
        <p>
          <ButtonLink kind="action" href={paths.login(paths.expressOrder)}>
            {t('common:loginToBuy')}
          </ButtonLink>
        </p>
      )}
      {seesPrices && (
        <div className={styles.columns}>
          <div className={styles.main}>{isInBrowser && <QuickOrder />}</div>
          <aside className={styles.side} aria-label={t('lists')}>
            {isInBrowser && (signedIn ? <SavedLists /> : <SignInForLists />)}
          </aside>
        </div>
      )}
    </div>
  );
}

function SignInForLists() {
  const { t } = useText(['quick-order', 'common']);
  return (
    <section className={`${layout.sheet} ${styles.card}`}>
      <h2>{t('lists')}</h2>
      <p className={text.quiet}>{t('listsNeedSignIn')}</p>
      <p>
        <ButtonLink href={paths.login(paths.expressOrder)}>{t('common:signIn')}</ButtonLink>
      </p>
    </section>
  );
}
