import { Refusal } from '../failure/refusal.ts';

export interface UploadRoom {
  /** Takes room for a body of at most `bytes`; the answer leaves it again. @throws Refusal busy when there is none */
  enter(address: string, bytes: number): () => void;
}

interface UploadLimits {
  readonly bytes: number;
  readonly bytesOfAddress: number;
  readonly uploadsOfAddress: number;
}

const LIMITS: UploadLimits = { bytes: 64_000_000, bytesOfAddress: 32_000_000, uploadsOfAddress: 16 };

/** Limits the bytes of large bodies that this process holds at once, for all and for one address (security.md S5). */
export function createUploadRoom(limits: UploadLimits = LIMITS): UploadRoom {
  const held = new Map<string, { bytes: number; uploads: number }>();
  let all = 0;
  return {
    enter(address, bytes) {
      const own = held.get(address) ?? { bytes: 0, uploads: 0 };
      if (
        all + bytes > limits.bytes ||
        own.bytes + bytes > limits.bytesOfAddress ||
        own.uploads >= limits.uploadsOfAddress
      )
        throw new Refusal(503, 'busy');
      all += bytes;
      own.bytes += bytes;
      own.uploads += 1;
      held.set(address, own);
      let inside = true;
      return () => {
        if (!inside) return;
        inside = false;
        all -= bytes;
        own.bytes -= bytes;
        own.uploads -= 1;
        if (!own.uploads) held.delete(address);
      };
    },
  };
}
