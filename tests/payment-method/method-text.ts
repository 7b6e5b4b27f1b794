import { useText, type Text } from '#storefront/lib/text.ts';

/**
 * Finds what a method's own form says, by `form.*` of its entry in payment-method.json: the compiler knows the keys of the
 * shop's own methods only.
 */
export function useMethodText(method: string): {
  readonly say: (key: string, values?: Readonly<Record<string, unknown>>) => string;
  readonly language: Text<'payment-method'>['language'];
} {
  const { t, language } = useText('payment-method');
  const lookup = t as unknown as (key: string, values?: Readonly<Record<string, unknown>>) => string;
  return { say: (key, values) => lookup(`${method}.form.${key}`, values), language };
}
