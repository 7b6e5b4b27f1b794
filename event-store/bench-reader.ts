// A process that reads the whole log, for the benchmark: its own CPU time must not be the writer's.
// Arguments: url, "frames" | "read" | "subscription", "once" | "again" (over and over until its parent goes).
import { connect } from 'node:http2';
import { EventStoreDBClient, START } from '@eventstore/db-client';
import { MessageSplitter, framed } from './grpc/framing.ts';
import { methods } from './protocol/methods.ts';
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

const readers: Record<ReaderKind, (url: string) => Promise<number>> = {
  frames: countFrames,
  read: countRead,
  subscription: countSubscribed,
};

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
  const { host, searchParams } = new URL(url.replace('esdb:', 'http:'));
  const session = connect(`http://${host}`);
  const options = new streamsPb.ReadReq.Options()
    .setAll(new streamsPb.ReadReq.Options.AllOptions().setStart(new sharedPb.Empty()))
    .setCount(String(Number.MAX_SAFE_INTEGER))
    .setNoFilter(new sharedPb.Empty())
    .setUuidOption(new streamsPb.ReadReq.Options.UUIDOption().setString(new sharedPb.Empty()));
  return new Promise((resolve, reject) => {
    const call = session.request({
      ':method': 'POST',
      ':path': methods.read,
      'content-type': 'application/grpc',
      'connection-name': searchParams.get('connectionName') ?? '',
      te: 'trailers',
    });
    const splitter = new MessageSplitter(Infinity);
    let count = 0;
    call.on('data', (chunk: Buffer) => (count += splitter.push(chunk).length));
    call.on('error', reject);
    call.on('end', () => {
      session.close();
      resolve(count);
    });
    call.end(framed([bytesOf(new streamsPb.ReadReq().setOptions(options))]));
  });
}

await main();
