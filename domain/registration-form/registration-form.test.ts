import { specificationFor } from '#domain/testing/decider-specification.ts';
import { checkedAnswers } from './answers.ts';
import { registrationForm } from './registration-form.decider.ts';
import type { Question } from './registration-form.events.ts';

const text = (word: string) => ({ en: word, fr: `${word} (fr)` });
const question = (questionId: string, more: Partial<Question> = {}): Question => ({
  questionId,
  kind: 'text',
  label: text(questionId),
  help: text(''),
  required: false,
  asked: 'both',
  choices: [],
  ...more,
});
const given = specificationFor(registrationForm);

describe("the shop's own questions", () => {
  const industry = question('industry', { kind: 'choice', choices: [text('Mining'), text('Food')] });
  it('are changed from what was seen', () =>
    given({ type: 'RegistrationFormChanged', data: { changed: { questions: [industry] } } })
      .when({ type: 'ChangeRegistrationForm', seen: { questions: [] }, changed: { questions: [question('size')] } })
      .thenRefused('changed_meanwhile', { present: { questions: [industry] } }));
  it('that are a choice have two at least', () =>
    given()
      .when({
        type: 'ChangeRegistrationForm',
        seen: { questions: [] },
        changed: { questions: [{ ...industry, choices: [text('Mining')] }] },
      })
      .thenRefused('question_without_choices', { question: 'industry / industry (fr)' }));
});

describe('answers', () => {
  const industry = question('industry', { kind: 'choice', choices: [text('Mining'), text('Food')], asked: 'dealer' });
  const employees = question('employees', { kind: 'number', required: true });
  const code = (answer: () => unknown) => {
    try {
      return answer();
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it('keep the question as it was put, and a choice in both languages', () =>
    expect(
      checkedAnswers([industry, employees], 'dealer', [
        { questionId: 'industry', value: '1' },
        { questionId: 'employees', value: '12' },
      ]),
    ).toEqual([
      { questionId: 'industry', kind: 'choice', label: text('industry'), value: '1', choice: text('Food') },
      { questionId: 'employees', kind: 'number', label: text('employees'), value: '12' },
    ]));
  it('are asked for where they are obligatory, of whom they are asked', () => {
    expect(code(() => checkedAnswers([employees], 'buyer', []))).toBe('answer_required');
    expect(checkedAnswers([{ ...industry, required: true }], 'buyer', [])).toEqual([]);
  });
  it('fit their question', () => {
    expect(code(() => checkedAnswers([industry], 'dealer', [{ questionId: 'industry', value: '2' }]))).toBe(
      'answer_invalid',
    );
    expect(code(() => checkedAnswers([employees], 'dealer', [{ questionId: 'employees', value: 'many' }]))).toBe(
      'answer_invalid',
    );
  });
});
