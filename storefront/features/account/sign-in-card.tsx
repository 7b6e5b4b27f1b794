import type { FormEvent, FormEventHandler, ReactNode } from 'react';
import { errorText } from '#storefront/lib/api-error.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';

interface SignInCardProps {
  readonly title: string;
  readonly intro?: string;
  readonly button: string;
  readonly pending: boolean;
  readonly error: unknown;
  /** What else went wrong, in words. */
  readonly problem?: string;
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly onInput: FormEventHandler<HTMLFormElement>;
  /** The fields. */
  readonly children: ReactNode;
  /** The ways on, below the form. */
  readonly foot?: ReactNode;
}

/** One card, one form: what sign-in, registration and passwords have in common. */
export function SignInCard({
  title,
  intro,
  button,
  pending,
  error,
  problem,
  onSubmit,
  onInput,
  children,
  foot,
}: SignInCardProps) {
  const { t } = useText();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!pending) onSubmit(event.currentTarget);
  };
  return (
    <div className={`${layout.narrow} ${layout.stack}`}>
      <h1>{title}</h1>
      {intro && <p>{intro}</p>}
      {error !== undefined && <Alert kind="error">{errorText(error, t('unreachable'))}</Alert>}
      {problem && <Alert kind="error">{problem}</Alert>}
      <form
        className={`${layout.sheet} ${layout.padded} ${layout.stack}`}
        onSubmit={submit}
        onInput={onInput}
        method="post"
        noValidate
      >
        {children}
        <Button type="submit" kind="action" large pending={pending}>
          {button}
        </Button>
      </form>
      {foot}
    </div>
  );
}
