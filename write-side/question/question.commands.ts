import type { questionOperations } from '#contracts/question/question.ts';
import { question, type QuestionCommand, type QuestionState } from '#domain/question/question.decider.ts';
import { questionStream } from '#domain/question/question.events.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { requireCaptcha } from '#platform/adapters/security/require-captcha.ts';

const success = { message: 'success' } as const;
/** What one address asks in a day: more than a person with much to ask, less than a program. */
const ASKED_FROM_ADDRESS = { name: 'question.address', most: 30, perSeconds: 86_400 };

const run = async (command: QuestionCommand, context: OperationContext) => {
  await context.run(question, questionStream(command.questionId), command);
  return success;
};

const byStaff = (questionId: string, { caller, now }: OperationContext) => ({
  questionId,
  by: caller.personId,
  at: now,
});

export const questionCommands: Handlers<typeof questionOperations, 'command'> = {
  async 'product/askquestion'({ productId: itemNumber, Question, Name, Email, ...captcha }, context) {
    const { caller, queries, services, language, now: at } = context;
    await queries.question.requireProduct({ itemNumber });
    const isKnown = caller.personId.startsWith('contact:');
    // Spec 5: a captcha is for who is not signed in.
    if (!isKnown) await requireCaptcha(captcha, context);
    await services.limits.consume(ASKED_FROM_ADDRESS, context.address);
    const questionId = context.id('question');
    await run(
      {
        ...({ type: 'AskQuestion', questionId, itemNumber, language, at } as const),
        ...{ text: Question, name: Name, email: Email },
        personId: isKnown ? caller.personId : `question:${questionId}`,
        accountId: isKnown ? caller.accountId : '',
      },
      context,
    );
    return { ...success, QuestionID: questionId };
  },

  'admin/question/answer': ({ questionId, ...answer }, context) =>
    run(
      { type: 'AnswerQuestion', ...answer, answerId: context.id('answer'), ...byStaff(questionId, context) },
      context,
    ),

  'admin/question/publish': ({ questionId }, context) =>
    run({ type: 'PublishQuestion', ...byStaff(questionId, context) }, context),

  'admin/question/decline': ({ questionId, reason }, context) =>
    run({ type: 'DeclineQuestion', reason, ...byStaff(questionId, context) }, context),
};

export const questionStates = {
  /** What was asked, and an answer to it. @throws DomainError question_not_found */
  async find(
    { questionId, answerId }: { readonly questionId: string; readonly answerId: string },
    context: OperationContext,
  ): Promise<NonNullable<QuestionState['asked']> & { readonly answer: string }> {
    const { state } = await context.load(question, questionStream(questionId));
    const answer = state.answers.find((one) => one.answerId === answerId);
    return state.asked && answer ? { ...state.asked, answer: answer.text } : notFound('question_not_found');
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface States {
    readonly question: FunctionsOf<typeof questionStates>;
  }
}
