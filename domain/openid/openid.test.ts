import { specificationFor } from '#domain/testing/decider-specification.ts';
import { openid } from './openid.decider.ts';
import type { OpenidEvent } from './openid.events.ts';

const given = specificationFor(openid);
const at = '2026-11-25T12:00:00.000Z';
const of = (contactId: string) => ({ linkId: 'l1', contactId, at });
const linked: OpenidEvent = { type: 'OpenidLinked', data: { ...of('1'), provider: 'example' } };
const link = (contactId: string) => ({ type: 'LinkOpenid', ...of(contactId), provider: 'example' }) as const;
const unlink = (contactId: string) => ({ type: 'UnlinkOpenid', ...of(contactId) }) as const;

describe('a person of an OpenID provider', () => {
  it('signs in as one contact', () => given().when(link('1')).then(linked));
  it('is linked once', () => given(linked).when(link('1')).thenNothing());
  it('does not sign in as another contact as well', () =>
    given(linked).when(link('2')).thenRefused('openid_linked_elsewhere'));
  it('signs in as another contact once the one before is there no more', () => {
    given(linked)
      .when({ ...link('2'), takesOver: '1' })
      .then({ type: 'OpenidLinked', data: { ...of('2'), provider: 'example' } });
    given(linked)
      .when({ ...link('2'), takesOver: '3' })
      .thenRefused('openid_linked_elsewhere');
  });
  it('is let go by whose it is alone', () => {
    given(linked).when(unlink('2')).thenRefused('openid_link_not_found');
    given(linked)
      .when(unlink('1'))
      .then({ type: 'OpenidUnlinked', data: of('1') });
  });
  it('that was let go is free for another contact', () =>
    given(linked, { type: 'OpenidUnlinked', data: of('1') })
      .when(link('2'))
      .then({ type: 'OpenidLinked', data: { ...of('2'), provider: 'example' } }));
});
