import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

export interface DisclosedFile {
  /** Of imports and exports, such as `contacts`. */
  readonly kind: string;
  readonly filter: string;
  readonly accounts: number;
}

/**
 * Stream `access-log-<staffId>.<day>`: which personal data a member of staff was shown. `subject` is `<kind>:<id>`, never a
 * name; of a list it is `list`, with the subjects it showed. A file of many says of what kind it is, which part of them it has,
 * and of how many accounts.
 */
export type AccessLogEvent = DomainEvent<
  'PersonalDataViewed',
  {
    readonly by: string;
    readonly route: string;
    readonly subject: string;
    readonly shown?: readonly string[];
    readonly file?: DisclosedFile;
    readonly at: string;
  }
>;

export const accessLogEvents = defineEvents<AccessLogEvent>({ category: 'access-log' });
