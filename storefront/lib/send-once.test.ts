import { ApiError } from '#contracts/client.ts';
import { createCommandIds } from './command-id.ts';
import { createSendOnce } from './send-once.ts';

const refused = () => new ApiError(409, { ErrorId: 0, LogId: 0, code: 'sold_out', message: '' });
const failed = () => new ApiError(500, { ErrorId: 'x1', LogId: 'x1', code: 'internal', message: '' });
const lost = () => new TypeError('fetch failed');

const harness = (outcomes: (Error | string)[]) => {
  const sent: string[] = [];
  let n = 0;
  const send = createSendOnce<object, string>(
    async (_input, commandId) => {
      sent.push(commandId);
      const outcome = outcomes[sent.length - 1] ?? 'done';
      await Promise.resolve();
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    createCommandIds(() => `id-${(n += 1)}`),
  );
  return { send, sent };
};

const input = { OrderId: 'a' };

describe('Complete Order, clicked again', () => {
  it('sends nothing while the first click is under way', async () => {
    const { send, sent } = harness([]);
    const [first, second] = await Promise.all([send(input), send(input)]);
    expect(first).toBe('done');
    expect(second).toBeUndefined();
    expect(sent).toEqual(['id-1']);
  });

  it.each([
    ['the network lost the answer', lost()],
    ['the server failed', failed()],
  ])('repeats the same command after %s', async (_what, error) => {
    const { send, sent } = harness([error]);
    await expect(send(input)).rejects.toBe(error);
    await expect(send(input)).resolves.toBe('done');
    expect(sent).toEqual(['id-1', 'id-1']);
  });

  it('is a new command after a refusal', async () => {
    const { send, sent } = harness([refused()]);
    await expect(send(input)).rejects.toThrow();
    await send(input);
    expect(sent).toEqual(['id-1', 'id-2']);
  });

  it('is a new command after a success', async () => {
    const { send, sent } = harness([]);
    await send(input);
    await send(input);
    expect(sent).toEqual(['id-1', 'id-2']);
  });
});
