import { specificationFor } from '#domain/testing/decider-specification.ts';
import type { VersionedContentCommand } from './versioned-content.ts';
import { page } from '../page/page.decider.ts';
import type { PageContent, PageEvent } from '../page/page.events.ts';

const given = specificationFor(page);
const id = 'about';
const both = (text: string) => ({ en: text, fr: text });
const content = (title: string): PageContent => ({ title: both(title), description: both(''), html: both('') });
const now = '2026-03-03T15:00:00.000Z';
const later = '2026-03-04T15:00:00.000Z';

const drafted = (title: string): PageEvent => ({
  type: 'PageDraftSaved',
  data: { pageId: id, changed: content(title) },
});
const published = (title: string, version = 1): PageEvent => ({
  type: 'PagePublished',
  data: { pageId: id, version, content: content(title), publishedAt: now },
});
const scheduled: PageEvent = { type: 'PagePublicationScheduled', data: { pageId: id, publishAt: later } };
const change = (seen: string, wanted: string) =>
  ({ type: 'ChangeDraft', id, seen: { title: both(seen) }, changed: { title: both(wanted) } }) as const;

describe('versioned content', () => {
  it('is begun once', () => {
    given()
      .when({ type: 'Create', id, content: content('A') })
      .then(drafted('A'));
    given(published('A'))
      .when({ type: 'Create', id, content: content('B') })
      .thenRefused('content_exists');
  });
  it('is removed with its draft, and may be begun anew', () => {
    const withdrawn = { type: 'PageWithdrawn', data: { pageId: id, version: 1 } } as const;
    const discarded = { type: 'PageDraftDiscarded', data: { pageId: id } } as const;
    given(published('A'), drafted('B')).when({ type: 'Remove', id }).then(withdrawn, discarded);
    given(drafted('A')).when({ type: 'Remove', id }).then(discarded);
    given(published('A'), withdrawn, discarded).when({ type: 'Remove', id }).thenNothing();
    given(published('A'), withdrawn, discarded)
      .when({ type: 'Create', id, content: content('B') })
      .then(drafted('B'));
    given(published('A'), drafted('B'), scheduled)
      .when({ type: 'Remove', id })
      .thenRefused('content_scheduled', { at: later });
  });
  it('keeps what changed in its draft, against what was published', () =>
    given(published('A'))
      .when(change('A', 'B'))
      .then({ type: 'PageDraftSaved', data: { pageId: id, changed: { title: both('B') } } }));
  it('that nothing is changed in has no draft', () => given(published('A')).when(change('A', 'A')).thenNothing());
  it('that somebody else changed is not overwritten unseen', () =>
    given(published('A'))
      .when(change('Z', 'B'))
      .thenRefused('changed_meanwhile', { present: { title: both('A') } }));
  it('that is not there cannot be changed', () => given().when(change('A', 'B')).thenRefused('content_not_found'));
  it('begins from the original where there is one, and says all of it in its first draft', () =>
    given()
      .when({ ...change('A', 'B'), original: content('A') })
      .then(drafted('B')));
  it('is published as the next version', () =>
    given(published('A'), drafted('B')).when({ type: 'Publish', id, now }).then(published('B', 2)));
  it('without a draft has nothing to publish', () =>
    given(published('A')).when({ type: 'Publish', id, now }).thenRefused('nothing_to_publish'));
  it('is published at a time that is still to come', () => {
    given(drafted('A')).when({ type: 'Publish', id, now, publishAt: later }).then(scheduled);
    given(drafted('A')).when({ type: 'Publish', id, now: later, publishAt: now }).thenRefused('publish_at_past');
  });
  it('that waits for its time is published then, once', () => {
    const due = { type: 'PublishScheduled', id, now: later, publishAt: later } as const;
    given(drafted('A'), scheduled)
      .when(due)
      .then({ type: 'PagePublished', data: { pageId: id, version: 1, content: content('A'), publishedAt: later } });
    given(drafted('A'), scheduled, published('A')).when(due).thenNothing();
    given(drafted('A'), scheduled, { type: 'PagePublicationUnscheduled', data: { pageId: id } })
      .when(due)
      .thenNothing();
  });
  it('that waits for its time goes out as it was when it was planned', () => {
    given(drafted('A'), scheduled).when(change('A', 'B')).thenRefused('content_scheduled');
    given(drafted('A'), scheduled).when({ type: 'DiscardDraft', id }).thenRefused('content_scheduled');
  });
  it('that is withdrawn stays at hand as a draft', () =>
    expect(given(published('A'), { type: 'PageWithdrawn', data: { pageId: id, version: 1 } }).state()).toMatchObject({
      published: 0,
      draft: content('A'),
      versions: [content('A')],
    }));
  it('comes back as a former version, through a draft', () => {
    given(published('A'), published('B', 2))
      .when({ type: 'Restore', id, version: 1 })
      .then({ type: 'PageDraftSaved', data: { pageId: id, changed: { title: both('A') }, restored: 1 } });
    given(published('A')).when({ type: 'Restore', id, version: 2 }).thenRefused('version_not_found');
  });
  it('that is imported is published as it is, once', () => {
    given()
      .when({ type: 'Save', id, content: content('A'), now })
      .then(published('A'));
    given(published('A'))
      .when({ type: 'Save', id, content: content('A'), now })
      .thenNothing();
  });
});

describe('content that a file brings', () => {
  const bring = (seen: string | undefined, wanted: string): VersionedContentCommand<PageContent> => ({
    ...{ type: 'Bring', id, now, changed: content(wanted) },
    ...(seen === undefined ? {} : { seen: content(seen) }),
  });

  it('is published at once, new or over what was seen', () => {
    given().when(bring(undefined, 'A')).then(published('A'));
    given(published('A')).when(bring('A', 'B')).then(published('B', 2));
  });
  it('that is there already changes nothing', () => given(published('A')).when(bring(undefined, 'A')).thenNothing());
  it('overwrites nothing unseen, and nobody’s draft', () => {
    given(published('A')).when(bring(undefined, 'B')).thenRefused('content_exists');
    given(published('A')).when(bring('Z', 'B')).thenRefused('changed_meanwhile');
    given(published('A'), drafted('D')).when(bring('A', 'B')).thenRefused('content_has_draft');
  });
  it('is taken away without a draft of it', () => {
    given(published('A'))
      .when({ type: 'TakeAway', id })
      .then(
        { type: 'PageWithdrawn', data: { pageId: id, version: 1 } },
        { type: 'PageDraftDiscarded', data: { pageId: id } },
      );
    given().when({ type: 'TakeAway', id }).thenNothing();
  });
});
