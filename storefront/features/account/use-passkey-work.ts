import { useState } from 'react';
import { errorText, isApiError } from '#storefront/lib/api-error.ts';
import { useText } from '#storefront/lib/text.ts';

/** Several calls with an authenticator between them: one at a time, and why it did not work. */
export function usePasskeyWork() {
  const { t } = useText(['account', 'common']);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const attempt = async (work: () => Promise<void>) => {
    if (pending) return;
    setPending(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      // What the browser or its owner would not do, they tell nobody why.
      setProblem(isApiError(error) ? errorText(error, t('common:unreachable')) : t('passkeyNotUsed'));
    }
    setPending(false);
  };
  return { attempt, pending, problem, forget: () => setProblem('') };
}
