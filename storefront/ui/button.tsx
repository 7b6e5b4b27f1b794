import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { classNames } from '#storefront/lib/class-names.ts';
import styles from './button.module.css';

/** `action` is for buying and submitting only. */
export type ButtonKind = 'action' | 'ink' | 'plain' | 'link';

interface Look {
  readonly kind?: ButtonKind;
  readonly large?: boolean;
  readonly wide?: boolean;
}

export const buttonClass = ({ kind = 'plain', large = false, wide = false }: Look, more?: string): string =>
  classNames(styles.button, styles[kind], large && styles.large, wide && styles.wide, more);

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Under way: the button keeps the focus, and a second click does nothing. */
  readonly pending?: boolean;
}

export function Button({
  kind,
  large,
  wide,
  pending = false,
  disabled = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const off = pending || disabled;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, large, wide }, className)}
      aria-disabled={off || undefined}
      onClick={off ? (event) => event.preventDefault() : onClick}
    />
  );
}

export const ButtonLink = ({
  kind,
  large,
  wide,
  className,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Look) => (
  <a {...rest} className={buttonClass({ kind, large, wide }, className)} />
);
