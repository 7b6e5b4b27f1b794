import { timingSafeEqual } from 'node:crypto';
import type { EnquiryUpload, enquiryOperations } from '#contracts/enquiry/enquiry.ts';
import { enquiry, type EnquiryCommand, type EnquiryState } from '#domain/enquiry/enquiry.decider.ts';
import { enquiryStream, type EnquiryFile } from '#domain/enquiry/enquiry.events.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { requireCaptcha } from '#platform/adapters/security/require-captcha.ts';

const success = { message: 'success' } as const;
/** What one address sends in a day: more than a person with much to ask, less than a program. */
const SENT_FROM_ADDRESS = { name: 'enquiry.address', most: 20, perSeconds: 86_400 };
const FILES_OF_ADDRESS = { name: 'enquiry.files', most: 60, perSeconds: 86_400 };

const keyOf = (sha256: string, fileName: string, { services }: OperationContext) =>
  services.hashName(`enquiry file ${sha256} ${fileName}`);

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** What may be named is what the same shop answered to an upload. @throws DomainError enquiry_file_unknown */
async function fileOf({ FileName, Sha256, Key }: EnquiryUpload, context: OperationContext): Promise<EnquiryFile> {
  if (!isSame(Key, keyOf(Sha256, FileName, context))) refuse('enquiry_file_unknown', {}, 'invalid');
  return context.commands.attachment.readAgain({ sha256: Sha256, fileName: FileName });
}

const run = async (command: EnquiryCommand, context: OperationContext) => {
  await context.run(enquiry, enquiryStream(command.enquiryId), command);
  return success;
};

export const enquiryCommands: Handlers<typeof enquiryOperations, 'command'> = {
  async 'store/uploadfile'({ FileName, FileType, FileData }, context) {
    await context.services.limits.consume(FILES_OF_ADDRESS, context.address);
    const sent = { fileName: FileName, fileType: FileType, fileData: FileData };
    const { fileName, size, sha256 } = await context.commands.attachment.keepFile(sent);
    return { FileName: fileName, Sha256: sha256, Key: keyOf(sha256, fileName, context), Size: size };
  },

  async 'store/sendmail'({ Name, Email, Subject, Message, Reference, Files, ...captcha }, context) {
    const { caller, services, language, now: at } = context;
    const files = await Promise.all(Files.map((file) => fileOf(file, context)));
    await requireCaptcha(captcha, context);
    await services.limits.consume(SENT_FROM_ADDRESS, context.address);
    const enquiryId = context.id('enquiry');
    const isKnown = caller.personId.startsWith('contact:');
    await run(
      {
        ...({ type: 'SendEnquiry', enquiryId, files, language, at } as const),
        personId: isKnown ? caller.personId : `enquiry:${enquiryId}`,
        accountId: isKnown ? caller.accountId : '',
        ...{ name: Name, email: Email, subject: Subject, message: Message, reference: Reference },
      },
      context,
    );
    return { ...success, EnquiryID: enquiryId };
  },

  'admin/enquiry/answer': ({ enquiryId, text }, context) =>
    run(
      {
        ...({ type: 'AnswerEnquiry', enquiryId, text } as const),
        ...{ answerId: context.id('answer'), by: context.caller.personId, at: context.now },
      },
      context,
    ),

  'admin/enquiry/close': ({ enquiryId }, context) =>
    run({ type: 'CloseEnquiry', enquiryId, by: context.caller.personId, at: context.now }, context),
};

export const enquiryStates = {
  /** What was written, and an answer to it. @throws DomainError enquiry_not_found */
  async find(
    { enquiryId, answerId }: { readonly enquiryId: string; readonly answerId: string },
    context: OperationContext,
  ): Promise<NonNullable<EnquiryState['sent']> & { readonly answer: string }> {
    const { state } = await context.load(enquiry, enquiryStream(enquiryId));
    const answer = state.answers.find((one) => one.answerId === answerId);
    return state.sent && answer ? { ...state.sent, answer: answer.text } : notFound('enquiry_not_found');
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface States {
    readonly enquiry: FunctionsOf<typeof enquiryStates>;
  }
}
