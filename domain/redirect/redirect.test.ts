import { specificationFor } from '#domain/testing/decider-specification.ts';
import { redirect } from './redirect.decider.ts';
import type { Redirect, RedirectEvent } from './redirect.events.ts';

const given = specificationFor(redirect);
const permanent = (from: string, to: string): Redirect => ({ from, to, kind: 'permanent' });
const saved = (...redirects: readonly Redirect[]): RedirectEvent => ({ type: 'RedirectsSaved', data: { redirects } });
const save = (...redirects: readonly Redirect[]) => ({ type: 'SaveRedirects', redirects }) as const;
const change = (seen: Redirect, wanted: Redirect) => ({ type: 'ChangeRedirect', seen, wanted }) as const;

describe('a redirect', () => {
  it('leads from an address to another', () =>
    given()
      .when(save(permanent('/old', '/new')))
      .then(saved(permanent('/old', '/new'))));
  it('that is there already is no news', () =>
    given(saved(permanent('/old', '/new')))
      .when(save(permanent('/old', '/new')))
      .thenNothing());
  it('is replaced by another from the same address', () =>
    given(saved(permanent('/old', '/new')))
      .when(save(permanent('/old', '/newer')))
      .then(saved(permanent('/old', '/newer'))));
  it('does not lead to itself', () =>
    given()
      .when(save(permanent('/a', '/a')))
      .thenRefused('redirect_to_itself'));
  it('makes no loop', () =>
    given(saved(permanent('/a', '/b')))
      .when(save(permanent('/b', '/a')))
      .thenRefused('redirect_loop'));
  it('makes no chain, and says where the chain would end', () =>
    given(saved(permanent('/b', '/c')))
      .when(save(permanent('/a', '/b')))
      .thenRefused('redirect_chain', { end: '/c' }));
  it('makes no chain from behind either', () =>
    given(saved(permanent('/a', '/b')))
      .when(save(permanent('/b', '/c')))
      .thenRefused('redirect_chain', { end: '/c' }));
  it('makes no chain with one that is saved together with it', () =>
    given()
      .when(save(permanent('/a', '/b'), permanent('/b', '/c')))
      .thenRefused('redirect_chain'));
  it('is free to lead on once the other is gone', () =>
    given(saved(permanent('/a', '/b')), { type: 'RedirectsRemoved', data: { from: ['/a'] } })
      .when(save(permanent('/b', '/c')))
      .then(saved(permanent('/b', '/c'))));
  it.each([
    '/',
    '/?a=1',
    '/api/get',
    '/admin',
    '/checkout/payment',
    '/account/login',
    '/Profile/myorders',
    '/sitemap.xml',
  ])('does not lead away from %s', (from) =>
    given()
      .when(save(permanent(from, '/x')))
      .thenRefused('redirect_from_reserved'),
  );
  it('says that an address is gone, and then leads nowhere', () => {
    const gone: Redirect = { from: '/old', to: '', kind: 'gone' };
    given()
      .when(save(gone, { ...gone, from: '/older' }))
      .then(saved(gone, { ...gone, from: '/older' }));
    given()
      .when(save({ ...gone, to: '/new' }))
      .thenRefused('redirect_path_invalid');
    given()
      .when(save(permanent('/a', '')))
      .thenRefused('redirect_path_invalid');
  });
  it('does not lead to what is gone', () => {
    const gone: Redirect = { from: '/b', to: '', kind: 'gone' };
    given(saved(gone))
      .when(save(permanent('/a', '/b')))
      .thenRefused('redirect_to_gone', { to: '/b' });
    given(saved(permanent('/a', '/b')))
      .when(save(gone))
      .thenRefused('redirect_to_gone', { to: '/b' });
  });
  it('may lead away from what only looks like the shop’s own', () =>
    given()
      .when(save(permanent('/apiary', '/x')))
      .then(saved(permanent('/apiary', '/x'))));
  it('may be called as something that every object has', () =>
    given(saved(permanent('/a', '/constructor')))
      .when(save(permanent('/constructor', '/b')))
      .thenRefused('redirect_chain'));
  it('counts in the limit of all', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => permanent(`/old/${index}`, '/new'));
    given(saved(...many))
      .when(save(permanent('/one-more', '/new')))
      .thenRefused('redirects_full');
    given(saved(...many))
      .when(save(permanent('/old/1', '/newer')))
      .then(saved(permanent('/old/1', '/newer')));
  });
  it('that somebody else added meanwhile is not overwritten unseen', () =>
    given(saved(permanent('/a', '/b')))
      .when({ type: 'AddRedirect', redirect: permanent('/a', '/c') })
      .thenRefused('already_exists', { id: '/a' }));
  it('that somebody else added just so is no news', () =>
    given(saved(permanent('/a', '/b')))
      .when({ type: 'AddRedirect', redirect: permanent('/a', '/b') })
      .thenNothing());
  it('that somebody else changed meanwhile is not overwritten unseen', () =>
    given(saved(permanent('/a', '/b')))
      .when(change(permanent('/a', '/c'), permanent('/a', '/d')))
      .thenRefused('changed_meanwhile', { present: { to: '/b' } }));
  it('that somebody else changed meanwhile keeps what of it was not edited', () =>
    given(saved(permanent('/a', '/b')))
      .when(change(permanent('/a', '/c'), { ...permanent('/a', '/c'), kind: 'temporary' }))
      .then(saved({ ...permanent('/a', '/b'), kind: 'temporary' })));
  it('that somebody else has removed meanwhile is not made again unseen', () =>
    given()
      .when(change(permanent('/a', '/c'), permanent('/a', '/d')))
      .thenRefused('not_found'));

  describe('whose old address changes', () => {
    it('leaves the one before, and may lead where that one stood', () =>
      given(saved(permanent('/a', '/b')))
        .when(change(permanent('/a', '/b'), permanent('/c', '/a')))
        .then({ type: 'RedirectsRemoved', data: { from: ['/a'] } }, saved(permanent('/c', '/a'))));
    it('is not moved where somebody else changed what is edited, too', () =>
      given(saved(permanent('/a', '/b')))
        .when(change(permanent('/a', '/c'), permanent('/e', '/d')))
        .thenRefused('changed_meanwhile', { present: { to: '/b' } }));
    it('takes along what somebody else has made of the rest', () =>
      given(saved(permanent('/a', '/b')))
        .when(change(permanent('/a', '/c'), permanent('/e', '/c')))
        .then({ type: 'RedirectsRemoved', data: { from: ['/a'] } }, saved(permanent('/e', '/b'))));
    it('is not made again where somebody else has moved or removed it', () =>
      given(saved(permanent('/z', '/b')))
        .when(change(permanent('/a', '/b'), permanent('/e', '/b')))
        .thenRefused('not_found'));
    it('overwrites no other', () =>
      given(saved(permanent('/a', '/b'), permanent('/e', '/f')))
        .when(change(permanent('/a', '/b'), permanent('/e', '/b')))
        .thenRefused('already_exists', { id: '/e' }));
    it('stays where it was when the new one is refused', () =>
      given(saved(permanent('/a', '/b')))
        .when(change(permanent('/a', '/b'), permanent('/b', '/b')))
        .thenRefused('redirect_to_itself'));
  });
});
