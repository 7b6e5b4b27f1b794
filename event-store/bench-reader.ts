// A process that reads the whole log, for the benchmark: its own CPU time must not be the writer's.
// Arguments: url, "frames" | "read" | "subscription", "once" | "again" (over and over until its parent goes).
import { connect } from 'node:http2';
import { EventStoreDBClient, START } from '@eventstore/db-client';
import { streamsPb, sharedPb, bytesOf } from './protocol/stubs.ts';

export type ReaderKind = 'frames' | 'read' | 'subscription';
export type ReaderReport = { readonly count: number; readonly seconds: number };

const [url = '', kind = 'read', times = 'once'] = process.argv.slice(2);

async function main(): Promise<void> {
  do {
    const begun = performance.now();
    const count = await readers[kind as ReaderKind](url);
    process.send!({ count, seconds: (performance.now() - begun) / 1_000 } satisfies ReaderReport);
  } while (times === 'again');
  process.disconnect();
}

const readers: Record<ReaderKind, (url: string) => Promise<number>> = { frames: countFrames, read: countRead, subscription: countSubscribed };

async function countRead(url: string): Promise<number> {
  const client = EventStoreDBClient.connectionString(url);
  let count = 0;
  for await (const _ of client.readAll({ fromPosition: START })) count += 1;
  await client.dispose();
  return count;
}

async function countSubscribed(url: string): Promise<number> {
  const client = EventStoreDBClient.connectionString(url);
  const subscription = client.subscribeToAll({ fromPosition: START });
  let count = 0;
  subscription.on('data', () => (count += 1));
  await new Promise((resolve, reject) => subscription.once('caughtUp', resolve).once('error', reject));
  await subscription.unsubscribe();
  await client.dispose();
  return count;
}

/** The same answer as the client gets, counted but not decoded: what the server itself can deliver. */
function countFrames(url: string): Promise<number> {
  const { host, username, password } = new URL(url.replace('esdb:', 'http:'));
  const session = connect(`http://${host}`, { settings: { initialWindowSize: 4 * 1024 * 1024 } });
  const options = new streamsPb.ReadReq.Options()
    .setAll(new streamsPb.ReadReq.Options.AllOptions().setStart(new sharedPb.Empty()))
    .setCount(String(Number.MAX_SAFE_INTEGER))
    .setNoFilter(new sharedPb.Empty())
    .setUuidOption(new streamsPb.ReadReq.Options.UUIDOption().setString(new sharedPb.Empty()));
  const request = bytesOf(new streamsPb.ReadReq().setOptions(options));
  const header = Buffer.alloc(5);
  header.writeUInt32BE(request.length, 1);
  return new Promise((resolve, reject) => {
    const call = session.request({
      ':method': 'POST',
      ':path': '/event_store.client.streams.Streams/Read',
      'content-type': 'application/grpc',
      te: 'trailers',
      ...(username && { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` }),
    });
    const frames = new FrameCounter();
    call.on('data', (chunk: Buffer) => frames.add(chunk));
    call.on('error', reject);
    call.on('end', () => {
      session.close();
      resolve(frames.count);
    });
    call.end(Buffer.concat([header, request]));
  });
}

/** Counts gRPC's length-prefixed messages in a stream of bytes that is cut anywhere. */
class FrameCounter {
  count = 0;
  private readonly header = Buffer.alloc(5);
  private headerBytes = 0;
  private rest = 0;

  add(chunk: Buffer): void {
    for (let at = 0; at < chunk.length; ) {
      if (this.rest > 0) {
        const taken = Math.min(this.rest, chunk.length - at);
        at += taken;
        this.rest -= taken;
        continue;
      }
      this.header[this.headerBytes++] = chunk[at++]!;
      if (this.headerBytes < 5) continue;
      this.headerBytes = 0;
      this.rest = this.header.readUInt32BE(1);
      this.count += 1;
    }
  }
}

await main();
