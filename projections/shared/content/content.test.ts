import type { PageContent, PageEvent } from '#domain/page/page.events.ts';
import { readModelSpecification, storedAt } from '../../../tests/harness/read-model-specification.ts';
import { contents, contentVersions, publishedContents, type ContentRow } from './content.ts';

const both = (text: string) => ({ en: text, fr: text });
const content = (title: string): PageContent => ({ title: both(title), description: both(''), html: both('') });
const drafted: PageEvent = { type: 'PageDraftSaved', data: { pageId: 'about', changed: content('A') } };
const published: PageEvent = {
  type: 'PagePublished',
  data: { pageId: 'about', version: 1, content: content('A'), publishedAt: storedAt(1) },
};
const redrafted: PageEvent = { type: 'PageDraftSaved', data: { pageId: 'about', changed: { title: both('B') } } };
const withdrawn: PageEvent = { type: 'PageWithdrawn', data: { pageId: 'about', version: 1 } };
const planned: PageEvent = { type: 'PagePublicationScheduled', data: { pageId: 'about', publishAt: storedAt(9) } };

describe('content as it is edited', () => {
  const given = readModelSpecification<ContentRow, PageEvent>(contents);
  it('is a draft, then what is published with a newer draft beside it', () => {
    given(drafted).then({ key: 'page:about', draft: { ...content('A') }, published: null, version: 0 });
    given(drafted, published, redrafted).then({
      draft: { ...content('A'), title: both('B') },
      published: { ...content('A') },
      version: 1,
      changed_at: storedAt(2),
      changed_by: 'staff:1',
    });
  });
  it('says for when it is planned', () => given(drafted, planned).then({ scheduled_for: storedAt(9) }));
  it('keeps as a draft what was withdrawn', () =>
    given(drafted, published, withdrawn).then({ draft: { ...content('A') }, published: null, version: 0 }));
  it('is the same however its events are cut into chunks', () =>
    given(drafted, planned, published, redrafted, withdrawn).thenTheSameInChunksOfOne());
});

describe('content as its readers see it', () => {
  const given = readModelSpecification(publishedContents);
  it('is what was published, and nothing once that was withdrawn', () => {
    given(...([drafted, published, redrafted] as never[])).then({ key: 'page:about', content: { ...content('A') } });
    given(...([published, withdrawn] as never[])).then({ content: null, version: 0 });
  });
  it('is the same however its events are cut into chunks', () =>
    given(...([published, withdrawn, published] as never[])).thenTheSameInChunksOfOne());
});

describe('versions of content', () => {
  const given = readModelSpecification(contentVersions);
  it('are all that readers ever saw', () =>
    given(...([drafted, published, withdrawn] as never[])).then({ key: 'page:about.1', of: 'page:about', version: 1 }));
  it('are the same however their events are cut into chunks', () =>
    given(...([published] as never[])).thenTheSameInChunksOfOne());
});
