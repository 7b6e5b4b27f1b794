import type { ReactNode } from 'react';
import layout from '#storefront/ui/layout.module.css';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { Logo } from '../shell/logo.tsx';
import { SkipLink } from '../shell/skip-link.tsx';
import { StaticBlock } from '../shell/static-block.tsx';
import styles from './plain-header.module.css';

/** Sign-in and checkout show the logo only: nothing leads away from the task but the way back. */
export const PlainHeader = ({ children }: { readonly children?: ReactNode }) => (
  <>
    <SkipLink />
    <header className={styles.header}>
      <div className={`${layout.page} ${styles.row}`}>
        <Logo />
        <div className={styles.end}>
          {children}
          <LanguageSwitch short />
        </div>
      </div>
    </header>
  </>
);

export const PlainFooter = () => (
  <footer className={`${layout.page} ${styles.legal}`}>
    <StaticBlock id="IG_footercopyright" />
  </footer>
);
