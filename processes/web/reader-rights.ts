// Decides which kept answers and pages a reader may be given.
import { randomUUID } from 'node:crypto';
import { asSystem } from '#platform/kernel/operations/dispatcher.ts';
import type { Caller } from '#platform/kernel/operations/caller.ts';
import type { Application } from '../application.ts';

export interface ReaderRights {
  /** Same text, same shared answers: empty for who has no account, else which price lists count for their account. */
  rightsOf(caller: Caller): Promise<string>;
  /** Tells whether every change up to a position was told to the caches. */
  hasPassed(position: bigint): boolean;
}

const LACKS_SECOND_FACTOR = 'lacks second factor';

export const createReaderRights = ({
  dispatcher,
  index,
  positions,
}: Pick<Application, 'dispatcher' | 'index' | 'positions'>): ReaderRights => ({
  async rightsOf({ accountId, lacksSecondFactor }) {
    // They are led elsewhere from every page.
    if (lacksSecondFactor) return LACKS_SECOND_FACTOR;
    if (!accountId) return '';
    const commandId = randomUUID();
    const by = { name: 'rights', commandId, correlationId: commandId, causationId: commandId };
    return JSON.stringify(await asSystem(dispatcher, by).queries.priceList.terms({ accountId }));
  },
  hasPassed: (position) => position <= positions.current && index.passed !== undefined && position <= index.passed,
});
