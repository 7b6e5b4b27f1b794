// A field of a form surrounds its control with these: label, hint and error, tied to it for screen readers.
import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldProps {
  readonly label: string;
  readonly error?: string;
  readonly hint?: string;
  /** The word for "optional" when the field may stay empty. */
  readonly optional?: string;
}

export interface ControlProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export function Field({
  label,
  error,
  hint,
  optional,
  children,
}: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const described = [error && `${id}e`, hint && `${id}h`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p className={styles.error} id={`${id}e`}>
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}h`}>
          {hint}
        </p>
      )}
    </div>
  );
}
