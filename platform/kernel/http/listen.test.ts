import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import { listen } from './listen.ts';

async function ask(agent: Agent, port: number): Promise<IncomingMessage> {
  const asked = request({ agent, port, host: '127.0.0.1' });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
}

describe('a server that stops while connections are kept alive (reliability.md 16)', () => {
  it('answers what was asked, and tells that the connection ends with the answer', async () => {
    let answer = () => undefined as void;
    const server = createServer((_request, response) => {
      answer = () => void response.end('later');
    });
    const listening = await listen(server, 0, '127.0.0.1', 'PORT');
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const first = ask(agent, listening.port);
    await once(server, 'request');
    const closed = listening.close();
    answer();
    expect((await first).headers.connection).toBe('close');
    await closed;
    agent.destroy();
  });

  it('keeps connections alive until then', async () => {
    const listening = await listen(
      createServer((_request, response) => void response.end()),
      0,
      '127.0.0.1',
      'PORT',
    );
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await ask(agent, listening.port)).headers.connection).toBe('keep-alive');
    await listening.close();
    agent.destroy();
  });

  it('waits for no connection that is idle', async () => {
    const listening = await listen(
      createServer((_request, response) => void response.end()),
      0,
      '127.0.0.1',
      'PORT',
    );
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await ask(agent, listening.port);
    await listening.close();
    agent.destroy();
  });
});
