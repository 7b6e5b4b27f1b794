import type { ReactNode } from 'react';
import layout from '#storefront/ui/layout.module.css';

/** Spec 2: replaces everything, without header and footer. */
export const UnavailablePage = ({
  title,
  text,
  above,
  children,
}: {
  readonly title: string;
  readonly text: string;
  /** Such as the shop's logo. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}) => (
  <main className={`${layout.page} ${layout.main}`}>
    <title>{title}</title>
    <div className={`${layout.sheet} ${layout.padded} ${layout.tight} ${layout.narrow}`}>
      {above}
      <h1>{title}</h1>
      <p>{text}</p>
      {children && <p>{children}</p>}
    </div>
  </main>
);
