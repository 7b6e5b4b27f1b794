import type { pageContent, pageOperations } from '#contracts/page/page.ts';
import { page } from '#domain/page/page.decider.ts';
import type { PageContent } from '#domain/page/page.events.ts';
import { sanitisedInBoth } from '#platform/kernel/texts/sanitised-html.ts';
import { unfilledText } from '#platform/kernel/texts/texts.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import {
  bringContent,
  contentCommands,
  publishScheduled,
  takeContentAway,
  type ContentKind,
} from '#platform/shop/versioned-content/content-commands.ts';

const pages: ContentKind<'page', PageContent> = {
  kind: 'page',
  run: (stream, command, context) => context.run(page, stream, command),
  prepare: async (_id, { html, ...changed }) => ({
    ...changed,
    ...(html ? { html: await sanitisedInBoth(html) } : {}),
  }),
};

export const pageCommands: Handlers<typeof pageOperations, 'command'> = {
  async 'page/save'({ name: id, page: given }, context) {
    const content = { ...given, html: await sanitisedInBoth(given.html) };
    const { events } = await context.run(page, `page-${id}`, { type: 'Save', id, content, now: context.now });
    return { changed: events.length > 0 };
  },
  ...contentCommands<'page', typeof pageContent, PageContent>(pages),
};

export const pageFunctions = {
  /** Begins a page with the words that come with the program, where there is none of the name. Tells whether it did. */
  async draft({ name }: { readonly name: string }, context: OperationContext): Promise<boolean> {
    const inBoth = (part: 'title' | 'description' | 'html') => ({
      en: unfilledText('en', 'starter-page', name, part),
      fr: unfilledText('fr', 'starter-page', name, part),
    });
    const { state } = await context.load(page, `page-${name}`);
    if (state.draft || state.published) return false;
    const content = {
      title: inBoth('title'),
      description: inBoth('description'),
      html: await sanitisedInBoth(inBoth('html')),
    };
    await context.run(page, `page-${name}`, { type: 'Create', id: name, content });
    return true;
  },
  publishScheduled: publishScheduled(pages),
  bring: bringContent(pages),
  takeAway: takeContentAway(pages),
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly page: FunctionsOf<typeof pageFunctions>;
  }
}
