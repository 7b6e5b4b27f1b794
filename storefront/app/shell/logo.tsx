import { fitted, logoUrl, type Logo as LogoPicture } from '#contracts/store/company.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useCompany } from '#storefront/shared/company/company.ts';
import styles from './logo.module.css';

export function Logo() {
  const { name, logo } = useCompany();
  return (
    <a className={styles.logo} href={paths.home}>
      {logo ? (
        <LogoImage logo={logo} name={name} />
      ) : (
        <>
          <svg viewBox="0 0 15 34" aria-hidden="true">
            <path fill="var(--action)" d="M0 0h15l-4 34H0z" />
          </svg>
          {name}
        </>
      )}
    </a>
  );
}

/** Pixels. */
const ON_DESK = { width: 240, height: 44 };
const ON_PHONE = { width: 170, height: 36 };

/** The shop's logo, whose place is known before it comes; its alternative text is the shop's name. */
export function LogoImage({ logo, name }: { readonly logo: LogoPicture; readonly name: string }) {
  const [desk, phone] = [fitted(logo, ON_DESK), fitted(logo, ON_PHONE)];
  const source = (longest: 240 | 600 | 1_200) =>
    `${logoUrl(logo, longest)} ${fitted(logo, { width: longest, height: longest }).width}w`;
  const files = [source(240), source(600), source(1_200)].join(', ');
  return (
    <picture>
      <source media="(min-width: 1024px)" srcSet={files} sizes={`${desk.width}px`} {...desk} />
      <img
        src={logoUrl(logo, 600)}
        srcSet={files}
        sizes={`${phone.width}px`}
        alt={name}
        fetchPriority="high"
        {...phone}
      />
    </picture>
  );
}
