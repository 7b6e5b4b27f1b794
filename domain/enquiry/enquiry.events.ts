import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** As many files as a line of an order may have (spec 5). */
export const MOST_ENQUIRY_FILES = 5;

/** The file itself lies outside the events, under its hash. */
export interface EnquiryFile {
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

/** Stream `enquiry-<enquiryId>`: what somebody wrote by the contact form, and what the shop answered. */
export type EnquiryEvent =
  | DomainEvent<
      'EnquirySent',
      {
        readonly enquiryId: string;
        /** `contact:<id>`, or `enquiry:<enquiryId>` for who is not signed in; their key seals what they wrote. */
        readonly personId: string;
        /** Empty for a guest. */
        readonly accountId: string;
        readonly name: string;
        readonly email: string;
        readonly subject: string;
        readonly message: string;
        /** Number of an order or an item, as it was typed; empty where it is about none. */
        readonly reference: string;
        readonly files: readonly EnquiryFile[];
        readonly language: 'en' | 'fr';
        readonly at: string;
      }
    >
  | DomainEvent<
      'EnquiryAnswered',
      {
        readonly enquiryId: string;
        readonly answerId: string;
        readonly personId: string;
        readonly text: string;
        readonly by: string;
        readonly at: string;
      }
    >
  /** It needs no answer. */
  | DomainEvent<'EnquiryClosed', { readonly enquiryId: string; readonly by: string; readonly at: string }>;

export const enquiryEvents = defineEvents<EnquiryEvent>({
  category: 'enquiry',
  personal: {
    EnquirySent: { person: 'personId', fields: ['name', 'email', 'subject', 'message', 'reference'], lists: ['files'] },
    EnquiryAnswered: { person: 'personId', fields: ['text'] },
  },
});

export const enquiryStream = (enquiryId: string): string => `enquiry-${enquiryId}`;
