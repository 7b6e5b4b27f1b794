import type { loginDetailsOperations } from '#contracts/contact/login-details.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';

export const loginDetailsQueries: Handlers<typeof loginDetailsOperations, 'query'> = {
  async 'account/logindetails'(_input, { caller, queries }) {
    const { contact } = await queries.contact.find({ contactId: caller.personId.slice('contact:'.length) });
    const { firstName, lastName, userName, email } = contact ?? notFound('contact_not_found');
    return { FirstName: firstName, LastName: lastName, UserName: userName, Email: email };
  },
};
