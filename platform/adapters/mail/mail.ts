// The port to whoever carries mail.
/** Who writes. */
export interface Sender {
  readonly name: string;
  /** Empty: the address of the configuration (MAIL_FROM). */
  readonly address: string;
}

export interface MailAttachment {
  readonly fileName: string;
  /** Media type. */
  readonly contentType: string;
  readonly content: Uint8Array;
}

export interface Mail {
  readonly from: Sender;
  /** Deterministic, so that a mail sent twice can be recognised as one. */
  readonly messageId: string;
  readonly to: string;
  /** Addresses that get a copy. */
  readonly cc?: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Beside those of every mail, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly MailAttachment[];
}

export interface Mailer {
  /** Tells whether a mail that is sent again takes the place of the first: then nothing can happen twice. */
  readonly isIdempotent: boolean;
  /**
   * @throws PermanentFailure when it will never be taken, OutcomeUnknown when it may have been; after any other error
   * it was not taken
   */
  send(mail: Mail): Promise<void>;
}

declare module '#platform/kernel/operations/services.ts' {
  interface Services {
    /** Carries what cannot wait for a worker: a letter that somebody tries the mail server with. */
    readonly mailer: Mailer;
    /** Host and port of the mail server; empty where letters lie in the local mailbox. */
    readonly mailServer: string;
  }
}

declare module '#platform/kernel/queue/job.ts' {
  interface JobServices {
    readonly mailer: Mailer;
  }
}
