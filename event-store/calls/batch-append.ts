import type { ServerDuplexStream } from '@grpc/grpc-js';
import type { Append } from '../log/commands.ts';
import { Refused } from '../log/refusal.ts';
import { batchRefusal, batchSuccess, readBatchAppendRequest } from '../protocol/batch-append-messages.ts';
import type { CallContext } from './call-context.ts';
import { UnfinishedBatches } from './unfinished-batches.ts';

/** Answers that may wait for a client that does not read them before no more of its appends are read. */
const MAX_UNREAD_ANSWERS = 1_000;

/** Streams.BatchAppend: one call carries any number of appends, each answered under its correlation id. */
export function batchAppend(context: CallContext, call: ServerDuplexStream<Buffer, Buffer>): void {
  const { log, openCalls } = context;
  const batches = new UnfinishedBatches(context.maxAppendSize);
  const signal = openCalls.signalFor(call);
  let unanswered = 0;
  let onAnswered = (): void => undefined;
  let hasFailed = false;

  const fail = (error: unknown): void => {
    if (!hasFailed && signal.reason !== 'cancelled') call.emit('error', context.errorOf(error));
    hasFailed = true;
  };

  const submit = async (correlationId: Buffer, append: Append): Promise<void> => {
    unanswered += 1;
    const outcome = await log.submit(append);
    unanswered -= 1;
    // The client knows no such answer in a batch; the end of the call it understands, and repeats everything.
    if (outcome.kind === 'unavailable') fail(new Refused(outcome));
    else if (outcome.kind === 'written') reply(batchSuccess(correlationId, append.stream, outcome));
    else reply(batchRefusal(correlationId, append.stream, outcome));
    if (unanswered === 0) onAnswered();
  };

  const reply = (frame: Buffer): void => {
    if (!hasFailed && signal.reason !== 'cancelled' && !call.writableEnded) call.write(frame);
  };

  const waitUntilAnswered = async (): Promise<void> => {
    if (unanswered > 0) await new Promise<void>((resolve) => (onAnswered = resolve));
  };

  const holdBack = (): void => {
    const isClientSlow = call.writableLength > MAX_UNREAD_ANSWERS;
    if (!isClientSlow && log.hasRoom) return;
    call.pause();
    if (isClientSlow) call.once('drain', () => call.resume());
    else void log.room().then(() => call.resume());
  };

  call.on('data', (bytes: Buffer) => {
    if (hasFailed || signal.aborted) return;
    try {
      const chunk = readBatchAppendRequest(bytes);
      const step = batches.add(chunk, Date.now());
      if (step.kind === 'refuse') reply(batchRefusal(chunk.correlationId, step.stream, step.refusal));
      if (step.kind === 'submit') submit(chunk.correlationId, step.append).catch(fail);
      holdBack();
    } catch (error) {
      fail(error);
    }
  });
  call.on('end', () => void waitUntilAnswered().then(() => call.end()));
  // What is already submitted is answered before the server ends the call: an answer lost is a write in doubt.
  signal.addEventListener('abort', () => {
    if (signal.reason === 'stopping') void waitUntilAnswered().then(() => fail(openCalls.stopping()));
  });
}
