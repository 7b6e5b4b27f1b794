import { paths } from '#storefront/shared/paths.ts';
import { useCompany } from '#storefront/shared/company/company.ts';
import styles from './logo.module.css';

export function Logo() {
  const { name } = useCompany();
  return (
    <a className={styles.logo} href={paths.home}>
      <svg viewBox="0 0 15 34" aria-hidden="true">
        <path fill="var(--action)" d="M0 0h15l-4 34H0z" />
      </svg>
      {name}
    </a>
  );
}
