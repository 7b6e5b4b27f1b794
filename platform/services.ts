// What handlers may use besides streams and read models.
import type { BlobStore } from './blob/blob-store.ts';
import type { PaymentGateway } from './payment/gateway.ts';
import type { StuckEffects } from './queue/stuck-effects.ts';
import type { Passwords } from './session/passwords.ts';

export interface Services {
  readonly gateway: PaymentGateway;
  readonly blobs: BlobStore;
  readonly passwords: Passwords;
  readonly stuckEffects: StuckEffects;
  /** Keyed hash of a user name: names are unique without standing in the event store. */
  hashName(name: string): string;
}
