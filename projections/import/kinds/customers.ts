import type { KindRecords } from './kind-records.ts';

export const customers: KindRecords = {
  async present(accountIds, { queries }) {
    const companies = await queries.customer.companies({ accountIds });
    return new Map(companies.map((company) => [company.accountId, { ...company }]));
  },
  keys: async (after, count, { queries }) => (await queries.customer.companiesAfter({ after, count })).accountIds,
};
