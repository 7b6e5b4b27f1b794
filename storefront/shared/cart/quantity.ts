/** A typed quantity: whole, above 0 and at most 999,999 (spec 5); undefined when it is not one. */
export function parseQuantity(typed: unknown): number | undefined {
  const text = typeof typed === 'string' ? typed.trim() : '';
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return value > 0 ? value : undefined;
}
