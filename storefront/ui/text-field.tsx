import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field.tsx';

export const TextField = ({
  label,
  error,
  hint,
  optional,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> }) => (
  <Field label={label} error={error} hint={hint} optional={optional}>
    {(control) => <input {...input} {...control} />}
  </Field>
);

export const TextArea = ({
  label,
  error,
  hint,
  optional,
  ...input
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) => (
  <Field label={label} error={error} hint={hint} optional={optional}>
    {(control) => <textarea {...input} {...control} />}
  </Field>
);
