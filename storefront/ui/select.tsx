import type { SelectHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field.tsx';

export interface Option {
  readonly value: string;
  readonly label: string;
}

export const Select = ({
  label,
  error,
  hint,
  optional,
  options,
  ...select
}: FieldProps & SelectHTMLAttributes<HTMLSelectElement> & { readonly options: readonly Option[] }) => (
  <Field label={label} error={error} hint={hint} optional={optional}>
    {(control) => (
      <select {...select} {...control}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
