import { pageProblem } from '#storefront/lib/page-problem.ts';
import { loader, type LoaderContext } from '#storefront/shared/loader.ts';
import { requireSignedIn } from '#storefront/shared/session/require-signed-in.ts';
import { userQuery } from '#storefront/shared/session/session.ts';
import { contactQuery, contactsQuery, parseContactList } from './contact.queries.ts';

/** Stands in the place of an id for the contact that is still to be added. */
export const NEW_CONTACT = 'new';

/** Contacts are kept by the admin contacts of a company: for everybody else there is no such page (spec 6). */
async function requireAdminContact(context: LoaderContext): Promise<void> {
  await requireSignedIn(context);
  if ((await context.load(userQuery)).Role !== 'admin-contact') throw pageProblem(404, 'not_found');
}

export const contactsLoader = loader(async (context) => {
  await requireAdminContact(context);
  await context.load(contactsQuery(parseContactList(context.url.searchParams)));
});

export const contactLoader = loader(async (context) => {
  await requireAdminContact(context);
  const { contactId = '' } = context.params;
  if (contactId === NEW_CONTACT) return;
  if (!/^\d{1,15}$/.test(contactId)) throw pageProblem(404, 'not_found');
  const { Contacts } = await context.load(contactQuery(contactId));
  if (Contacts.length === 0) throw pageProblem(404, 'not_found');
});
