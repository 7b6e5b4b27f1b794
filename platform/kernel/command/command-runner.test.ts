import type { Decider, DomainEvent } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { systemClock } from '../runtime/clock.ts';
import { StoreUnavailable, type EventStore } from '../event-store/event-store.ts';
import { createMemoryEventStore } from '../testing/memory-event-store.ts';
import type { CommandContext } from './command.ts';
import { createCommandRunner } from './command-runner.ts';
import type { Snapshots } from './snapshots.ts';
import { createStreamQueue } from './stream-queue.ts';
import type { StreamState } from './stream-state.ts';

type CartEvent = DomainEvent<'Opened', object> | DomainEvent<'Added', { readonly quantity: number }>;
type CartCommand = { readonly type: 'Open' } | { readonly type: 'Add'; readonly quantity: number };
/** A cart that must be opened before anything can be added. */
const cart: Decider<{ readonly open: boolean; readonly quantity: number }, CartCommand, CartEvent> = {
  initialState: { open: false, quantity: 0 },
  snapshotVersion: 1,
  decide(command, { open }) {
    if (command.type === 'Open') return open ? [] : [{ type: 'Opened', data: {} }];
    return open ? [{ type: 'Added', data: { quantity: command.quantity } }] : refuse('not_open');
  },
  evolve: (state, event) =>
    event.type === 'Opened' ? { ...state, open: true } : { ...state, quantity: state.quantity + event.data.quantity },
};
const by = (commandId: string = crypto.randomUUID()): CommandContext => ({
  commandId,
  correlationId: commandId,
  causationId: commandId,
  actor: 'test',
});

describe('a command that two processes take', () => {
  it('takes effect once, also where the second process refuses it on the state that it remembers', async () => {
    const store = createMemoryEventStore();
    const [one, other] = [createCommandRunner(store), createCommandRunner(store)];
    await expect(other.run(cart, 'cart-1', { type: 'Add', quantity: 1 }, by())).rejects.toThrow('not_open');
    await other.load(cart, 'cart-1');
    await one.run(cart, 'cart-1', { type: 'Open' }, by());
    const click = by();
    await one.run(cart, 'cart-1', { type: 'Add', quantity: 1 }, click);
    expect(await other.run(cart, 'cart-1', { type: 'Add', quantity: 1 }, click)).toMatchObject({
      state: { quantity: 1 },
      repeated: true,
    });
  });

  it('is decided on the true state where the one that is remembered leaves nothing to do', async () => {
    const store = createMemoryEventStore();
    const [one, other] = [createCommandRunner(store), createCommandRunner(store)];
    const door: Decider<boolean, 'open' | 'close', DomainEvent<'Opened' | 'Closed', object>> = {
      initialState: false,
      decide: (command, isOpen) =>
        isOpen === (command === 'open') ? [] : [{ type: command === 'open' ? 'Opened' : 'Closed', data: {} }],
      evolve: (_state, { type }) => type === 'Opened',
    };
    await other.run(door, 'door-1', 'open', by());
    await other.run(door, 'door-1', 'close', by());
    await one.run(door, 'door-1', 'open', by());
    // The other process remembers it closed.
    expect((await other.run(door, 'door-1', 'close', by())).events).toHaveLength(1);
  });
});

describe('a stream that is not there yet', () => {
  it('is looked for once by who looks first and then begins it', async () => {
    const store = createMemoryEventStore();
    const read = vi.spyOn(store, 'readStream');
    const runner = createCommandRunner(store);
    expect(await runner.load(cart, 'cart-1')).toMatchObject({ revision: -1 });
    await runner.run(cart, 'cart-1', { type: 'Open' }, by());
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is begun once, also where another process began it meanwhile', async () => {
    const store = createMemoryEventStore();
    const [one, other] = [createCommandRunner(store), createCommandRunner(store)];
    await other.load(cart, 'cart-1');
    await one.run(cart, 'cart-1', { type: 'Open' }, by());
    await one.run(cart, 'cart-1', { type: 'Add', quantity: 2 }, by());
    await other.run(cart, 'cart-1', { type: 'Add', quantity: 1 }, by());
    expect(await one.load(cart, 'cart-1')).toMatchObject({ state: { quantity: 3 }, revision: 2 });
  });
});

describe('what is done with a clock of the past', () => {
  const at = '2025-05-06T14:00:00.000Z';
  const clock = { ...systemClock, now: () => Date.parse(at) };

  it('happened then, and says when it was written down', async () => {
    const store = createMemoryEventStore();
    const recordedAt = '2026-11-26T09:00:00.000Z';
    await createCommandRunner(store, { clock, recordedAt: () => recordedAt }).run(
      cart,
      'cart-1',
      { type: 'Open' },
      by(),
    );
    expect(await store.readStream('cart-1')).toEqual([
      expect.objectContaining({ at, metadata: expect.objectContaining({ at, recordedAt }) as object }),
    ]);
  });

  it('of the present says it once', async () => {
    const store = createMemoryEventStore();
    await createCommandRunner(store).run(cart, 'cart-1', { type: 'Open' }, by());
    expect((await store.readStream('cart-1'))[0]!.metadata).not.toHaveProperty('recordedAt');
  });
});

describe('a read of the store that is cut off', () => {
  it('is made once more, for commands that only look as for those that change', async () => {
    const store = createMemoryEventStore();
    let cuts = 0;
    const flaky: EventStore = {
      ...store,
      readStream: (...read) =>
        cuts++ % 2 === 0 ? Promise.reject(new StoreUnavailable('cut')) : store.readStream(...read),
    };
    await createCommandRunner(store).run(cart, 'cart-1', { type: 'Open' }, by());
    expect((await createCommandRunner(flaky).load(cart, 'cart-1')).state).toMatchObject({ open: true });
    expect(await createCommandRunner(flaky).cachedState(cart, 'cart-1')).toMatchObject({ open: true });
  });
});

describe('a long stream', () => {
  const kept = new Map<string, StreamState<unknown>>();
  const snapshots: Snapshots = {
    load: async <S>(stream: string) => kept.get(stream) as StreamState<S> | undefined,
    save: (stream, _version, of) => void kept.set(stream, { ...of, processedCommands: new Map(of.processedCommands) }),
  };
  const grown = async (store: ReturnType<typeof createMemoryEventStore>) => {
    await createCommandRunner(store).run(cart, 'cart-1', { type: 'Open' }, by());
    await store.add('cart-1', 'Added', ...Array.from({ length: 2_500 }, () => ({ quantity: 1 })));
    await createCommandRunner(store, { snapshots }).load(cart, 'cart-1');
  };

  it('has none while it is short: most streams stay so', async () => {
    kept.clear();
    const runner = createCommandRunner(createMemoryEventStore(), { snapshots });
    await runner.run(cart, 'cart-1', { type: 'Open' }, by());
    for (let n = 0; n < 98; n++) await runner.run(cart, 'cart-1', { type: 'Add', quantity: 1 }, by());
    expect(kept.size).toBe(0);
    await runner.run(cart, 'cart-1', { type: 'Add', quantity: 1 }, by());
    expect(kept.get('cart-1')?.head.revision).toBe(99);
  });

  it('is read from its snapshot on by a process that starts', async () => {
    const store = createMemoryEventStore();
    await grown(store);
    const reads: number[] = [];
    const watched = {
      ...store,
      readStream: (stream: string, from = 0, count?: number) => (
        reads.push(from),
        store.readStream(stream, from, count)
      ),
    };
    expect(
      (await createCommandRunner(watched, { snapshots }).run(cart, 'cart-1', { type: 'Add', quantity: 5 }, by())).state,
    ).toEqual({ open: true, quantity: 2_505 });
    expect(reads).toEqual([2_500]);
  });

  it('is read whole where its snapshot is not of this history', async () => {
    const [store, other] = [createMemoryEventStore(), createMemoryEventStore()];
    await grown(store);
    await other.add('cart-1', 'Opened', {});
    await other.add('cart-1', 'Added', ...Array.from({ length: 2_600 }, () => ({ quantity: 2 })));
    expect((await createCommandRunner(other, { snapshots }).load(cart, 'cart-1')).state).toEqual({
      open: true,
      quantity: 5_200,
    });
  });

  it('gives the first answer to a command that is repeated at once without being read whole', async () => {
    const store = createMemoryEventStore();
    await grown(store);
    const runner = createCommandRunner(store, { snapshots });
    const click = by();
    const first = await runner.run(cart, 'cart-1', { type: 'Add', quantity: 5 }, click);
    expect(await runner.run(cart, 'cart-1', { type: 'Add', quantity: 5 }, click)).toEqual({
      ...first,
      events: [expect.objectContaining({ data: { quantity: 5 } })],
      repeated: true,
    });
  });
});

describe('commands that wait for each other', () => {
  it('are answered when one hangs, and those whose time is over are not begun any more', async () => {
    const begun: string[] = [];
    const inTurn = createStreamQueue(30, (stream) => new Error(`${stream} is not reached in time`));
    let release: () => void = () => undefined;
    const hanging = inTurn('a-1', () => new Promise<void>((resolve) => (release = resolve)));
    const behind = inTurn('a-1', async () => void begun.push('behind'));
    await expect(hanging).rejects.toThrow('a-1 is not reached in time');
    await expect(behind).rejects.toThrow('a-1 is not reached in time');
    release();
    await inTurn('a-1', async () => void begun.push('next'));
    expect(begun).toEqual(['next']);
  });
});
