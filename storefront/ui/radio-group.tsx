import styles from './radio-group.module.css';
import field from './field.module.css';

interface RadioGroupProps<V extends string> {
  readonly label: string;
  readonly name: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly options: readonly { readonly value: V; readonly label: string }[];
}

export const RadioGroup = <V extends string>({ label, name, value, onChange, options }: RadioGroupProps<V>) => (
  <fieldset className={field.field}>
    <legend className={`${field.label} ${styles.legend}`}>{label}</legend>
    <div className={styles.options}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  </fieldset>
);
