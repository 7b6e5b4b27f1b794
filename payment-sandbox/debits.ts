// Debits of bank accounts: begun with the order, settled or returned days later, by the sandbox's own clock.
import type { Log } from '#platform/kernel/runtime/log.ts';
import type { SandboxClock } from './sandbox-clock.ts';
import { debitAfter, type AccountBehaviour, type DebitStanding } from './test-accounts.ts';
import type { Authorisation, Vault } from './vault.ts';

interface Needed {
  readonly vault: Vault;
  readonly clock: SandboxClock;
  readonly log: Log;
}

export type DebitAnswer =
  | { readonly outcome: 'pending' }
  | { readonly outcome: 'settled'; readonly isFinal: boolean }
  | { readonly outcome: 'returned'; readonly code: string };

const isOfAccount = ({ behaviour }: Pick<Authorisation, 'behaviour'>): boolean =>
  /^(settle|return|bounce|debit)/.test(behaviour);

/** `tell` sends a hint that something changed. */
export function createDebits({ vault, clock, log }: Needed, tell: (row: Authorisation) => Promise<void>) {
  const afterNow = (row: Authorisation): DebitStanding =>
    debitAfter(row.behaviour as AccountBehaviour, clock.now() - Number(row.submitted_at));

  /** Writes down what has become of a debit by now. Returns it as it then is. */
  async function passDays(reference: string): Promise<Authorisation | undefined> {
    const row = await vault.find(reference);
    if (!row || (row.status !== 'submitted' && row.status !== 'captured') || row.submitted_at === '0') return row;
    const { status, code } = afterNow(row);
    return status === row.status ? row : vault.move(reference, ['submitted', 'captured'], status, code);
  }

  function watch(row: Authorisation): void {
    const { changesInMs } = afterNow(row);
    if (changesInMs === undefined) return;
    clock.after(changesInMs, () => {
      passDays(row.reference)
        .then(async (changed) => {
          if (!changed || (changed.status !== 'captured' && changed.status !== 'returned')) return;
          watch(changed);
          await tell(changed);
        })
        .catch((error: unknown) => log.warn({ err: error }, 'webhook not delivered'));
    });
  }

  return {
    passDays,

    /** Begins a debit, once however often; undefined where it is none, or none that can be begun. */
    async submit(reference: string): Promise<Authorisation | undefined> {
      const row = await vault.find(reference);
      if (!row || !isOfAccount(row)) return undefined;
      const begun = await vault.submit(reference, clock.now());
      if (begun) watch(begun);
      const { status } = begun ?? row;
      return status === 'submitted' || status === 'captured' || status === 'returned'
        ? { ...row, status: 'submitted' }
        : undefined;
    },

    /** What became of a debit; undefined where it is none. */
    async standing({ reference }: Authorisation): Promise<DebitAnswer | undefined> {
      const row = await passDays(reference);
      if (!row || !isOfAccount(row)) return undefined;
      if (row.status === 'returned') return { outcome: 'returned', code: row.decline_code };
      if (row.status === 'captured') return { outcome: 'settled', isFinal: afterNow(row).isFinal };
      return { outcome: 'pending' };
    },
  };
}
