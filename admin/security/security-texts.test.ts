import { translateIn } from '#admin/testing/translate.ts';
import { securityEventKinds } from '#contracts/security/security.ts';
import en from '#locales/en/admin.json' with { type: 'json' };
import fr from '#locales/fr/admin.json' with { type: 'json' };
import { detailsOf, nameOf } from './security-texts.ts';

const say = translateIn;
const names = { 'staff:9006': 'Tomas Lindqvist' };

describe('an entry of the security log', () => {
  it('names people, and says what guests and the shop are', () => {
    const said = (id: string) => nameOf(id, { names, about: {} }, say('en'));
    expect(['staff:9006', 'guest:g1', 'system:demo', ''].map(said)).toEqual([
      'Tomas Lindqvist',
      'Guest',
      'the shop',
      'Nobody known',
    ]);
  });
  it('says in the reader’s language what changed, and by whom', () => {
    expect(detailsOf({ names, about: { role: 'administrator', by: 'system:demo' } }, say('en'))).toBe(
      'role: Administrator · by the shop',
    );
    expect(detailsOf({ names, about: { role: 'administrator', by: 'staff:9006' } }, say('fr'))).toBe(
      'rôle\u00a0: Administrateur · par Tomas Lindqvist',
    );
    expect(detailsOf({ names, about: { by: 'self' } }, say('fr'))).toBe('par la personne elle-même');
  });
  it('says why somebody was refused, and where', () => {
    expect(detailsOf({ names, about: { code: 'login_failed', to: 'desk' } }, say('fr'))).toBe(
      'nom ou mot de passe erroné · administration',
    );
    expect(detailsOf({ names, about: { route: 'admin/order/detail', code: 'forbidden' } }, say('en'))).toBe(
      'call: order page · without the right',
    );
  });
  it.each(securityEventKinds)('has a name in both languages: %s', (kind) => {
    expect(Object.keys(en.security.kind)).toContain(kind);
    expect(Object.keys(fr.security.kind)).toContain(kind);
  });
});
