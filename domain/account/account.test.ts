import { address } from '#domain/testing/samples.ts';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { account } from './account.decider.ts';
import type { AccountCommand } from './account-commands.ts';
import type { AccountEvent } from './account.events.ts';
import { contact } from '#domain/contact/contact.decider.ts';
import type { ContactEvent } from '#domain/contact/contact.events.ts';
import { userName } from '#domain/contact/user-name.decider.ts';

const given = specificationFor(account);
const accountId = 'a1';
const byStaff = { by: 'staff:1', at: 'now' };
const opened: AccountEvent = {
  type: 'AccountOpened',
  data: { accountId, kind: 'dealer', name: 'Works', currency: 'CAD', openedAt: 'now' },
};
const save = (addressId: string, primary: boolean) => ({
  type: 'SaveAddress' as const,
  accountId,
  addressId,
  personId: 'contact:1',
  address,
  primary,
});
const saved = (addressId: string, primary: boolean): AccountEvent => ({
  type: 'AccountAddressSaved',
  data: { accountId, addressId, personId: 'contact:1', address, primary },
});

describe('the address book', () => {
  it('makes its first address the primary one', () => given(opened).when(save('x', false)).then(saved('x', true)));
  it('has one primary address', () => given(opened, saved('x', true)).when(save('y', true)).then(saved('y', true)));
  it('keeps the primary one until another is chosen', () =>
    given(opened, saved('x', true)).when(save('x', false)).thenNothing());
  it('gives the primary one back to the one before it', () => {
    const primaryIs = (id: string): AccountEvent => ({
      type: 'AccountPrimaryAddressSet',
      data: { accountId, addressId: id, ...byStaff },
    });
    given(opened, saved('x', true), saved('y', true))
      .when({ type: 'YieldPrimary', accountId, addressId: 'y', ...byStaff })
      .then(primaryIs('x'));
    given(opened, saved('x', true), saved('y', true), saved('z', true))
      .when({ type: 'RemoveAddress', accountId, addressId: 'z', ...byStaff })
      .then(primaryIs('y'), { type: 'AccountAddressRemoved', data: { accountId, addressId: 'z', ...byStaff } });
    given(opened, saved('x', true))
      .when({ type: 'YieldPrimary', accountId, addressId: 'x', ...byStaff })
      .thenNothing();
  });
  it('is empty once its only address was removed, which happens once', () => {
    const removed: AccountEvent = {
      type: 'AccountAddressRemoved',
      data: { accountId, addressId: 'x', ...byStaff },
    };
    const remove = { type: 'RemoveAddress', accountId, addressId: 'x', ...byStaff } as const;
    given(opened, saved('x', true)).when(remove).then(removed);
    given(opened, saved('x', true), removed).when(remove).thenNothing();
    given(opened, saved('x', true), removed).when(save('y', false)).then(saved('y', true));
  });
  it('says whose an address is where that is said', () => {
    given(opened, saved('x', true))
      .when({ ...save('x', true), personId: 'contact:2' })
      .thenNothing();
    given(opened, saved('x', true))
      .when({ ...save('x', true), personId: 'contact:2', isTheirs: true })
      .then({
        type: 'AccountAddressSaved',
        data: { accountId, addressId: 'x', personId: 'contact:2', address, primary: true },
      });
  });
  it('belongs to an account', () => given().when(save('x', true)).thenRefused('account_not_found'));
});

describe('a registration', () => {
  const by = { accountId, by: 'staff:1', at: 'then' };
  const requested: AccountEvent = { type: 'AccountApprovalRequested', data: { accountId, requestedAt: 'now' } };
  const approved: AccountEvent = { type: 'AccountApproved', data: by };
  const declined: AccountEvent = { type: 'AccountDeclined', data: { ...by, reason: 'unknown' } };

  it('waits once', () => {
    given(opened).when({ type: 'RequestApproval', accountId, at: 'now' }).then(requested);
    given(opened, requested).when({ type: 'RequestApproval', accountId, at: 'now' }).thenNothing();
  });
  it('is approved, also after it was declined', () => {
    given(opened, requested)
      .when({ type: 'Approve', ...by })
      .then(approved);
    given(opened, requested, declined)
      .when({ type: 'Approve', ...by })
      .then(approved);
    given(opened, requested, approved)
      .when({ type: 'Approve', ...by })
      .thenNothing();
  });
  it('is declined with a reason, unless the account is active', () => {
    given(opened, requested)
      .when({ type: 'Decline', ...by, reason: 'unknown' })
      .then(declined);
    given(opened, requested, declined)
      .when({ type: 'Decline', ...by, reason: 'again' })
      .thenNothing();
    given(opened)
      .when({ type: 'Decline', ...by, reason: 'no' })
      .thenRefused('account_active');
  });
});

describe('a company', () => {
  const renamed: AccountEvent = {
    type: 'AccountRenamed',
    data: { accountId, by: 'staff:1', at: 'then', from: 'Works', to: 'Works Ltd' },
  };
  const rename = (name: string) => ({ type: 'Rename' as const, accountId, by: 'staff:1', at: 'then', name });

  it('is renamed; a buyer has a name of their own', () => {
    given(opened).when(rename('Works Ltd')).then(renamed);
    given(opened, renamed).when(rename('Works Ltd')).thenNothing();
    given({ ...opened, data: { ...opened.data, kind: 'buyer', name: '' } } as AccountEvent)
      .when(rename('X'))
      .thenRefused('account_without_name');
  });
});

describe('a company that lets its contacts in by one provider alone', () => {
  const demand = (provider: string, reason = ''): AccountCommand => ({
    ...({ type: 'DemandOpenid', accountId, provider, reason, by: 'contact:1', at: 'now' } as const),
  });
  const demanded = (provider: string): AccountEvent => ({
    ...({ type: 'AccountOpenidDemanded', data: { accountId, provider, by: 'contact:1', at: 'now' } } as const),
  });
  const lifted: AccountEvent = {
    type: 'AccountOpenidDemandLifted',
    data: { accountId, reason: 'gone', by: 'contact:1', at: 'now' },
  };

  it('demands it once, may choose another, and demands it no more', () => {
    given(opened).when(demand('x')).then(demanded('x'));
    given(opened, demanded('x')).when(demand('x')).thenNothing();
    given(opened, demanded('x')).when(demand('y')).then(demanded('y'));
    given(opened, demanded('x')).when(demand('', 'gone')).then(lifted);
    given(opened, demanded('x'), lifted).when(demand('')).thenNothing();
  });

  it('is no account of one person', () =>
    given({ ...opened, data: { ...opened.data, kind: 'buyer', name: '' } } as AccountEvent)
      .when(demand('x'))
      .thenRefused('account_of_a_person'));
});

describe('an account that is suspended', () => {
  const by = { accountId, by: 'staff:1', at: 'then' };
  const suspended: AccountEvent = { type: 'AccountSuspended', data: { ...by, reason: 'Owes since May' } };
  it('is reopened', () => {
    given(opened)
      .when({ type: 'Suspend', ...by, reason: 'Owes since May' })
      .then(suspended);
    given(opened, suspended)
      .when({ type: 'Suspend', ...by, reason: 'again' })
      .thenNothing();
    given(opened, suspended)
      .when({ type: 'Reopen', ...by })
      .then({ type: 'AccountReopened', data: by });
  });
  it('is an active one', () =>
    given(opened, { type: 'AccountApprovalRequested', data: { accountId, requestedAt: 'now' } })
      .when({ type: 'Suspend', ...by, reason: 'x' })
      .thenRefused('account_not_active'));
});

describe('a merger', () => {
  const by = { accountId, by: 'staff:1', at: 'then' };
  const into = { accountId: 'a2', kind: 'dealer', status: 'active', currency: 'CAD' } as const;
  const merge = (
    survivor: Partial<Extract<Parameters<typeof account.decide>[0], { type: 'Merge' }>['survivor']> = {},
  ) => ({
    type: 'Merge' as const,
    ...by,
    survivor: { ...into, ...survivor },
  });
  const merged: AccountEvent = { type: 'AccountMerged', data: { ...by, into: 'a2' } };

  it('is on record with both', () => {
    given(opened).when(merge()).then(merged);
    given(opened)
      .when({ type: 'Absorb', ...by, from: 'a0', accounts: ['a0', 'a9'] })
      .then({ type: 'AccountAbsorbed', data: { ...by, from: 'a0', accounts: ['a0', 'a9'] } });
  });
  it('is of one kind, in one currency, into an account that is in use', () => {
    given(opened)
      .when(merge({ kind: 'buyer' }))
      .thenRefused('merge_kinds_differ');
    given(opened)
      .when(merge({ currency: 'USD' }))
      .thenRefused('merge_currencies_differ');
    given(opened)
      .when(merge({ status: 'waiting' }))
      .thenRefused('merge_into_inactive');
    given(opened)
      .when(merge({ status: 'merged' }))
      .thenRefused('merge_into_inactive');
    given(opened).when(merge({ accountId })).thenRefused('merge_with_itself');
  });
  it('happens once, and nothing is changed about the account after it', () => {
    given(opened, merged).when(merge()).thenNothing();
    given(opened, merged)
      .when(merge({ accountId: 'a3' }))
      .thenRefused('account_merged');
    given(opened, merged).when(save('x', true)).thenRefused('account_merged');
  });
  it('is not undone by a merger the other way', () =>
    given(opened, { type: 'AccountAbsorbed', data: { ...by, from: 'a2', accounts: ['a2'] } })
      .when(merge())
      .thenRefused('merge_with_itself'));
});

describe('terms', () => {
  const by = { accountId, by: 'staff:1', at: 'then' };
  it('change from what was seen', () => {
    const changed: AccountEvent = { type: 'AccountTermsChanged', data: { ...by, changed: { paymentTermDays: 45 } } };
    given(opened)
      .when({ type: 'ChangeTerms', ...by, seen: { paymentTermDays: null }, changed: { paymentTermDays: 45 } })
      .then(changed);
    given(opened, changed)
      .when({ type: 'ChangeTerms', ...by, seen: { paymentTermDays: null }, changed: { paymentTermDays: 60 } })
      .thenRefused('changed_meanwhile', { present: { paymentTermDays: 45 } });
  });
});

describe('a contact', () => {
  const person = specificationFor(contact);
  const data = {
    accountId,
    role: 'contact',
    firstName: 'Ada',
    lastName: 'Roy',
    email: 'ada@example.com',
    phone: '',
    userName: 'ada',
    orderAccess: 'View Self',
    invoiceAccess: 'Deny',
    language: 'en',
  } as const;
  const registered: ContactEvent = {
    type: 'ContactRegistered',
    data: { contactId: '1', ...data, registeredAt: 'now' },
  };
  const { accountId: _account, userName: _name, ...details } = data;
  const by = { contactId: '1', by: 'staff:1', at: 'then' };

  it('is changed in what differs', () => {
    person(registered)
      .when({ type: 'Change', ...by, details })
      .thenNothing();
    person(registered)
      .when({ type: 'Change', ...by, details: { ...details, orderAccess: 'View All' } })
      .then({ type: 'ContactChanged', data: { ...by, ...details, orderAccess: 'View All' } });
  });
  it('is switched off and on again, each once', () => {
    const off: ContactEvent = { type: 'ContactDeactivated', data: by };
    person(registered)
      .when({ type: 'Deactivate', ...by })
      .then(off);
    person(registered, off)
      .when({ type: 'Deactivate', ...by })
      .thenNothing();
    person(registered, off)
      .when({ type: 'Activate', ...by })
      .then({ type: 'ContactActivated', data: by });
    person(registered)
      .when({ type: 'Activate', ...by })
      .thenNothing();
  });
});

describe('a user name', () => {
  const name = specificationFor(userName);
  const claim = (subject: string) => ({ type: 'Claim' as const, nameHash: 'h', subject });
  const claimed = { type: 'UserNameClaimed' as const, data: { nameHash: 'h', subject: 'contact:1' } };

  it('is claimed by who comes first', () => {
    name().when(claim('contact:1')).then(claimed);
    name(claimed).when(claim('contact:2')).thenRefused('user_name_taken');
    name(claimed).when(claim('contact:1')).thenNothing();
  });
  it('is free again once released', () =>
    name(claimed, { type: 'UserNameReleased', data: claimed.data })
      .when(claim('contact:2'))
      .then({ type: 'UserNameClaimed', data: { nameHash: 'h', subject: 'contact:2' } }));
});
