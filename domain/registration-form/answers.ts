// What somebody answered, with the question as it was put to them: a question that changes or goes takes no answer along.
import { refuse } from '#domain/shared/domain-error.ts';
import { needed } from '#domain/shared/needed.ts';
import { inBoth } from '#domain/shared/translated.ts';
import type { Answer, AnswerFile, Question } from './registration-form.events.ts';

/** `value` of a choice is its place in the list, from 0. */
export interface GivenAnswer {
  readonly questionId: string;
  readonly value: string;
  readonly file?: AnswerFile;
}

/**
 * The answers of somebody who opens an account of this kind; what was not asked is left out.
 * @throws DomainError answer_required, answer_invalid, with the question
 */
export function checkedAnswers(
  questions: readonly Question[],
  accountKind: 'dealer' | 'buyer',
  given: readonly GivenAnswer[],
): readonly Answer[] {
  const answers = new Map(given.map((one) => [one.questionId, one]));
  return questions
    .filter(({ asked }) => asked === 'both' || asked === accountKind)
    .flatMap((question) => checkedAnswer(question, answers.get(question.questionId)));
}

function checkedAnswer(question: Question, given: GivenAnswer | undefined): Answer[] {
  const { questionId, kind, label, required, choices } = question;
  const about = { question: inBoth(label) };
  const file = given?.file;
  const value = kind === 'file' ? (file?.fileName ?? '') : (given?.value.trim() ?? '');
  if (!value) return required ? refuse('answer_required', about, 'invalid') : [];
  const answer = { questionId, kind, label, value };
  const wrong = () => refuse('answer_invalid', about, 'invalid');
  switch (kind) {
    case 'choice': {
      const choice = /^\d{1,3}$/.test(value) ? choices[Number(value)] : undefined;
      return choice ? [{ ...answer, choice }] : wrong();
    }
    case 'number':
      return Number.isFinite(Number(value.replace(',', '.'))) ? [answer] : wrong();
    case 'yes-no':
      return value === '1' || value === '0' ? [answer] : wrong();
    case 'file':
      return [{ ...answer, file: needed(file, 'file of the answer') }];
    default:
      return [answer];
  }
}
