import { checkedAnswers, type GivenAnswer } from '#domain/registration-form/answers.ts';
import type { Answer } from '#domain/registration-form/registration-form.events.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { fileOfTicket } from './sealed-file.ts';

interface Given {
  readonly questionId: string;
  readonly value: string;
  /** Of a file, as `account/registrationfile` answered it. */
  readonly ticket?: string | undefined;
}

export const registrationFormStates = {
  /**
   * What somebody who opens an account answered to the form as it is now.
   * @throws DomainError answer_required, answer_invalid, attachment_not_found, registration_file_forgotten
   */
  async answers(
    { accountType, given }: { readonly accountType: 'dealer' | 'buyer'; readonly given: readonly Given[] },
    context: OperationContext,
  ): Promise<readonly Answer[]> {
    const { questions } = await context.queries.registrationForm.data();
    return checkedAnswers(questions, accountType, given.map(withFile(context)));
  },
};

const withFile =
  (context: OperationContext) =>
  ({ questionId, value, ticket }: Given): GivenAnswer => ({
    questionId,
    value,
    ...(ticket ? { file: fileOfTicket(ticket, context) } : {}),
  });

declare module '#platform/kernel/operations/features.ts' {
  interface States {
    readonly registrationForm: FunctionsOf<typeof registrationFormStates>;
  }
}
