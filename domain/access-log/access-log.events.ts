import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/**
 * Stream `access-log-<staffId>.<day>`: which personal data a member of staff was shown. `subject` is `<kind>:<id>`, never a
 * name; of a list it is `list`, with the subjects it showed.
 */
export type AccessLogEvent = DomainEvent<
  'PersonalDataViewed',
  {
    readonly by: string;
    readonly route: string;
    readonly subject: string;
    readonly shown?: readonly string[];
    readonly at: string;
  }
>;

export const accessLogEvents = defineEvents<AccessLogEvent>({ category: 'access-log' });
