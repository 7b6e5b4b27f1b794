import type { Call } from '../grpc/call.ts';
import type { Append } from '../log/commands.ts';
import { Refused } from '../log/refusal.ts';
import { batchRefusal, batchSuccess, readBatchAppendRequest } from '../protocol/batch-append-messages.ts';
import type { CallContext } from './call-context.ts';
import { UnfinishedBatches } from './unfinished-batches.ts';

/** Bytes of answers that may wait for a client that does not read them before no more of its appends are read. */
const MAX_UNREAD_BYTES = 128 * 1024;

/** Streams.BatchAppend: one call carries any number of appends, each answered under its correlation id. */
export async function batchAppend(context: CallContext, call: Call): Promise<void> {
  const { log } = context;
  const batches = new UnfinishedBatches(context.maxAppendSize);
  const answering = new Set<Promise<void>>();

  const submit = async (correlationId: Buffer, append: Append): Promise<void> => {
    const outcome = await log.submit(append);
    // The client knows no such answer in a batch; the end of the call it understands, and repeats everything.
    if (outcome.kind === 'unavailable') call.end(context.statusOf(new Refused(outcome)));
    else if (outcome.kind === 'written') call.send(batchSuccess(correlationId, append.stream, outcome));
    else call.send(batchRefusal(correlationId, append.stream, outcome));
  };

  const holdBack = (): void => {
    const isClientSlow = call.backlog > MAX_UNREAD_BYTES;
    if (!isClientSlow && log.hasRoom) return;
    call.pause();
    void (isClientSlow ? call.drained() : log.room()).then(() => call.resume());
  };

  // The server answers submitted appends before it ends the call: an answer lost is a write in doubt.
  call.signal.addEventListener('abort', () => {
    if (call.signal.reason === 'stopping')
      void Promise.all(answering).then(() => call.end(context.statusOf(context.stopping())));
  });

  await call.receive((message) => {
    if (call.signal.aborted) return;
    const chunk = readBatchAppendRequest(message);
    const step = batches.add(chunk, Date.now());
    if (step.kind === 'refuse') call.send(batchRefusal(chunk.correlationId, step.stream, step.refusal));
    if (step.kind === 'submit') {
      const answered = submit(chunk.correlationId, step.append).finally(() => answering.delete(answered));
      answering.add(answered);
    }
    holdBack();
  });
  await Promise.all(answering);
  if (call.signal.reason !== 'stopping') call.end();
}
