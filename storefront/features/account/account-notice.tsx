import { useEffect, type ReactNode } from 'react';
import { focusHeading } from '#storefront/lib/focus.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import layout from '#storefront/ui/layout.module.css';

interface AccountNoticeProps {
  readonly heading: string;
  readonly text: string;
  /** The way on. */
  readonly children: ReactNode;
}

/** Takes the form's place once it was sent, and the focus with it. */
export function AccountNotice({ heading, text, children }: AccountNoticeProps) {
  useEffect(focusHeading, []);
  return (
    <div className={`${layout.narrow} ${layout.stack}`}>
      <h1>{heading}</h1>
      <Alert kind="ok">{text}</Alert>
      <p>{children}</p>
    </div>
  );
}
