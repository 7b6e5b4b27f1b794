import type { registrationFormOperations } from '#contracts/registration-form/registration-form.ts';
import { registrationForm } from '#domain/registration-form/registration-form.decider.ts';
import { REGISTRATION_FORM_STREAM } from '#domain/registration-form/registration-form.events.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { keepSealed } from './sealed-file.ts';

/** Files that come with registrations, of one network address in a day. */
const REGISTRATION_FILES = { name: 'register.file', most: 60, perSeconds: 86_400 };

export const registrationFormCommands: Handlers<typeof registrationFormOperations, 'command'> = {
  async 'account/registrationfile'({ FileName, FileType, FileData }, context) {
    await context.services.limits.consume(REGISTRATION_FILES, context.address);
    return keepSealed({ fileName: FileName, fileType: FileType, fileData: FileData }, context);
  },

  async 'admin/registrationform/change'({ seen, changed }, context) {
    await context.run(registrationForm, REGISTRATION_FORM_STREAM, {
      type: 'ChangeRegistrationForm',
      seen: saidFields(seen),
      changed: saidFields(changed),
    });
    return { message: 'success' };
  },
};
