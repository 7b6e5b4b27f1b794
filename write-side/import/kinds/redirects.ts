import type { RedirectKind } from '#domain/redirect/redirect.events.ts';
import type { KindCommands } from '../kind-commands.ts';

export const redirects: KindCommands = {
  async change({ key: from, wanted }, { commands }) {
    await commands.redirect.save({ from, to: String(wanted['to']), kind: wanted['kind'] as RedirectKind });
  },
  async remove({ key: from }, { commands }) {
    await commands.redirect.remove({ from });
  },
};
