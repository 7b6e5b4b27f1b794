// Calls into a shop that may die in the middle of them.
import { ApiError, type CallOptions } from '#contracts/client.ts';

/** Tells that there was no answer, or one that leaves the outcome open. */
export const isUnknown = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;
export const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

export interface RetryingClient {
  /** Nothing is sent again once this is set. */
  stopping: boolean;
  /** Counts the outcomes that were open for a while. */
  unknown: number;
  /** Sends one command; who is persistent sends it again, by the same id, until it is answered. */
  send<T>(persistent: boolean, call: (options: CallOptions) => Promise<T>): Promise<T>;
}

export function createRetryingClient(): RetryingClient {
  const client: RetryingClient = {
    stopping: false,
    unknown: 0,
    async send(persistent, call) {
      const commandId = crypto.randomUUID();
      for (;;) {
        try {
          return await call({ commandId });
        } catch (error) {
          if (!isUnknown(error)) throw error;
          client.unknown += 1;
          if (!persistent || client.stopping) throw error;
          await pause();
        }
      }
    },
  };
  return client;
}
