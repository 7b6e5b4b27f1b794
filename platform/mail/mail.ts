// The port to whoever carries mail.
export interface Mail {
  /** Deterministic, so that a mail sent twice can be recognised as one. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
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
