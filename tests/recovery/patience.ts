// Calls into a shop that may die in the middle of them.
import { ApiError, type CallOptions } from '#contracts/client.ts';

/** No answer, or one that leaves the outcome open. */
export const isUnknown = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;
export const breathe = () => new Promise((resolve) => setTimeout(resolve, 50));

export interface Patience {
  stopping: boolean;
  /** Outcomes that were open for a while. */
  unknown: number;
  /** Sends one command; who is persistent presses again, by the same id, until it is answered. */
  answered<T>(persistent: boolean, call: (options: CallOptions) => Promise<T>): Promise<T>;
}

export function createPatience(): Patience {
  const patience: Patience = {
    stopping: false,
    unknown: 0,
    async answered(persistent, call) {
      const commandId = crypto.randomUUID();
      for (;;) {
        try {
          return await call({ commandId });
        } catch (error) {
          if (!isUnknown(error)) throw error;
          patience.unknown += 1;
          if (!persistent || patience.stopping) throw error;
          await breathe();
        }
      }
    },
  };
  return patience;
}
