import { needed } from '#domain/shared/needed.ts';
import { securityCodeLength, testCard } from '#payment-sandbox/test-cards.ts';

/** A token for a card of the sandbox, as the fields of its own page ask for it. `gateway`: its address. */
export async function cardToken(gateway: string, number: string): Promise<string> {
  const code = '1'.repeat(securityCodeLength(needed(testCard(number), 'test card').brand));
  const response = await fetch(`${gateway}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, expiry: '12/49', code, holder: 'Card Holder' }),
  });
  if (!response.ok) throw new Error(`the gateway gives no token: ${response.status}`);
  return ((await response.json()) as { token: string }).token;
}
