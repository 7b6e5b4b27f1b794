import type { PageContent } from '#domain/page/page.events.ts';
import type { StaticContentData } from '#domain/static-content/static-content.events.ts';
import type { KindCommands } from '../kind-commands.ts';

export const pages: KindCommands = {
  async change({ key: id, isNew, seen, changed, wanted }, { commands }) {
    await commands.page.bring({
      id,
      seen: isNew ? undefined : (seen as Partial<PageContent>),
      changed: (isNew ? wanted : changed) as Partial<PageContent>,
    });
  },
  async remove({ key: id }, { commands }) {
    await commands.page.takeAway({ id });
  },
};

export const blocks: KindCommands = {
  async change({ key: id, isNew, seen, changed, wanted }, { commands }) {
    await commands['static-content'].bring({
      id,
      seen: isNew ? undefined : (seen as Partial<StaticContentData>),
      changed: (isNew ? wanted : changed) as Partial<StaticContentData>,
    });
  },
  async remove({ key: id }, { commands }) {
    await commands['static-content'].takeAway({ id });
  },
};
