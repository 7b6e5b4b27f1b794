import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './field.module.css';

export const CheckBox = ({
  children,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & { readonly children: ReactNode }) => (
  <label className={styles.check}>
    <input {...input} type="checkbox" />
    <span>{children}</span>
  </label>
);
