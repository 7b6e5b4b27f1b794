import type { RedirectEvent } from '#domain/redirect/redirect.events.ts';
import { readModelSpecification, storedAt } from '../../tests/harness/read-model-specification.ts';
import { redirects, type RedirectRow } from './redirects.ts';

const given = readModelSpecification<RedirectRow, RedirectEvent>(redirects);
const saved: RedirectEvent = {
  type: 'RedirectsSaved',
  data: {
    redirects: [
      { from: '/a', to: '/x', kind: 'permanent' },
      { from: '/b', to: '/x', kind: 'rewrite' },
    ],
  },
};
const removed: RedirectEvent = { type: 'RedirectsRemoved', data: { from: ['/a', '/never'] } };

describe('redirects', () => {
  it('are what was saved last, with who did it', () =>
    given(saved).then(
      { from: '/a', to: '/x', kind: 'permanent', changed_at: storedAt(0), changed_by: 'staff:1' },
      { from: '/b', kind: 'rewrite' },
    ));
  it('that were removed are marked, so that copies in memory see it', () =>
    given(saved, removed).then({ from: '/a', kind: '' }, { from: '/b', kind: 'rewrite' }));
  it('are the same however their events are cut into chunks', () => given(saved, removed).thenTheSameInChunksOfOne());
});
