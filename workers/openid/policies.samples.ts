import type { OpenidEvent } from '#domain/openid/openid.events.ts';
import type { PolicySample } from '../../tests/harness/policy-sample.ts';

const of = { linkId: 'l1', contactId: '7', at: '2026-11-25T12:00:00.000Z' };
const letter = { linkId: 'l1', contactId: '7' };

export const samples: readonly PolicySample<OpenidEvent>[] = [
  [
    'a person of a provider that signs somebody in from now on',
    { type: 'OpenidLinked', data: { ...of, provider: 'example' } },
    [['email-contact-when-openid-changed', { ...letter, change: 'linked' }]],
  ],
  [
    'a person of a provider that signs nobody in any more',
    { type: 'OpenidUnlinked', data: of },
    [['email-contact-when-openid-changed', { ...letter, change: 'unlinked' }]],
  ],
];
