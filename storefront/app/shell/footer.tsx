import { paths } from '#storefront/shared/paths.ts';
import { isSignedIn, useIsOn, useUser } from '#storefront/shared/session/session.ts';
import { HydrateOnInteraction } from '#storefront/lib/hydrate-on-interaction.tsx';
import { useCompany } from '#storefront/shared/company/company.ts';
import type { MenuLink } from '#contracts/menu/menu.ts';
import { useFixed } from '#storefront/lib/use-read.ts';
import { useText } from '#storefront/lib/text.ts';
import layout from '#storefront/ui/layout.module.css';
import { FooterSiteMap } from './footer-site-map.tsx';
import { menusQuery } from './shell.queries.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { StaticBlock } from './static-block.tsx';
import styles from './footer.module.css';

export const Footer = () => (
  <footer className={styles.footer}>
    <HydrateOnInteraction>
      <Content />
    </HydrateOnInteraction>
    <FooterSiteMap />
  </footer>
);

function Contact() {
  const { t } = useText();
  const { name, addressLines, phone, email } = useCompany();
  if (!addressLines.length && !phone && !email) return null;
  return (
    <address aria-labelledby="footer-contact" className={styles.contact}>
      <h2 id="footer-contact">{t('contactUs')}</h2>
      {[name, ...addressLines.filter((line) => line !== name)].map((line) => (
        <span key={line}>{line}</span>
      ))}
      {phone && <a href={`tel:${dialled(phone)}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  );
}

/** Without an extension, which a telephone would dial as further digits. */
const dialled = (phone: string): string => phone.replace(/[a-z#].*$/i, '').replace(/[^+\d]/g, '');

/** Entries with others below them are columns; the rest stands together in one. */
function columnsOf(entries: readonly MenuLink[]): { readonly label: string; readonly links: readonly MenuLink[] }[] {
  const single = entries.filter(({ Children }) => !Children.length);
  return [
    ...entries
      .filter(({ Children }) => Children.length > 0)
      .map(({ Label: label, Url, Children }) => ({
        label,
        links: [
          ...(Url ? [{ Label: label, Url, Children: [] }] : []),
          ...Children.flatMap((one) => [one, ...one.Children]),
        ],
      })),
    ...(single.length ? [{ label: '', links: single }] : []),
  ];
}

function Content() {
  const { t } = useText();
  const signedIn = isSignedIn(useUser());
  const menus = useFixed(menusQuery);
  const hasNewsletter = useIsOn('newsletter');
  const { contained } = useUser().PriceShown;
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
        {columnsOf(menus.Footer).map(({ label, links }, index) => (
          <nav key={label} aria-labelledby={`footer-${index}`}>
            <h2 id={`footer-${index}`}>{label || t('help')}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.Label + link.Url}>{link.Url ? <a href={link.Url}>{link.Label}</a> : link.Label}</li>
              ))}
            </ul>
          </nav>
        ))}
        <StaticBlock id="ig_footer_links" className={styles.block} />
        <Contact />
        {hasNewsletter && <NewsletterForm />}
      </div>
      <div className={styles.legal}>
        <div className={`${layout.page} ${styles.legalRow}`}>
          <StaticBlock id="IG_footercopyright" />
          {contained && <p>{contained}</p>}
          {menus.Social.length > 0 && (
            <ul className={styles.social}>
              {menus.Social.map((link) => (
                <li key={link.Label + link.Url}>
                  <a href={link.Url} rel="me noopener">
                    {link.Label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </>
  );
}
