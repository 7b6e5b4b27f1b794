import type { StoredEvent } from '../event-store/event-store.ts';
import { triggerProjection } from './trigger.ts';

const DAY = 86_400_000;
const reminder = triggerProjection({
  name: 'remind-when-offered',
  on: {
    Offered: () => [
      { job: 'thank', data: {} },
      { job: 'remind', data: {}, delayMs: 30 * DAY },
    ],
  },
});

const offered = (recordedAt?: string): StoredEvent => ({
  type: 'Offered',
  data: {},
  id: 'e1',
  stream: 'quote-1',
  revision: 0,
  position: 1n,
  at: '2026-11-10T12:00:00.000Z',
  metadata: {
    correlationId: 'c',
    causationId: 'c',
    commandId: 'c',
    actor: 'staff:1',
    schemaVersion: '1',
    hash: '',
    ...(recordedAt ? { recordedAt } : {}),
  },
});

async function jobsOf(event: StoredEvent): Promise<string[]> {
  const outcome = { effects: [] as { readonly job: string }[] };
  await reminder.project(undefined as never, [event], outcome as never);
  return outcome.effects.map(({ job }) => job);
}

describe('an event that tells of the past', () => {
  it('asks for nothing that was due before it was written down', async () =>
    expect(await jobsOf(offered('2026-11-26T09:00:00.000Z'))).toEqual(['remind']));
  it('asks for nothing at all where everything was', async () =>
    expect(await jobsOf(offered('2026-12-24T09:00:00.000Z'))).toEqual([]));
});

describe('an event of the present', () => {
  it('asks for all that follows', async () => expect(await jobsOf(offered())).toEqual(['thank', 'remind']));
});
