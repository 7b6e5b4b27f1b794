import type { AccountEvent } from '#domain/account/account.events.ts';
import { address } from '#domain/testing/samples.ts';
import { readModelSpecification } from '../../tests/harness/read-model-specification.ts';
import { accounts, type AccountRow } from './accounts.ts';

const given = readModelSpecification<AccountRow, AccountEvent>(accounts);
const accountId = 'a1';
const byStaff = { accountId, by: 'staff:1', at: '2026-03-03T15:00:00.000Z' };
const opened: AccountEvent = {
  type: 'AccountOpened',
  data: { accountId, kind: 'dealer', name: 'Roy & Sons', currency: 'CAD', openedAt: byStaff.at },
};
const requested: AccountEvent = { type: 'AccountApprovalRequested', data: { accountId, requestedAt: byStaff.at } };
const declined: AccountEvent = { type: 'AccountDeclined', data: { ...byStaff, reason: 'No such company' } };
const approved: AccountEvent = { type: 'AccountApproved', data: byStaff };
const renamed: AccountEvent = {
  type: 'AccountRenamed',
  data: { ...byStaff, from: 'Roy & Sons', to: 'Roy and Daughters' },
};
const priced: AccountEvent = { type: 'AccountPriceListAssigned', data: { accountId, priceList: 'contract-7' } };
const saved = (addressId: string, city: string, primary: boolean): AccountEvent => ({
  type: 'AccountAddressSaved',
  data: { accountId, addressId, personId: 'contact:1', address: { ...address, city }, primary },
});

describe('an account', () => {
  it('is open for business from the start, with no price list of its own and no address', () =>
    given(opened).then({
      account_id: accountId,
      kind: 'dealer',
      name: 'Roy & Sons',
      status: 'active',
      currency: 'CAD',
      opened_at: byStaff.at,
      price_list: '',
      addresses: {},
      primary_address: '',
    }));
  it('waits where the shop approves companies', () => given(opened, requested).then({ status: 'waiting' }));
  it('that was declined says why, until it is approved after all', () => {
    given(opened, requested, declined).then({ status: 'declined', reason: 'No such company' });
    given(opened, requested, declined, approved).then({ status: 'active', reason: '' });
  });
  it('has its last name and its last price list', () =>
    given(opened, renamed, priced).then({ name: 'Roy and Daughters', price_list: 'contract-7' }));
  it('is the same however its events are cut into chunks', () =>
    given(
      opened,
      requested,
      declined,
      approved,
      renamed,
      priced,
      saved('1', 'Laval', true),
    ).thenTheSameInChunksOfOne());
});

describe('the address book of an account', () => {
  it('leaves out what was removed', () =>
    given(
      opened,
      saved('1', 'Laval', true),
      saved('2', 'Gatineau', true),
      { type: 'AccountPrimaryAddressSet', data: { ...byStaff, addressId: '1' } },
      { type: 'AccountAddressRemoved', data: { ...byStaff, addressId: '2' } },
    ).then({
      addresses: { '1': { ...address, city: 'Laval' } },
      address_persons: { '1': 'contact:1' },
      primary_address: '1',
    }));
  it('keeps every address, the last form of each', () => {
    given(opened, saved('1', 'Laval', false), saved('2', 'Gatineau', false), saved('1', 'Lévis', false)).then({
      addresses: { 1: { ...address, city: 'Lévis' }, 2: { ...address, city: 'Gatineau' } },
      primary_address: '',
    });
  });
  it('has one primary address: the last that was saved as such', () => {
    given(opened, saved('1', 'Laval', true), saved('2', 'Gatineau', false)).then({ primary_address: '1' });
    given(opened, saved('1', 'Laval', true), saved('2', 'Gatineau', true)).then({ primary_address: '2' });
  });
});
