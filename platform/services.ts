// Handlers may use these besides streams and read models.
import type { BlobStore } from './blob/blob-store.ts';
import type { Clock } from './clock.ts';
import type { Deadlines } from './deadlines.ts';
import type { Backpressure } from './command/backpressure.ts';
import type { FileSource } from './file-source/file-source.ts';
import type { SealedSecrets } from './sealed-secrets.ts';
import type { Mailer } from './mail/mail.ts';
import type { PaymentGateway } from './payment/gateway.ts';
import type { StuckEffects } from './queue/stuck-effects.ts';
import type { ReadMarks } from './read-marks.ts';
import type { Passkeys } from './session/passkeys.ts';
import type { SecondFactors } from './session/second-factor.ts';
import type { Sessions } from './session/session.ts';
import type { Passwords } from './session/passwords.ts';
import type { RateLimits } from './security/rate-limits.ts';
import type { Captchas } from './security/captchas.ts';
import type { SecurityLog } from './security/security-log.ts';
import type { SignInGuard } from './security/sign-in-guard.ts';
import type { WaitingFiles } from './waiting-files.ts';
import type { ThreadPool } from './threads/thread-pool.ts';

export interface Services {
  readonly gateway: PaymentGateway;
  readonly blobs: BlobStore;
  readonly backpressure: Backpressure;
  readonly clock: Clock;
  readonly deadlines: Deadlines;
  /** The shop's address as browsers and letters name it, e.g. https://shop.example */
  readonly publicOrigin: string;
  /** Carries what cannot wait for a worker: a letter that somebody tries the mail server with. */
  readonly mailer: Mailer;
  /** Host and port of the mail server; empty where letters lie in the local mailbox. */
  readonly mailServer: string;
  /** Files that lie elsewhere. */
  readonly fileSources: FileSource;
  readonly sealedSecrets: SealedSecrets;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly stuckEffects: StuckEffects;
  readonly secondFactors: SecondFactors;
  readonly passkeys: Passkeys;
  /** Tells whether staff must have one before anything else. */
  readonly secondFactorRequired: () => boolean;
  /** Until when people have read what is written to them. */
  readonly readMarks: ReadMarks;
  /** Files of who has yet to register. */
  readonly waitingFiles: WaitingFiles;
  readonly captchas: Captchas;
  readonly limits: RateLimits;
  readonly signInGuard: SignInGuard;
  readonly securityLog: SecurityLog;
  /** For work that would hold up everybody else's requests. */
  readonly threads: ThreadPool;
  /** Files that are imported keep nobody waiting but those who import. */
  readonly importThreads: ThreadPool;
  /** Keyed hash of a user name: names are unique without standing in the event store. */
  hashName(name: string): string;
}
