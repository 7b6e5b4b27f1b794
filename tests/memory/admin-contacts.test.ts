// Issue 35: a company keeps an admin contact, whoever takes whose rights at one moment (spec 6).
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { contact } from '#domain/contact/contact.decider.ts';
import type { ContactEvent } from '#domain/contact/contact.events.ts';
import { needed } from '#domain/shared/needed.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import type { Visitor } from '../harness/visitor.ts';

const idOf = (name: string) =>
  needed(
    accounts.flatMap(({ contacts }) => contacts).find(({ userName }) => userName === name),
    `contact ${name}`,
  ).contactId;

describe('two admin contacts of a company', () => {
  let shop: MemoryShop;
  let adele: Visitor;
  let ben: Visitor;

  const signedIn = async (userName: string) => {
    const visitor = shop.visitor();
    await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
    return visitor;
  };
  const make = (by: Visitor, name: string, IsAdmin: boolean) =>
    by.post('customer/changecontact', {
      ...{ ContactId: idOf(name), seen: { IsAdmin: !IsAdmin }, changed: { IsAdmin } },
    });
  const isAdmin = async (name: string) => {
    const events = (await shop.application.store.readStream(`contact-${idOf(name)}`)) as readonly (ContactEvent &
      StoredEvent)[];
    const { active, isDeleted, data } = events.reduce(contact.evolve, contact.initialState);
    return active && !isDeleted && data?.role === 'admin-contact';
  };

  beforeEach(async () => {
    shop = await startMemoryShop();
    adele = await signedIn('adele');
    await make(adele, 'ben', true);
    ben = await signedIn('ben');
  });
  afterEach(() => shop.stop());

  const ways: readonly [string, (by: Visitor, of: string) => Promise<unknown>][] = [
    ['remove', (by, of) => by.post('customer/deletecontact', { ContactId: idOf(of) })],
    ['deactivate', (by, of) => by.post('customer/deactivatecontact', { ContactId: idOf(of) })],
    ['take the rights of', (by, of) => make(by, of, false)],
  ];

  it.each(ways)('who %s each other at once leave one of them', async (_, take) => {
    const answers = await Promise.allSettled([take(adele, 'ben'), take(ben, 'adele')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = answers.find((answer) => answer.status === 'rejected');
    expect(refused?.reason).toMatchObject({ answer: { code: 'contact_right_lost' } });
    expect([await isAdmin('adele'), await isAdmin('ben')].filter(Boolean)).toHaveLength(1);
  });

  it('take rights again once they have theirs back', async () => {
    await make(adele, 'ben', false);
    await make(adele, 'ben', true);
    ben = await signedIn('ben');
    await ben.post('customer/deactivatecontact', { ContactId: idOf('adele') });
    expect([await isAdmin('adele'), await isAdmin('ben')]).toEqual([false, true]);
  });

  it('lose nothing by a change that is refused', async () => {
    const older = adele.post('customer/changecontact', {
      ContactId: idOf('ben'),
      seen: { FirstName: 'Nobody', IsAdmin: true },
      changed: { FirstName: 'Benjamin', IsAdmin: false },
    });
    expect(await adele.refused(older)).toMatchObject({ code: 'changed_meanwhile' });
    await make(ben, 'adele', false);
    expect([await isAdmin('adele'), await isAdmin('ben')]).toEqual([false, true]);
  });
});
