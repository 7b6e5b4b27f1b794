import { specificationFor } from '#domain/testing/decider-specification.ts';
import { enquiry, type EnquiryCommand } from './enquiry.decider.ts';
import type { EnquiryEvent } from './enquiry.events.ts';

const given = specificationFor(enquiry);
const file = { fileName: 'plate.pdf', contentType: 'application/pdf', size: 10, sha256: 'a'.repeat(64) };
const sent = {
  enquiryId: 'e1',
  personId: 'enquiry:e1',
  accountId: '',
  name: 'Ben',
  email: 'ben@example.com',
  subject: 'A bearing',
  message: 'Do you have it?',
  reference: '6205',
  files: [file],
  language: 'en',
  at: 'then',
} as const;
const wasSent: EnquiryEvent = { type: 'EnquirySent', data: sent };
const of = { enquiryId: 'e1', by: 'staff:1', at: 'now' };
const answer: EnquiryCommand = { type: 'AnswerEnquiry', ...of, answerId: 'a1', text: 'Yes' };
const answered: EnquiryEvent = {
  type: 'EnquiryAnswered',
  data: { ...of, answerId: 'a1', text: 'Yes', personId: 'enquiry:e1' },
};
const close: EnquiryCommand = { type: 'CloseEnquiry', ...of };

describe('an enquiry', () => {
  it('is sent once, however often the press is repeated', () => {
    given()
      .when({ type: 'SendEnquiry', ...sent })
      .then(wasSent);
    given(wasSent)
      .when({ type: 'SendEnquiry', ...sent })
      .thenNothing();
  });
  it('has at most five files', () =>
    given()
      .when({ type: 'SendEnquiry', ...sent, files: [file, file, file, file, file, file] })
      .thenRefused('enquiry_files_too_many'));
  it('is answered under the key of whoever wrote it, once for one press', () => {
    given(wasSent).when(answer).then(answered);
    given(wasSent, answered).when(answer).thenNothing();
  });
  it('is answered again after it was answered or closed', () => {
    given(wasSent, answered, { type: 'EnquiryClosed', data: of })
      .when({ ...answer, answerId: 'a2' })
      .then({ ...answered, data: { ...answered.data, answerId: 'a2' } } as EnquiryEvent);
  });
  it('is closed while it waits, and not once it was answered', () => {
    given(wasSent).when(close).then({ type: 'EnquiryClosed', data: of });
    given(wasSent, answered).when(close).thenNothing();
  });
  it('that nobody sent cannot be answered', () => given().when(answer).thenRefused('enquiry_not_found'));
});
