// The features' own functions over streams in memory, for tests of processes: every append, and every call of a
// provider, may be the last thing that a process does.
import type { Decider, DomainEvent } from '#domain/shared/decider.ts';
import { systemClock } from '#platform/kernel/runtime/clock.ts';
import { ordinaryDeadlines } from '#platform/kernel/runtime/deadlines.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { bindFeatures, type FeatureTables } from '#platform/kernel/operations/bind-features.ts';

/** The process died here. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

export interface MemoryShop {
  readonly context: OperationContext;
  readonly streams: ReadonlyMap<string, readonly DomainEvent[]>;
  /** Every event, in the order in which they were appended. */
  readonly all: readonly DomainEvent[];
  typesOf(stream: string): string[];
}

/** A shop that offers whatever a setting can offer, in Canadian dollars. */
export const switchedOn = async ({ name }: { readonly name?: string } = {}) => ({
  value: name === 'DefaultCurrency' ? 'CAD' : '1',
});

/** `dies` is asked before each append and after it, before anybody learns of it. */
export function createMemoryShop(
  tables: Partial<Record<keyof FeatureTables, object>>,
  dies: () => boolean = () => false,
): MemoryShop {
  const streams = new Map<string, DomainEvent[]>();
  const all: DomainEvent[] = [];
  let ids = 0;
  const folded = <S, C, E extends DomainEvent>({ evolve, initialState }: Decider<S, C, E>, stream: string): S =>
    ((streams.get(stream) ?? []) as unknown as E[]).reduce(evolve, initialState);
  const mayDie = () => {
    if (dies()) throw new Killed();
  };
  const context: OperationContext = {
    language: 'en',
    now: '2026-11-20T15:00:00.000Z',
    caller: { personId: 'guest:g1', accountId: '' },
    address: '127.0.0.1',
    command: { commandId: 'c1', correlationId: 'c1', causationId: 'c1', actor: 'guest:g1' },
    log: { warn: () => undefined, error: () => undefined, info: () => undefined },
    services: {
      clock: systemClock,
      deadlines: ordinaryDeadlines,
      gateways: {
        cards: { origin: 'https://gateway.test', cardFormUrl: () => 'https://gateway.test/fields' },
        banks: {
          origin: 'https://gateway.test',
          currencies: ['USD', 'CAD'],
          bankFormUrl: () => 'https://gateway.test/bank-account',
        },
        wallet: { origin: 'https://gateway.test' },
      },
      limits: { consume: async () => undefined },
    },
    id: (...parts: readonly (string | number)[]) => [...parts, (ids += 1)].join('-'),
    ...bindFeatures({ commands: {}, states: {}, queries: {}, ...tables } as FeatureTables)(({ run }) => run(context)),
    run: async <S, C, E extends DomainEvent>(decider: Decider<S, C, E>, stream: string, command: C) => {
      const events = decider.decide(command, folded(decider, stream));
      if (events.length) {
        mayDie();
        const stored = structuredClone(events) as unknown as DomainEvent[];
        streams.set(stream, [...(streams.get(stream) ?? []), ...stored]);
        all.push(...stored);
        mayDie();
      }
      return { state: folded(decider, stream), events, revision: 0, position: 0n, repeated: false };
    },
    load: async <S, C, E extends DomainEvent>(decider: Decider<S, C, E>, stream: string) => ({
      state: folded(decider, stream),
      revision: (streams.get(stream)?.length ?? 0) - 1,
    }),
    cachedState: async <S, C, E extends DomainEvent>(decider: Decider<S, C, E>, stream: string) =>
      folded(decider, stream),
  } as unknown as OperationContext;
  return { context, streams, all, typesOf: (stream) => (streams.get(stream) ?? []).map(({ type }) => type) };
}
