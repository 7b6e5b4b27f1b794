import type { Route } from '#contracts/api.ts';
import { rights } from '#domain/shared/rights.ts';
import { pino } from 'pino';
import { notFound } from '#domain/shared/domain-error.ts';
import { readOnlySession, type Session } from './session.ts';
import type { AsOf } from '../read-model/as-of.ts';
import type { OperationContext } from './context.ts';
import { asSystem, createDispatcher, type DispatcherParts } from './dispatcher.ts';
import { ordinaryDeadlines } from '../runtime/deadlines.ts';

const NO_FEATURES = { commands: {}, states: {}, queries: {} };
const answer = { Email: 'ada@example.com' };

/** A dispatcher whose order detail answers `answer`, and a member of staff to ask it. */
function shopWith(recordAccess: DispatcherParts['recordAccess']) {
  const parts = {
    handlers: {
      'admin/order/detail': async () => answer,
      'admin/order/list': async () => ({ total: 2, rows: [{ OrderID: 'o1' }, { OrderID: 'o2' }, { OrderID: 'o1' }] }),
      'admin/proof/heads': async () => ({ total: 0, rows: [] }),
    },
    features: NO_FEATURES,
    recordAccess,
    log: pino({ level: 'silent' }),
    isOn: () => true,
    // The answers here are no whole ones.
    answerCheck: 'staff',
  };
  const dispatcher = createDispatcher(parts as unknown as DispatcherParts);
  const session: Session = readOnlySession({ role: 'staff', personId: 'staff:1', accountId: '', rights });
  return (route: 'admin/order/detail' | 'admin/order/list' | 'admin/proof/heads', input: object) =>
    dispatcher.dispatch(route, input, { session, language: 'en', commandId: 'c', correlationId: 'c' });
}

describe('personal data shown to the back office', () => {
  it('is on record before it is shown', async () => {
    const recorded: unknown[] = [];
    const ask = shopWith(async (access) => void recorded.push(access));
    expect((await ask('admin/order/detail', { orderId: 'o1' })).output).toBe(answer);
    expect(recorded).toEqual([{ route: 'admin/order/detail', subject: 'order:o1' }]);
  });

  it('is not shown where the access cannot be recorded', async () => {
    await expect(
      shopWith(() => Promise.reject(new Error('the store is away')))('admin/order/detail', { orderId: 'o1' }),
    ).rejects.toThrow('the store is away');
  });

  it('of a list is on record with everything it shows, once', async () => {
    const recorded: unknown[] = [];
    await shopWith(async (access) => void recorded.push(access))('admin/order/list', {});
    expect(recorded).toEqual([{ route: 'admin/order/list', subject: 'list', shown: ['order:o1', 'order:o2'] }]);
  });

  it('leaves nothing on record where none is declared', async () => {
    const recorded: unknown[] = [];
    await shopWith(async (access) => void recorded.push(access))('admin/proof/heads', {});
    expect(recorded).toEqual([]);
  });
});

describe('a request', () => {
  const dispatcherOf = (parts: object) =>
    createDispatcher({
      features: NO_FEATURES,
      log: pino({ level: 'silent' }),
      isOn: () => true,
      answerCheck: 'staff',
      ...parts,
    } as unknown as DispatcherParts);
  const session: Session = readOnlySession({ role: 'buyer', personId: 'contact:1', accountId: 'a1' });
  const call = { session, language: 'en', commandId: 'c', correlationId: 'c', position: 7n } as const;
  const behind = { waitFor: () => Promise.resolve(false) };

  it('ends, whatever hangs behind it', async () => {
    const dispatcher = dispatcherOf({
      deadlines: { ...ordinaryDeadlines, request: 20 },
      handlers: { 'cart/getcartdetails/{id}': () => new Promise(() => undefined) },
      positions: { waitFor: () => Promise.resolve(true) },
    });
    await expect(dispatcher.dispatch('cart/getcartdetails/{id}', { id: 'o1' }, call)).rejects.toMatchObject({
      status: 503,
      code: 'request_timeout',
    });
  });

  it('ends in time with what went by before it: who calls was asked of a database that hung, too', async () => {
    const dispatcher = dispatcherOf({
      deadlines: { ...ordinaryDeadlines, request: 100_000 },
      handlers: { 'cart/getcartdetails/{id}': () => new Promise(() => undefined) },
      positions: { waitFor: () => Promise.resolve(true) },
    });
    await expect(
      dispatcher.dispatch('cart/getcartdetails/{id}', { id: 'o1' }, { ...call, waitedMs: 99_990 }),
    ).rejects.toMatchObject({ status: 503, code: 'request_timeout' });
  });

  it('says that its answer may lack what the caller did last, when the read models are behind', async () => {
    const dispatcher = dispatcherOf({ handlers: { 'cart/getcartdetails/{id}': async () => ({}) }, positions: behind });
    expect(await dispatcher.dispatch('cart/getcartdetails/{id}', { id: 'o1' }, call)).toMatchObject({ isBehind: true });
  });

  it('is asked to come again, not told that there is nothing, when the read models are behind', async () => {
    const dispatcher = dispatcherOf({
      handlers: { 'cart/getcartdetails/{id}': async () => notFound('cart_not_found') },
      positions: behind,
    });
    await expect(dispatcher.dispatch('cart/getcartdetails/{id}', { id: 'o1' }, call)).rejects.toMatchObject({
      status: 503,
      code: 'read_models_behind',
    });
  });
});

describe('what somebody did a moment ago', () => {
  const waitedFor = async (route: Route, input: object, role: Session['caller']['role']) => {
    const waited: bigint[] = [];
    const dispatcher = createDispatcher({
      handlers: { [route]: () => Promise.resolve({}) },
      features: NO_FEATURES,
      log: pino({ level: 'silent' }),
      isOn: () => true,
      answerCheck: 'staff',
      positions: { current: 0n, waitFor: async (position: bigint) => waited.push(position) > 0 },
    } as unknown as DispatcherParts);
    const session = readOnlySession({ role, personId: 'x:1', accountId: 'a1', rights });
    await dispatcher.dispatch(route, input, {
      session,
      language: 'en',
      commandId: 'c',
      correlationId: 'c',
      position: 7n,
    });
    return waited;
  };

  it('is known to their next question, and to their next command at the desk', async () => {
    expect(await waitedFor('product/productinfo', { productId: '6205' }, 'buyer')).toEqual([7n]);
    expect(await waitedFor('admin/category/move', { categoryId: 'belts', parent: '' }, 'staff')).toEqual([7n]);
  });
  it('is waited for by a shopper’s command that does not find it', async () => {
    let tries = 0;
    const dispatcherAt = (current: bigint) =>
      createDispatcher({
        handlers: { 'cart/addtocart': () => ((tries += 1) > 1 ? Promise.resolve({}) : notFound('list_not_found')) },
        features: NO_FEATURES,
        log: pino({ level: 'silent' }),
        isOn: () => true,
        answerCheck: 'staff',
        positions: { current, waitFor: () => Promise.resolve(true) },
      } as unknown as DispatcherParts);
    const session = readOnlySession({ role: 'buyer', personId: 'contact:1', accountId: 'a1' });
    const add = (current: bigint) =>
      dispatcherAt(current).dispatch(
        'cart/addtocart',
        { ProductId: '6205', Qty: 1 },
        { session, language: 'en', commandId: 'c', correlationId: 'c', position: 7n },
      );
    await add(6n);
    expect(tries).toBe(2);
    tries = 0;
    await expect(add(7n)).rejects.toThrow('list_not_found');
    expect(tries).toBe(1);
  });
  it('is not waited for by a shopper’s command otherwise', async () =>
    expect(await waitedFor('cart/addtocart', { ProductId: '6205', Qty: 1 }, 'buyer')).toEqual([]));
});

describe('functions of features', () => {
  const anybody: Session = readOnlySession({ role: 'buyer', personId: 'contact:1', accountId: 'a1' });
  const asked = { session: anybody, language: 'en', commandId: 'c', correlationId: 'c' } as const;
  const append = async (_input: void, context: OperationContext) =>
    void (await context.run({} as never, 'cart-1', { type: 'Lock' } as never));

  /** A dispatcher whose one operation does `act`; `waited` are the positions that its read models were waited for. */
  function shopDoing(act: (features: never) => Promise<unknown>) {
    const waited: bigint[] = [];
    const commandIds: string[] = [];
    const dispatcher = createDispatcher({
      log: pino({ level: 'silent' }),
      isOn: () => true,
      answerCheck: 'staff',
      handlers: { 'cart/getcartdetails/{id}': (_input: unknown, context: OperationContext) => act(context as never) },
      features: {
        commands: { cart: { lock: append } },
        states: { cart: { get: async ({ orderId }: { orderId: string }) => ({ orderId }) } },
        queries: { cart: { lineCount: async () => 3 } },
      },
      runner: {
        run: async (...[, , , { commandId }]: [unknown, unknown, unknown, { commandId: string }]) => {
          commandIds.push(commandId);
          return { position: 9n, state: {}, events: [] };
        },
      },
      positions: { current: 0n, waitFor: async (position: bigint) => waited.push(position) > 0 },
    } as unknown as DispatcherParts);
    const ask = (past?: AsOf) =>
      dispatcher.dispatch('cart/getcartdetails/{id}', { id: 'o1' }, { ...asked, ...(past ? { past } : {}) });
    return { dispatcher, ask, waited, commandIds };
  }
  interface Of {
    readonly commands: { readonly cart: { lock(): Promise<void> } };
    readonly states: { readonly cart: { get(input: object): Promise<object> } };
    readonly queries: { readonly cart: { lineCount(): Promise<number> } };
  }

  it('that answer from read models know of what the request appended before; states need not wait', async () => {
    const { ask, waited } = shopDoing(async ({ commands, states, queries }: Of) => {
      await queries.cart.lineCount();
      await commands.cart.lock();
      expect(await states.cart.get({ orderId: 'o1' })).toEqual({ orderId: 'o1' });
      expect(waited).toEqual([]);
      return { lines: await queries.cart.lineCount() };
    });
    expect((await ask()).output).toEqual({ lines: 3 });
    expect(waited).toEqual([9n]);
  });

  it.each<[string, (features: Of) => Promise<unknown>]>([
    ['that append', ({ commands }) => commands.cart.lock()],
    ['that read streams', ({ states }) => states.cart.get({ orderId: 'o1' })],
  ])('%s are refused to a request about the past', async (_which, act) => {
    const { ask, commandIds } = shopDoing(act);
    await expect(ask({ at: '2026-01-01T00:00:00.000Z', position: 1n } as unknown as AsOf)).rejects.toMatchObject({
      status: 409,
      code: 'past_is_read_only',
    });
    expect(commandIds).toEqual([]);
  });

  it('called by a job repeat its command ids when it runs again, and by another job do not', async () => {
    const { dispatcher, commandIds } = shopDoing(async () => ({}));
    const job = (effectId: string) =>
      asSystem(dispatcher, { name: 'job', commandId: effectId, correlationId: 'c', causationId: 'c' });
    for (const effect of ['e1', 'e1', 'e2']) await (job(effect) as unknown as Of).commands.cart.lock();
    expect(commandIds[1]).toBe(commandIds[0]);
    expect(commandIds[2]).not.toBe(commandIds[0]);
  });
});
