// An append that is left in the middle, which the official client cannot be told to do.
import { Client, credentials, Metadata, type ClientWritableStream } from '@grpc/grpc-js';
import { randomUUID } from 'node:crypto';
import { bytesOf, sharedPb, streamsPb } from '../protocol/stubs.ts';
import { methods } from '../protocol/methods.ts';

export type RawAppend = {
  readonly call: ClientWritableStream<Buffer>;
  /** Resolves when the call has ended, whichever way. */
  readonly ended: Promise<void>;
  close(): void;
};

const raw = (bytes: Buffer): Buffer => bytes;

/** Begins a classic append and sends so many of its events, but not its end. Resolves when they are on their way. */
export async function beginAppend(url: string, stream: string, count: number): Promise<RawAppend> {
  const { host, searchParams } = new URL(url.replace('esdb:', 'http:'));
  const client = new Client(host, credentials.createInsecure());
  const metadata = new Metadata();
  metadata.set('connection-name', searchParams.get('connectionName') ?? '');
  let end: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const call = client.makeClientStreamRequest(methods.append, raw, raw, metadata, () => end());
  call.on('error', () => end());
  const write = (message: Buffer): Promise<void> => new Promise((resolve) => call.write(message, () => resolve()));
  await write(optionsOf(stream));
  for (let n = 0; n < count; n += 1) await write(eventOf(n));
  return { call, ended, close: () => client.close() };
}

function optionsOf(stream: string): Buffer {
  const identifier = new sharedPb.StreamIdentifier().setStreamName(Buffer.from(stream));
  return bytesOf(
    new streamsPb.AppendReq().setOptions(
      new streamsPb.AppendReq.Options().setStreamIdentifier(identifier).setAny(new sharedPb.Empty()),
    ),
  );
}

function eventOf(n: number): Buffer {
  const message = new streamsPb.AppendReq.ProposedMessage()
    .setId(new sharedPb.UUID().setString(randomUUID()))
    .setData(Buffer.from(`{"n":${n}}`));
  message.getMetadataMap().set('type', 'Tested').set('content-type', 'application/json');
  return bytesOf(new streamsPb.AppendReq().setProposedMessage(message));
}

// As a program of its own it waits for its end in the middle of an append. Arguments: url, stream, count.
const [, program, url, stream, count] = process.argv;
if (process.send !== undefined && program?.endsWith('raw-append.ts') && url !== undefined && stream !== undefined) {
  await beginAppend(url, stream, Number(count));
  process.send('half-way');
}
