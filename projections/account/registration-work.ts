import type { AccountEvent } from '#domain/account/account.events.ts';
import { defineWorkKind } from '#projections/shared/work-kind.ts';

type OfAccount = { readonly data: { readonly accountId: string } };
const decided = ({ data: { accountId } }: OfAccount) => ({ subjectId: accountId, open: false });

/** Companies that registered and may not sign in before somebody has said yes. */
export const registrationWork = defineWorkKind<AccountEvent>({
  kind: 'registration',
  belongs: { of: 'account' },
  page: (accountId) => `/customer/${accountId}/show`,
  on: {
    AccountOpened: ({ data: { accountId, name } }) => ({ subjectId: accountId, open: false, number: name, accountId }),
    AccountApprovalRequested: ({ data: { accountId } }) => ({ subjectId: accountId, open: true, accountId }),
    AccountApproved: decided,
    AccountDeclined: decided,
    AccountMerged: decided,
  },
});
