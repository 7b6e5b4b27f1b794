import { paths } from '#storefront/shared/paths.ts';
import { isSignedIn, useUser } from '#storefront/shared/session/session.ts';
import { HydrateOnInteraction } from '#storefront/lib/hydrate-on-interaction.tsx';
import { useText } from '#storefront/lib/text.ts';
import layout from '#storefront/ui/layout.module.css';
import { StaticBlock } from './static-block.tsx';
import styles from './footer.module.css';

export const Footer = () => (
  <footer className={styles.footer}>
    <HydrateOnInteraction>
      <Content />
    </HydrateOnInteraction>
  </footer>
);

function Content() {
  const { t } = useText();
  const signedIn = isSignedIn(useUser());
  return (
    <>
      <div className={`${layout.page} ${styles.columns}`}>
        <nav aria-labelledby="footer-shop">
          <h2 id="footer-shop">{t('shop')}</h2>
          <ul>
            <li>
              <a href={paths.categories}>{t('categories')}</a>
            </li>
            <li>
              <a href={paths.cart}>{t('cart')}</a>
            </li>
            <li>
              <a href={paths.trackOrder}>{t('trackOrder')}</a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-account">
          <h2 id="footer-account">{t('account')}</h2>
          <ul>
            <li>
              <a href={signedIn ? paths.dashboard : paths.login()}>{signedIn ? t('myAccount') : t('signIn')}</a>
            </li>
            <li>
              <a href={signedIn ? paths.orders : paths.register()}>{signedIn ? t('orderHistory') : t('register')}</a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-help">
          <h2 id="footer-help">{t('help')}</h2>
          <ul>
            <li>
              <a href={paths.about}>{t('about')}</a>
            </li>
            <li>
              <a href={paths.contact}>{t('support')}</a>
            </li>
            <li>
              <a href={paths.help}>{t('help')}</a>
            </li>
          </ul>
        </nav>
        <StaticBlock id="ig_footer_links" className={styles.block} />
      </div>
      <div className={styles.legal}>
        <div className={`${layout.page} ${styles.legalRow}`}>
          <StaticBlock id="IG_footercopyright" />
        </div>
      </div>
    </>
  );
}
