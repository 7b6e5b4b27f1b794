// Files outside the event store, under the SHA-256 of what is in them: events name a file by its hash only.
import { hash } from 'node:crypto';

/** Keeps bytes by name. A name is 64 hex digits of their hash, so the bytes behind it never change. */
export interface BlobPlace {
  /** Harmless when repeated. @throws when it could not be written */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is nothing under the name. @throws when the place does not answer */
  read(name: string): Promise<Buffer | undefined>;
  /** Undefined when there is nothing under the name. */
  writtenAt(name: string): Promise<Date | undefined>;
  /** Harmless when repeated. */
  remove(name: string): Promise<void>;
}

export interface BlobStore {
  /** Resolves to the SHA-256, hex, once the bytes are written for good. */
  put(bytes: Uint8Array): Promise<string>;
  /** @throws BlobDamaged when it is gone, or is not what was put */
  get(sha256: string): Promise<Buffer>;
  /** Deletes what was last put before a moment; what was put again since stays. */
  remove(sha256: string, putBefore: Date): Promise<void>;
}

declare module '#platform/kernel/operations/services.ts' {
  interface Services {
    readonly blobs: BlobStore;
  }
}

export class BlobDamaged extends Error {
  override readonly name = 'BlobDamaged';
}

const sha256 = (bytes: Uint8Array) => hash('sha256', bytes, 'hex');

export const createBlobStore = (place: BlobPlace): BlobStore => ({
  async put(bytes) {
    const name = sha256(bytes);
    await place.write(name, bytes);
    return name;
  },
  async get(name) {
    const bytes = await place.read(name);
    if (!bytes) throw new BlobDamaged(`the file ${name} is gone`);
    if (sha256(bytes) !== name) throw new BlobDamaged(`the file ${name} is not what was stored`);
    return bytes;
  },
  async remove(name, putBefore) {
    const written = await place.writtenAt(name);
    if (written && written < putBefore) await place.remove(name);
  },
});
