// Contacts of one's company, kept by its admin contacts (spec 2 /profile/contactlist, spec 3 Contact, spec 6).
import { z } from 'zod';
import { foreignName, nameIsOwn, userName } from '../account/account.ts';
import { defineOperations } from '../shared/operation.ts';
import { changeInput } from '../shared/change.ts';
import { done, email, languageCode, pageParameters, personName, text } from '../shared/shared.ts';

const contactId = z.string().regex(/^\d{1,15}$/, 'id_invalid');
const fields = {
  FirstName: personName,
  LastName: personName,
  Email: email,
  Phone: text(30),
  IsAdmin: z.boolean().meta({ description: 'Keeps the contacts of the company' }),
  OrderAccess: z.enum(['View All', 'View Self']).meta({ description: 'Of orders and quotes of the company' }),
  InvoiceAccess: z.enum(['Allow', 'Deny']),
  LanguageISOCode: languageCode.meta({ description: 'Of the letters to them' }),
};

/** Spec 3, Contact: by a password of the store, or by a provider that they have linked. */
export const loginProviders = ['store', 'social'] as const;

const companyContact = z.object({
  ContactId: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
  Email: z.string(),
  Phone: z.string(),
  UserName: z.string(),
  IsAdmin: z.boolean(),
  OrderAccess: z.enum(['View All', 'View Self']),
  InvoiceAccess: z.enum(['Allow', 'Deny']),
  LanguageISOCode: z.string(),
  Status: z.enum(['Active', 'Inactive']),
  LoginProvider: z.enum(loginProviders),
  IsSelf: z.boolean().meta({ description: 'It is who asks: their rights and their sign-in stay' }),
});
export type CompanyContact = z.output<typeof companyContact>;

const ofContact = z.strictObject({ ContactId: contactId });

export const contactOperations = defineOperations({
  'customer/getcontactlist': {
    via: 'post',
    kind: 'query',
    access: ['admin-contact'],
    summary: 'The contacts of one’s company, by name',
    input: z.strictObject({
      ContactId: contactId.optional().meta({ description: 'That one alone' }),
      search: text(60).default('').meta({ description: 'In names, e-mail address and user name' }),
      ...pageParameters(50),
    }),
    output: z.object({ total: z.int(), Contacts: z.array(companyContact) }),
  },
  'customer/addcontact': {
    via: 'post',
    kind: 'command',
    access: ['admin-contact'],
    perMinute: 20,
    summary: 'Adds a contact to one’s company; a letter says how to choose a password, if it is asked for',
    input: z
      .strictObject({
        ...fields,
        Phone: fields.Phone.default(''),
        UserName: userName,
        SendEmail: z.boolean().default(true),
      })
      .refine(({ UserName, Email }) => nameIsOwn({ userName: UserName, email: Email }), {
        ...foreignName,
        path: ['UserName'],
      }),
    output: z.object({ ContactId: z.string() }),
  },
  'customer/changecontact': {
    via: 'post',
    kind: 'command',
    access: ['admin-contact'],
    summary: 'Changes a contact of one’s company; nobody changes their own rights, or gives one that they lack',
    input: changeInput({ ContactId: contactId }, z.strictObject(fields), { OrderAccess: 'View All' }),
    output: done,
  },
  'customer/activatecontact': {
    via: 'post',
    kind: 'command',
    access: ['admin-contact'],
    summary: 'Lets a contact of one’s company sign in again',
    input: ofContact,
    output: done,
  },
  'customer/deactivatecontact': {
    via: 'post',
    kind: 'command',
    access: ['admin-contact'],
    summary: 'Switches the sign-in of a contact of one’s company off, and ends their sessions',
    input: ofContact,
    output: done,
  },
  'customer/deletecontact': {
    via: 'post',
    kind: 'command',
    access: ['admin-contact'],
    summary: 'Removes a contact of one’s company for good; what they ordered stays, and so does their user name',
    input: ofContact,
    output: done,
  },
  'account/sendapprovalemail': {
    via: 'post',
    kind: 'command',
    access: ['admin-contact'],
    perMinute: 10,
    summary: 'Sends a contact of one’s company the letter with their user name and the link to choose a password',
    input: ofContact,
    output: done,
  },
});
