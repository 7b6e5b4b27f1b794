import { enquiryStream, type EnquiryEvent, type EnquiryFile } from '#domain/enquiry/enquiry.events.ts';
import { defineReadModel, put, update } from '#platform/kernel/read-model/read-model.ts';

export interface EnquiryRow {
  readonly enquiry_id: string;
  readonly person_id: string;
  readonly account_id: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly reference: string;
  readonly files: readonly EnquiryFile[];
  readonly language: 'en' | 'fr';
  readonly sent_at: string;
  readonly status: 'waiting' | 'answered' | 'closed';
  readonly answers: readonly {
    readonly answerId: string;
    readonly text: string;
    readonly by: string;
    readonly at: string;
  }[];
}

/** What was written by the contact form, and what was answered. */
export const enquiries = defineReadModel<EnquiryRow, EnquiryEvent>({
  name: 'enquiry',
  version: 2,
  key: 'enquiry_id',
  columns: {
    enquiry_id: 'text',
    person_id: 'text',
    account_id: 'text',
    name: 'text',
    email: 'text',
    subject: 'text',
    message: 'text',
    reference: 'text',
    files: 'jsonb',
    language: 'text',
    sent_at: 'timestamptz',
    status: 'text',
    answers: 'jsonb',
  },
  indexes: ['(sent_at)', '(status, sent_at)'],
  streams: ({ enquiry_id }) => [enquiryStream(enquiry_id)],
  on: {
    EnquirySent: ({ data: { enquiryId, personId, accountId, at, ...fields } }) =>
      put<EnquiryRow>(enquiryId, {
        ...fields,
        enquiry_id: enquiryId,
        person_id: personId,
        account_id: accountId,
        sent_at: at,
        status: 'waiting',
        answers: [],
      }),
    EnquiryAnswered: ({ data: { enquiryId, answerId, text, by, at } }) =>
      update<EnquiryRow>(enquiryId, (row) => ({
        ...row,
        status: 'answered',
        answers: [...row.answers.filter((one) => one.answerId !== answerId), { answerId, text, by, at }],
      })),
    EnquiryClosed: ({ data: { enquiryId } }) => update<EnquiryRow>(enquiryId, (row) => ({ ...row, status: 'closed' })),
  },
});
