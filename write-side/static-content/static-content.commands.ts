import type { importOperations } from '#contracts/import/catalogue-import.ts';
import type {
  staticContentOperations,
  staticContent as staticContentShape,
} from '#contracts/static-content/static-content.ts';
import { staticContent } from '#domain/static-content/static-content.decider.ts';
import type { StaticContentData } from '#domain/static-content/static-content.events.ts';
import { sanitisedInBoth } from '#platform/kernel/texts/sanitised-html.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import {
  bringContent,
  contentCommands,
  publishScheduled,
  takeContentAway,
  type ContentKind,
} from '#platform/shop/versioned-content/content-commands.ts';

const blocks: ContentKind<'static-content', StaticContentData> = {
  kind: 'static-content',
  run: (stream, command, context) => context.run(staticContent, stream, command),
  prepare: async (_id, { html, ...changed }) => ({
    ...changed,
    ...(html ? { html: await sanitisedInBoth(html) } : {}),
  }),
};

export const staticContentCommands: Pick<Handlers<typeof importOperations, 'command'>, 'static-content/save'> &
  Handlers<typeof staticContentOperations, 'command'> = {
  async 'static-content/save'({ contentBlockId: id, block }, context) {
    const content = { ...block, html: await sanitisedInBoth(block.html) };
    const { events } = await context.run(staticContent, `static-content-${id}`, {
      type: 'Save',
      id,
      content,
      now: context.now,
    });
    return { changed: events.length > 0 };
  },
  ...contentCommands<'static-content', typeof staticContentShape, StaticContentData>(blocks),
};

export const staticContentFunctions = {
  publishScheduled: publishScheduled(blocks),
  bring: bringContent(blocks),
  takeAway: takeContentAway(blocks),
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly 'static-content': FunctionsOf<typeof staticContentFunctions>;
  }
}
