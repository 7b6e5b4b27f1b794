import type { ReactNode } from 'react';
import { classNames } from '#storefront/lib/class-names.ts';
import styles from './alert.module.css';

/** Says what happened and how to mend it. Errors interrupt a screen reader, the rest waits. */
export const Alert = ({
  kind = 'info',
  children,
}: {
  readonly kind?: 'info' | 'ok' | 'error';
  readonly children: ReactNode;
}) => (
  <div
    className={classNames(styles.alert, kind !== 'info' && styles[kind])}
    role={kind === 'error' ? 'alert' : 'status'}
  >
    {children}
  </div>
);
