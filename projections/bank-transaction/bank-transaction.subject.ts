import type { SubjectDefinition } from '#projections/shared/subject.ts';

/** Money that came into the bank account, and what it was matched to. */
export const bankTransactionSubject: SubjectDefinition = {
  kind: 'bank-transaction',
  streams: (id) => Promise.resolve([`bank-transaction-${id}`]),
  async title(id, kind, { queries }) {
    const { title } = await queries.bankTransaction.title({ transactionId: id });
    return { kind, title: title || id };
  },
  streamNamed: (search) => ({ prefix: `bank-transaction-${search}`, suffix: '' }),
};
