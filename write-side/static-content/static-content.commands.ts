import type { importOperations } from '#contracts/catalogue-import.ts';
import { staticContent } from '#domain/static-content/static-content.decider.ts';
import type { Handlers } from '#platform/operations/context.ts';
import { sanitisedHtml } from '#platform/texts/sanitised-html.ts';

export const staticContentCommands: Pick<Handlers<typeof importOperations, 'command'>, 'static-content/save'> = {
  async 'static-content/save'({ contentBlockId: id, block }, context) {
    const html = { en: await sanitisedHtml(block.html.en), fr: await sanitisedHtml(block.html.fr) };
    const { events } = await context.run(staticContent, `static-content-${id}`, {
      type: 'Save',
      id,
      data: { ...block, html },
    });
    return { changed: events.length > 0 };
  },
};
