import { changesOn } from '#domain/shared/changed-fields.ts';
import type { Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { inBoth } from '#domain/shared/translated.ts';
import { NO_QUESTIONS, type RegistrationFormData, type RegistrationFormEvent } from './registration-form.events.ts';

export interface RegistrationFormCommand {
  readonly type: 'ChangeRegistrationForm';
  readonly seen: Partial<RegistrationFormData>;
  readonly changed: Partial<RegistrationFormData>;
}

/** @throws DomainError changed_meanwhile, question_without_choices */
export const registrationForm: Decider<RegistrationFormData, RegistrationFormCommand, RegistrationFormEvent> = {
  initialState: NO_QUESTIONS,
  decide({ seen, changed: wanted }, data) {
    const changed = changesOn(data, seen, wanted);
    if (!changed) return [];
    const empty = changed.questions?.find(({ kind, choices }) => kind === 'choice' && choices.length < 2);
    if (empty) refuse('question_without_choices', { question: inBoth(empty.label) }, 'invalid');
    return [{ type: 'RegistrationFormChanged', data: { changed } }];
  },
  evolve: (data, event) => ({ ...data, ...event.data.changed }),
};
