import type { QuestionShown, registrationFormOperations } from '#contracts/registration-form/registration-form.ts';
import { NO_QUESTIONS, type RegistrationFormData } from '#domain/registration-form/registration-form.events.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { registrationForms } from './registration-forms.ts';

export const registrationFormQueries: Handlers<typeof registrationFormOperations, 'query'> = {
  async 'account/registrationform'(_input, { queries, language }) {
    const { questions } = await queries.registrationForm.data();
    return {
      questions: questions.map(({ label, help, choices, ...question }) => ({
        ...question,
        label: label[language],
        help: help[language],
        choices: choices.map((choice) => choice[language]),
      })),
    };
  },

  async 'admin/registrationform/show'(_input, { queries }) {
    const { questions } = await queries.registrationForm.data();
    return {
      questions: questions.map((question): QuestionShown => ({ ...question, choices: [...question.choices] })),
    };
  },
};

export const registrationFormFunctions = (read: ReadSide) => ({
  /** The shop's own questions to whoever registers. */
  async data(_input: void, context: OperationContext): Promise<RegistrationFormData> {
    return (await read.rows(registrationForms, ['shop'], context)).get('shop')?.data ?? NO_QUESTIONS;
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly registrationForm: FunctionsOf<ReturnType<typeof registrationFormFunctions>>;
  }
}
