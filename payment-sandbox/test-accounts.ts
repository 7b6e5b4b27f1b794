// The bank accounts that the sandbox knows, and what each of them does. Any other is refused: a real one must not get in.
import { needed } from '#domain/shared/needed.ts';

export type AccountBehaviour =
  'settle' | 'settle-late' | 'return-funds' | 'return-closed' | 'bounce-funds' | 'bounce-unauthorised' | 'debit-silent';

const accounts: Readonly<Record<string, AccountBehaviour>> = {
  '000123456789': 'settle',
  '000000000009': 'settle-late',
  '000222222227': 'return-funds',
  '000111111113': 'return-closed',
  '000555555559': 'bounce-funds',
  '000777777771': 'bounce-unauthorised',
  '000666666661': 'debit-silent',
};

/** Those that a visitor is shown. */
export const SHOWN_ACCOUNTS = ['000123456789', '000222222227', '000555555559', '000000000009'] as const;

export const testAccount = (number: string): AccountBehaviour | undefined => accounts[number];

/** Nine digits whose weighted sum is a multiple of ten (American Bankers Association). */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || digits === '000000000') return false;
  const weights = [3, 7, 1];
  return [...digits].reduce((sum, digit, at) => sum + Number(digit) * needed(weights[at % 3], 'weight'), 0) % 10 === 0;
}

/** A routing number for the examples. */
export const TEST_ROUTING = '110000000';

export type DebitStatus = 'submitted' | 'captured' | 'returned';

/** Days of a real provider are seconds here, by the sandbox's own clock. */
const SETTLES_AFTER_MS = 5_000;
const SETTLES_LATE_AFTER_MS = 60_000;
const BOUNCES_AFTER_MS = 120_000;
const FINAL_AFTER_MS = 240_000;

const RETURNS: Partial<Record<AccountBehaviour, { readonly afterMs: number; readonly code: string }>> = {
  'return-funds': { afterMs: SETTLES_AFTER_MS, code: 'debit_insufficient_funds' },
  'return-closed': { afterMs: SETTLES_AFTER_MS, code: 'debit_account_closed' },
  'bounce-funds': { afterMs: BOUNCES_AFTER_MS, code: 'debit_insufficient_funds' },
  'bounce-unauthorised': { afterMs: BOUNCES_AFTER_MS, code: 'debit_unauthorised' },
};

export interface DebitStanding {
  readonly status: DebitStatus;
  /** Says why it was returned. */
  readonly code: string;
  /** Nothing can change it any more. */
  readonly isFinal: boolean;
  /** Milliseconds until it changes next. */
  readonly changesInMs?: number;
}

/** What has become of a debit so many milliseconds after it was submitted. */
export function debitAfter(behaviour: AccountBehaviour, elapsedMs: number): DebitStanding {
  const settlesAfterMs = behaviour === 'settle-late' ? SETTLES_LATE_AFTER_MS : SETTLES_AFTER_MS;
  const returns = RETURNS[behaviour];
  if (returns && elapsedMs >= returns.afterMs) return { status: 'returned', code: returns.code, isFinal: true };
  const next = [settlesAfterMs, returns?.afterMs ?? FINAL_AFTER_MS].find((at) => at > elapsedMs);
  const changes = next === undefined ? {} : { changesInMs: next - elapsedMs };
  return elapsedMs >= settlesAfterMs
    ? { status: 'captured', code: '', isFinal: !returns && elapsedMs >= FINAL_AFTER_MS, ...changes }
    : { status: 'submitted', code: '', isFinal: false, ...changes };
}
