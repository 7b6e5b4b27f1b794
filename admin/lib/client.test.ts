import { ApiError, type ApiClient, type CallOptions } from '#contracts/client.ts';
import { onceEach } from './client.ts';

const lost = new TypeError('network');
const refused = new ApiError(409, { ErrorId: 0, LogId: 0, code: 'x', message: 'x' });
const failed = new ApiError(503, { ErrorId: 0, LogId: 0, code: 'x', message: 'x' });

/** A server that answers so, one after the other, and the ids that it was sent. */
function server(...answers: readonly unknown[]) {
  const ids: string[] = [];
  const left = [...answers];
  const post = onceEach(((_route: unknown, _data: unknown, { commandId }: CallOptions) => {
    ids.push(commandId!);
    const answer = left.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }) as unknown as ApiClient['post']);
  const press = (text = 'a') => post('admin/order/addnote', { orderId: '1', text }).catch(() => undefined);
  return { ids, press };
}

describe('a command of the back office', () => {
  it('has one id while it is under way: a second click acts once', async () => {
    const { ids, press } = server({}, {});
    await Promise.all([press(), press()]);
    expect(new Set(ids).size).toBe(1);
  });

  it.each([
    ['the connection broke', lost],
    ['the server failed', failed],
  ])('is the same command when it is pressed again because %s', async (_because, answer) => {
    const { ids, press } = server(answer, {});
    await press();
    await press();
    expect(new Set(ids).size).toBe(1);
  });

  it.each([
    ['was done', {}],
    ['was refused', refused],
  ])('is another one after it %s', async (_what, answer) => {
    const { ids, press } = server(answer, {});
    await press();
    await press();
    expect(new Set(ids).size).toBe(2);
  });

  it('is another one with other words', async () => {
    const { ids, press } = server(lost, {});
    await press('a');
    await press('b');
    expect(new Set(ids).size).toBe(2);
  });
});
