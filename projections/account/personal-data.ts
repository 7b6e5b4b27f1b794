import { own } from '#domain/shared/dictionary.ts';
import type { PersonalData } from '#projections/shared/personal-data.ts';
import { accounts } from './accounts.ts';

/** Those that were entered for the caller; the others of a company are its own, or a colleague's. */
const addresses: PersonalData = {
  name: 'addresses',
  async of(read, context) {
    const { accountId, personId } = context.caller;
    const row = (await read.rows(accounts, [accountId], context)).get(accountId);
    const theirs = Object.entries(row?.addresses ?? {}).filter(
      ([addressId]) => own(row?.address_persons ?? {}, addressId) === personId,
    );
    return {
      records: theirs.map(([addressId, address]) => ({
        addressId,
        isPrimary: addressId === row?.primary_address,
        ...address,
      })),
    };
  },
};

/** What a private buyer answered when they registered; those of a company are the company's. */
const registration: PersonalData = {
  name: 'registrationAnswers',
  async of(read, context) {
    const { accountId, role } = context.caller;
    const row = (await read.rows(accounts, [accountId], context)).get(accountId);
    return { records: role === 'buyer' ? (row?.answers ?? []) : [] };
  },
};

export const accountPersonalData = [addresses, registration];
