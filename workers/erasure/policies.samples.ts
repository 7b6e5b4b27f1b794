import type { ErasureEvent } from '#domain/erasure/erasure.events.ts';
import type { PolicySample } from '../../tests/harness/policy-sample.ts';

const [contactId, at] = ['7', '2026-03-03T15:00:00.000Z'];

export const samples: readonly PolicySample<ErasureEvent>[] = [
  [
    'an erasure that is requested',
    { type: 'ErasureRequested', data: { contactId, accountId: 'a1', by: 'contact:7', dueOn: '2026-03-10', at } },
    [
      ['email-contact-when-erasure-requested', { contactId }],
      ['erase-person-when-requested', { accountId: 'a1', contactId }],
    ],
  ],
  [
    'a person who was erased',
    { type: 'PersonErased', data: { contactId, at } },
    [['rebuild-when-person-erased', { contactId }]],
  ],
];
