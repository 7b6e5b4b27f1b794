import { useEffect, useRef } from 'react';
import { useText } from '#storefront/lib/text.ts';
import { TextField } from '#storefront/ui/text-field.tsx';

/** Six digits of an authenticator, or a code from paper; it takes the focus where it appears as the next thing to fill in. */
export function CodeField({ isNext = false }: { readonly isNext?: boolean }) {
  const { t } = useText('account');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNext) field.current?.focus();
  }, [isNext]);
  return (
    <TextField
      label={t('code')}
      hint={t('codeHint')}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={30}
      ref={field}
    />
  );
}
