import { useLateText } from './text.ts';

/** The text of an error code in the reader's language; a code without a text is told as the general failure. */
export function useCodeText(): (code: string | undefined) => string | undefined {
  const { t, ready } = useLateText('error');
  const text = t as unknown as (key: string, options: { defaultValue: string }) => string;
  return (code) => (code === undefined || !ready ? undefined : text(code, { defaultValue: t('internal') }));
}
