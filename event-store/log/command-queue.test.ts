import { CommandQueue } from './command-queue.ts';
import type { Append } from './commands.ts';

function append(stream: string, bytes: number): Append {
  return { kind: 'append', stream, expected: { kind: 'any' }, deadline: Infinity, events: [], bytes };
}

describe('the queue before the writer', () => {
  it('gives the oldest first, as many as asked for', () => {
    const queue = new CommandQueue(1e9);
    for (const stream of ['a', 'b', 'c']) void queue.push(append(stream, 10));
    expect(queue.take(2, 1e9).map(({ command }) => command.stream)).toEqual(['a', 'b']);
    expect(queue.take(2, 1e9).map(({ command }) => command.stream)).toEqual(['c']);
    expect(queue.isEmpty).toBe(true);
  });

  it('tells when so many wait, or that they have not come in time', async () => {
    const queue = new CommandQueue(1e9);
    void queue.push(append('a', 10));
    let isGathered = false;
    const gathering = queue.gather(2, 60_000).then(() => (isGathered = true));
    await Promise.resolve();
    expect(isGathered).toBe(false);
    void queue.push(append('b', 10));
    await gathering;
    await queue.gather(3, 1);
    expect(queue.length).toBe(2);
  });

  it('gives no more bytes than asked for, but at least one command', () => {
    const queue = new CommandQueue(1e9);
    for (const stream of ['a', 'b', 'c']) void queue.push(append(stream, 1_000));
    expect(queue.take(10, 2_600)).toHaveLength(2);
    expect(queue.take(10, 1)).toHaveLength(1);
  });

  it('answers the one who asked', async () => {
    const queue = new CommandQueue(1e9);
    const first = queue.push(append('a', 1));
    const second = queue.push(append('b', 1));
    const [a, b] = queue.take(2, 1e9);
    b!.settle({ kind: 'timed-out' });
    a!.settle({ kind: 'stream-deleted', stream: 'a' });
    expect(await first).toEqual({ kind: 'stream-deleted', stream: 'a' });
    expect(await second).toEqual({ kind: 'timed-out' });
  });

  it('has no room while too much waits, and says when it has again', async () => {
    const queue = new CommandQueue(2_000);
    await queue.room();
    void queue.push(append('a', 1_900));
    void queue.push(append('b', 1_900));
    expect(queue.hasRoom).toBe(false);
    let hasRoom = false;
    const room = queue.room().then(() => (hasRoom = true));
    queue.take(1, 1e9);
    await Promise.resolve();
    expect(hasRoom).toBe(false);
    queue.take(1, 1e9);
    await room;
  });
});
