import { useTranslation } from 'react-i18next';

type Lookup = (key: string, options?: { defaultValue: string }) => string;

/**
 * The text of an error code in the reader's language; a code without a text is told as the general failure. These texts
 * are many and rarely needed: they come after the page, and until then there is none to show.
 */
export function useCodeText(): (code: string | undefined) => string | undefined {
  const { t, ready } = useTranslation('error', { useSuspense: false });
  const text = t as unknown as Lookup;
  return (code) => (code === undefined || !ready ? undefined : text(code, { defaultValue: text('internal') }));
}
