import { specificationFor } from '#domain/testing/decider-specification.ts';
import { question, type QuestionCommand } from './question.decider.ts';
import type { QuestionEvent } from './question.events.ts';

const given = specificationFor(question);
const asked = {
  ...{ questionId: 'q1', itemNumber: '6205', text: 'Does it take 150 °C?', name: 'Ben C.', email: 'ben@example.com' },
  ...({ personId: 'question:q1', accountId: '', language: 'en', at: 'then' } as const),
};
const wasAsked: QuestionEvent = { type: 'QuestionAsked', data: asked };
const of = { questionId: 'q1', by: 'staff:1', at: 'now' };
const decided = { ...of, itemNumber: '6205' };
const answer = (text: string, publish: boolean, seen = 0): QuestionCommand => ({
  ...{ type: 'AnswerQuestion', answerId: `a${seen + 1}`, text, publish, seen, ...of },
});
const answered = (text: string, isPublished = false, nth = 1): QuestionEvent => ({
  type: 'QuestionAnswered',
  data: { ...decided, answerId: `a${nth}`, personId: 'question:q1', text, isPublished },
});
const published: QuestionEvent = { type: 'QuestionPublished', data: decided };
const publish: QuestionCommand = { type: 'PublishQuestion', ...of };
const decline: QuestionCommand = { type: 'DeclineQuestion', ...of, reason: 'Names a person' };
const declined = (wasPublished: boolean): QuestionEvent => ({
  type: 'QuestionDeclined',
  data: { ...decided, reason: 'Names a person', wasPublished },
});

describe('a question about an item', () => {
  it('is asked once, however often it is sent', () => {
    given()
      .when({ type: 'AskQuestion', ...asked })
      .then(wasAsked);
    given(wasAsked)
      .when({ type: 'AskQuestion', ...asked })
      .thenNothing();
  });
  it('is answered for everybody, or for the asker alone and published later', () => {
    given(wasAsked).when(answer('To 120 °C.', true)).then(answered('To 120 °C.'), published);
    given(wasAsked).when(answer('To 120 °C.', false)).then(answered('To 120 °C.'));
    given(wasAsked, answered('To 120 °C.')).when(publish).then(published);
    given(wasAsked, answered('To 120 °C.'), published).when(publish).thenNothing();
  });
  it('is published with an answer only', () => given(wasAsked).when(publish).thenRefused('question_not_answered'));
  it('stays where everybody reads it while its answer is corrected', () => {
    const course = [wasAsked, answered('To 120 °C.'), published];
    given(...course)
      .when(answer('To 150 °C.', false, 1))
      .then(answered('To 150 °C.', true, 2));
    given(...course, answered('To 150 °C.', true, 2))
      .when(decline)
      .then(declined(true));
  });
  it('gets no second letter with the same words', () => {
    given(wasAsked, answered('Yes.'))
      .when(answer('Yes.', false, 1))
      .thenNothing();
    given(wasAsked, answered('Yes.'))
      .when(answer('Yes.', true, 1))
      .then(published);
  });
  it('is not answered by two colleagues who know nothing of each other', () =>
    given(wasAsked, answered('Yes.'))
      .when({ ...answer('No.', true), answerId: 'a2' } as QuestionCommand)
      .thenRefused('question_answered_meanwhile'));
  it('gets an answer that is sent twice once', () =>
    given(wasAsked, answered('Yes.')).when(answer('Yes.', false)).thenNothing());
  it('is not shown, or taken down, with a reason, and may come back', () => {
    given(wasAsked).when(decline).then(declined(false));
    given(wasAsked, declined(false)).when(decline).thenNothing();
    given(wasAsked, answered('Yes.'), published, declined(true)).when(publish).then(published);
    given(wasAsked, declined(false)).when(answer('Yes.', true)).then(answered('Yes.'), published);
  });
  it('that nobody asked cannot be decided on', () => given().when(decline).thenRefused('question_not_found'));
});
