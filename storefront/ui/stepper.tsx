import styles from './stepper.module.css';

export interface Step {
  readonly label: string;
  /** A step that can be gone back to. */
  readonly href?: string;
}

export const Stepper = ({
  label,
  steps,
  current,
}: {
  readonly label: string;
  readonly steps: readonly Step[];
  readonly current: number;
}) => (
  <nav aria-label={label}>
    <ol className={styles.list}>
      {steps.map((step, index) => (
        <li key={step.label} className={styles.step} aria-current={index === current ? 'step' : undefined}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          {step.href && index !== current ? <a href={step.href}>{step.label}</a> : step.label}
        </li>
      ))}
    </ol>
  </nav>
);
