import { pino } from 'pino';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Input } from '#contracts/api.ts';
import { readOnlySession, type Session } from '../session/session.ts';
import { createDispatcher, type DispatcherParts } from './dispatcher.ts';

const answer = { Email: 'ada@example.com' };

/** A dispatcher whose order detail answers `answer`, and a member of staff to ask it. */
function shopWith(record: (look: Input<'access-log/record'>) => Promise<unknown>) {
  const parts = {
    handlers: {
      'admin/order/detail': async () => answer,
      'admin/order/list': async () => ({ total: 2, rows: [{ OrderID: 'o1' }, { OrderID: 'o2' }, { OrderID: 'o1' }] }),
      'admin/proof/heads': async () => ({ total: 0, rows: [] }),
      'access-log/record': record,
    },
    log: pino({ level: 'silent' }),
    isOn: () => true,
    // The answers here are no whole ones.
    answerCheck: 'staff',
  };
  const dispatcher = createDispatcher(parts as unknown as DispatcherParts);
  const session: Session = readOnlySession({ role: 'csr', personId: 'staff:1', accountId: '' });
  return (route: 'admin/order/detail' | 'admin/order/list' | 'admin/proof/heads', input: object) =>
    dispatcher.dispatch(route, input, { session, language: 'en', commandId: 'c', correlationId: 'c' });
}

describe('personal data shown to the back office', () => {
  it('is on record before it is shown', async () => {
    const looks: unknown[] = [];
    const ask = shopWith(async (look) => void looks.push(look));
    expect((await ask('admin/order/detail', { orderId: 'o1' })).output).toBe(answer);
    expect(looks).toEqual([{ route: 'admin/order/detail', subject: 'order:o1' }]);
  });

  it('is not shown where the look cannot be recorded', async () => {
    await expect(
      shopWith(() => Promise.reject(new Error('the store is away')))('admin/order/detail', { orderId: 'o1' }),
    ).rejects.toThrow('the store is away');
  });

  it('of a list is on record with everything it shows, once', async () => {
    const looks: unknown[] = [];
    await shopWith(async (look) => void looks.push(look))('admin/order/list', {});
    expect(looks).toEqual([{ route: 'admin/order/list', subject: 'list', shown: ['order:o1', 'order:o2'] }]);
  });

  it('leaves nothing on record where none is declared', async () => {
    const looks: unknown[] = [];
    await shopWith(async (look) => void looks.push(look))('admin/proof/heads', {});
    expect(looks).toEqual([]);
  });
});

describe('a request', () => {
  const dispatcherOf = (parts: object) =>
    createDispatcher({
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
      requestMs: 20,
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
      requestMs: 100_000,
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
