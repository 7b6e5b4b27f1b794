import { Writable } from 'node:stream';
import type { EventLog } from '../log/event-log.ts';
import type { RecordedEvent } from '../log/recorded-event.ts';
import { Sender } from './sender.ts';

/** A client that takes one answer at a time, when it is told to. */
class SlowClient extends Writable {
  taken = 0;
  private next: (() => void) | undefined;

  constructor() {
    super({ objectMode: true, highWaterMark: 2 });
  }

  take(): void {
    this.taken += 1;
    this.next?.();
  }

  override _write(_chunk: unknown, _encoding: string, done: () => void): void {
    this.next = done;
  }
}

const log = {} as EventLog;
const event: RecordedEvent = { position: 1, stream: 's', revision: 0, id: '', type: 't', contentType: '', created: 0, data: Buffer.alloc(0), metadata: Buffer.alloc(0) };
const many = Array.from({ length: 50 }, () => event);
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('sending to a client that is slow', () => {
  it('holds back what the client has not room for', async () => {
    const client = new SlowClient();
    const sending = new Sender(log, client, new AbortController().signal, false).sendEvents(many);
    for (let n = 0; n < 20; n += 1) {
      await turn();
      expect(client.writableLength).toBeLessThanOrEqual(2);
      client.take();
    }
    let isDone = false;
    void sending.then(() => (isDone = true));
    await turn();
    expect(isDone).toBe(false);
    while (!isDone) {
      client.take();
      await turn();
    }
    expect(client.taken).toBeGreaterThanOrEqual(many.length - 2);
  });

  it('gives up when the call ends', async () => {
    const [client, controller] = [new SlowClient(), new AbortController()];
    const sending = new Sender(log, client, controller.signal, false).sendEvents(many);
    await turn();
    controller.abort();
    await sending;
    expect(client.writableLength).toBeLessThanOrEqual(2);
    await new Sender(log, client, controller.signal, false).send(Buffer.alloc(0));
  });
});
