import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import {
  accountDescriptions,
  contactDescriptions,
  creditDescriptions,
  customerNoteDescriptions,
  mergersDescriptions,
  registrationFormDescriptions,
  userNameDescriptions,
} from './account.descriptions.ts';
import { addressCheckQueries } from './address-check.queries.ts';
import { agedBalanceQueries } from './aged-balance.queries.ts';
import { accountFunctions, accountQueries, contactFunctions } from './account.queries.ts';
import { accountSubject } from './account.subject.ts';
import { accounts, credits } from './accounts.ts';
import { collectionNotes } from './collection-notes.ts';
import { companyContactQueries } from './company-contacts.queries.ts';
import { contacts } from './contacts.ts';
import { customerNoteFunctions, customerNoteQueries } from './customer-note.queries.ts';
import { customerNotes } from './customer-notes.ts';
import { customerFunctions, customerQueries } from './customer.queries.ts';
import { loginDetailsQueries } from './login-details.queries.ts';
import { accountPersonalData } from './personal-data.ts';
import { peopleFunctions } from './people.functions.ts';
import { openItems } from './open-items.ts';
import { overdueFunctions, overdueQueries } from './overdue.queries.ts';
import { receiptFunctions, receiptQueries } from './receipt.queries.ts';
import { receipts } from './receipts.ts';
import { registrationFormFunctions, registrationFormQueries } from './registration-form.queries.ts';
import { registrationForms } from './registration-forms.ts';
import { registrationWork } from './registration-work.ts';
import { transactionJournalFunctions } from './transaction-journal.functions.ts';
import { transactions } from './transactions.ts';

export const feature = {
  mirrored: readModelList(registrationForms),
  remembered: readModelList(accounts, contacts),
  readModels: readModelList(
    accounts,
    collectionNotes,
    customerNotes,
    contacts,
    credits,
    openItems,
    receipts,
    transactions,
  ),
  descriptions: [
    accountDescriptions,
    mergersDescriptions,
    contactDescriptions,
    creditDescriptions,
    customerNoteDescriptions,
    registrationFormDescriptions,
    userNameDescriptions,
  ],
  subjects: [accountSubject],
  workKinds: [registrationWork],
  personalData: accountPersonalData,
  queries: (read: ReadSide) => ({
    ...accountQueries(read),
    ...companyContactQueries(read),
    ...agedBalanceQueries(read),
    ...overdueQueries(read),
    ...receiptQueries(read),
    ...customerQueries(read),
    ...customerNoteQueries(read),
    ...addressCheckQueries,
    ...loginDetailsQueries,
    ...registrationFormQueries,
  }),
  functions: (read: ReadSide) => ({
    account: accountFunctions(read),
    contact: contactFunctions(read),
    customer: customerFunctions(read),
    overdue: overdueFunctions(read),
    people: peopleFunctions(read),
    receipt: receiptFunctions(read),
    customerNote: customerNoteFunctions(read),
    registrationForm: registrationFormFunctions(read),
    transactionJournal: transactionJournalFunctions(read),
  }),
} satisfies ProjectionFeature;
