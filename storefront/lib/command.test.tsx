import { renderToString } from 'react-dom/server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { headers } from '#contracts/client.ts';
import { useCommand, type Command } from './command.ts';

const refused = () => Response.json({ ErrorId: 0, LogId: 0, code: 'sold_out', message: '' }, { status: 409 });
const failed = () => Response.json({ ErrorId: 'x1', LogId: 'x1', code: 'internal', message: '' }, { status: 500 });
const done = () => Response.json(true);
const lost = (): Response => {
  throw new TypeError('fetch failed');
};

/** The hook as a page has it, and the ids that it sent. */
function command(...answers: (() => Response)[]) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    sent.push(new Headers(init?.headers).get(headers.commandId) ?? '');
    await Promise.resolve();
    return (answers[sent.length - 1] ?? done)();
  });
  const queryClient = new QueryClient();
  let hook: Command<'cart/removeallcartitems'> | undefined;
  const Page = () => {
    hook = useCommand('cart/removeallcartitems');
    return null;
  };
  renderToString(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
  return {
    run: (OrderId: string) => hook!.run({ OrderId }),
    sent,
    mutations: () => queryClient.getMutationCache().getAll(),
  };
}

beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: 'en' } }));

describe('a button, pressed again', () => {
  it('sends nothing while the first press is under way', async () => {
    const { run, sent } = command();
    const [first, second] = await Promise.all([run('a'), run('a')]);
    expect(first).toBe(true);
    expect(second).toBeUndefined();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['the network lost the answer', lost],
    ['the server failed', failed],
  ])('repeats the same command after %s', async (_what, answer) => {
    const { run, sent } = command(answer);
    expect(await run('a')).toBeUndefined();
    expect(await run('a')).toBe(true);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent[1]).toBe(sent[0]);
  });

  it.each([
    ['a refusal', refused],
    ['a success', done],
  ])('is a new command after %s', async (_what, answer) => {
    const { run, sent } = command(answer);
    await run('a');
    await run('a');
    expect(new Set(sent).size).toBe(2);
  });

  it('is a new command with other input, also after a lost answer', async () => {
    const { run, sent } = command(lost);
    await run('a');
    await run('b');
    expect(new Set(sent).size).toBe(2);
  });

  it('says why it failed', async () => {
    const { run, mutations } = command(refused);
    await run('a');
    expect(mutations().at(-1)?.state).toMatchObject({ status: 'error', error: { status: 409 } });
  });
});
