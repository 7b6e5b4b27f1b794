import { address } from '#domain/testing/samples.ts';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { account } from './account.decider.ts';
import type { AccountEvent } from './account.events.ts';
import { userName } from './user-name.decider.ts';

const given = specificationFor(account);
const accountId = 'a1';
const opened: AccountEvent = { type: 'AccountOpened', data: { accountId, kind: 'dealer', name: 'Works', currency: 'CAD', openedAt: 'now' } };
const save = (addressId: string, primary: boolean) => ({ type: 'SaveAddress' as const, accountId, addressId, personId: 'contact:1', address, primary });
const saved = (addressId: string, primary: boolean): AccountEvent => ({ type: 'AccountAddressSaved', data: { accountId, addressId, personId: 'contact:1', address, primary } });

describe('the address book', () => {
  it('makes its first address the primary one', () => given(opened).when(save('x', false)).then(saved('x', true)));
  it('has one primary address', () => given(opened, saved('x', true)).when(save('y', true)).then(saved('y', true)));
  it('keeps the primary one until another is chosen', () => given(opened, saved('x', true)).when(save('x', false)).thenNothing());
  it('belongs to an account', () => given().when(save('x', true)).thenRefused('account_not_found'));
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
  it('is free again once released', () => name(claimed, { type: 'UserNameReleased', data: claimed.data }).when(claim('contact:2')).then({ type: 'UserNameClaimed', data: { nameHash: 'h', subject: 'contact:2' } }));
});
