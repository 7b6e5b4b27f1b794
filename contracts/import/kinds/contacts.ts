import { choiceCell, textCell, yesNoCell, type CellType, type Column } from '#domain/shared/table/column.ts';
import { nameIsOwn, userName } from '../../account/account.ts';
import { email, personName } from '../../shared/shared.ts';
import { idCell } from './common-columns.ts';
import type { ImportKind } from './import-kind.ts';

/** What a schema makes of a text: e-mail addresses and user names are in small letters. */
export const schemaCell = (
  schema: { safeParse(text: string): { readonly success: boolean; readonly data?: unknown } },
  code: string,
): CellType => ({
  read(text) {
    const read = schema.safeParse(text);
    return read.success ? { value: String(read.data) } : { fault: { code } };
  },
  write: String,
});

/** The company, or of one person the account, by its number. */
export const customerKey: Column = {
  name: 'customer',
  label: { en: 'Customer number', fr: 'Numéro de client' },
  aliases: ['account', 'compte', 'client', 'account id', 'customer id'],
  type: idCell,
  path: ['accountId'],
  empty: 'error',
  key: true,
  refers: 'account',
};

/** People of customers. A password is none of it: whoever is added chooses one, by a letter or by "forgot password". */
export const contacts: ImportKind = {
  name: 'contacts',
  right: 'credit',
  alsoRight: 'customer',
  personal: true,
  staysWhenUndone: true,
  invites: true,
  columns: () => [
    customerKey,
    {
      name: 'user_name',
      label: { en: 'User name', fr: 'Nom d’utilisateur' },
      aliases: ['username', 'login', 'identifiant', 'utilisateur', 'user'],
      type: schemaCell(userName, 'user_name_invalid'),
      path: ['userName'],
      empty: 'error',
      key: true,
      unique: true,
    },
    {
      name: 'first_name',
      label: { en: 'First name', fr: 'Prénom' },
      aliases: ['given name', 'firstname'],
      type: schemaCell(personName, 'name_invalid'),
      path: ['firstName'],
      empty: 'error',
      needed: true,
    },
    {
      name: 'last_name',
      label: { en: 'Last name', fr: 'Nom' },
      aliases: ['surname', 'family name', 'lastname', 'nom de famille'],
      type: schemaCell(personName, 'name_invalid'),
      path: ['lastName'],
      empty: 'error',
      needed: true,
    },
    {
      name: 'email',
      label: { en: 'E-mail', fr: 'Courriel' },
      aliases: ['email address', 'mail', 'e mail address', 'adresse courriel', 'adresse de courriel'],
      type: schemaCell(email, 'email_invalid'),
      path: ['email'],
      empty: 'error',
      needed: true,
      unique: true,
    },
    {
      name: 'phone',
      label: { en: 'Phone', fr: 'Téléphone' },
      aliases: ['phone number', 'tel', 'telephone', 'numéro de téléphone'],
      type: textCell(30),
      path: ['phone'],
      empty: 'empties',
      emptied: '',
    },
    {
      name: 'admin',
      label: { en: 'Is admin', fr: 'Administrateur' },
      aliases: ['administrator', 'admin contact', 'est administrateur'],
      type: yesNoCell,
      path: ['admin'],
      empty: 'keeps',
    },
    {
      name: 'status',
      label: { en: 'Status', fr: 'Statut' },
      aliases: ['state', 'état'],
      type: choiceCell({ Active: ['actif', 'yes', 'oui', '1'], Inactive: ['inactif', 'no', 'non', '0'] }),
      path: ['status'],
      empty: 'keeps',
    },
    {
      name: 'order_access',
      label: { en: 'Order access', fr: 'Accès aux commandes' },
      aliases: ['orders', 'commandes', 'order and quote access'],
      type: choiceCell({ 'View All': ['all', 'toutes', 'voir tout'], 'View Self': ['self', 'own', 'les siennes'] }),
      path: ['orderAccess'],
      empty: 'keeps',
    },
    {
      name: 'invoice_access',
      label: { en: 'Invoice access', fr: 'Accès aux factures' },
      aliases: ['invoices', 'factures'],
      type: choiceCell({ Allow: ['allowed', 'yes', 'autorisé', 'oui'], Deny: ['denied', 'no', 'refusé', 'non'] }),
      path: ['invoiceAccess'],
      empty: 'keeps',
    },
    {
      name: 'language',
      label: { en: 'Language', fr: 'Langue' },
      type: choiceCell({ en: ['english', 'anglais'], fr: ['french', 'français'] }),
      path: ['language'],
      empty: 'keeps',
    },
  ],
  // Who comes without rights gets the fewest; without a language, that of whoever imports.
  blank: {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    admin: false,
    status: 'Active',
    orderAccess: 'View Self',
    invoiceAccess: 'Deny',
    language: '',
  },
  faults(thing, key, before) {
    const name = key.slice(key.indexOf('|') + 1);
    return before || nameIsOwn({ userName: name, email: String(thing['email']) })
      ? []
      : [{ column: 'user_name', fault: { code: 'user_name_not_own_email' } }];
  },
};
