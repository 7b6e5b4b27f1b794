import type { pageContent, pageOperations } from '#contracts/page.ts';
import { page } from '#domain/page/page.decider.ts';
import type { PageContent } from '#domain/page/page.events.ts';
import { sanitisedInBoth } from '#platform/texts/sanitised-html.ts';
import type { Handlers } from '#platform/operations/context.ts';
import type { FunctionsOf } from '#platform/operations/features.ts';
import {
  bringContent,
  contentCommands,
  publishScheduled,
  takeContentAway,
  type ContentKind,
} from '#platform/versioned-content/content-commands.ts';

const pages: ContentKind<'page', PageContent> = {
  kind: 'page',
  run: (stream, command, context) => context.run(page, stream, command),
  prepare: async (_id, { html, ...changed }) => ({
    ...changed,
    ...(html ? { html: await sanitisedInBoth(html) } : {}),
  }),
};

type Ours = Pick<typeof pageOperations, Extract<keyof typeof pageOperations, `admin/page/${string}`> | 'page/save'>;

export const pageCommands: Handlers<Ours, 'command'> = {
  async 'page/save'({ name: id, page: given }, context) {
    const content = { ...given, html: await sanitisedInBoth(given.html) };
    const { events } = await context.run(page, `page-${id}`, { type: 'Save', id, content, now: context.now });
    return { changed: events.length > 0 };
  },
  ...contentCommands<'page', typeof pageContent, PageContent>(pages),
};

export const pageFunctions = {
  publishScheduled: publishScheduled(pages),
  bring: bringContent(pages),
  takeAway: takeContentAway(pages),
};

declare module '#platform/operations/features.ts' {
  interface Commands {
    readonly page: FunctionsOf<typeof pageFunctions>;
  }
}
