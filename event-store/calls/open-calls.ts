import type { EventEmitter } from 'node:events';
import { Refused } from '../log/refusal.ts';

type Reason = 'cancelled' | 'stopping';

/** Calls that go on until somebody ends them. Stopping the server ends them first: gRPC would wait for ever. */
export class OpenCalls {
  private readonly calls = new Set<(reason: Reason) => void>();
  private isStopping = false;

  /** A signal that aborts when the client cancels the call or the server stops; its reason says which. */
  signalFor(call: EventEmitter): AbortSignal {
    const controller = new AbortController();
    const end = (reason: Reason): void => {
      this.calls.delete(end);
      controller.abort(reason);
    };
    this.calls.add(end);
    call.once('cancelled', () => end('cancelled'));
    call.once('close', () => end('cancelled'));
    if (this.isStopping) end('stopping');
    return controller.signal;
  }

  endAll(): void {
    this.isStopping = true;
    for (const end of this.calls) end('stopping');
  }

  /** How a call ends that the server has ended. */
  stopping(): Refused {
    return new Refused({ kind: 'unavailable', reason: 'The event store is stopping.' });
  }
}
