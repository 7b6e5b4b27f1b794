import type { menuContent, menuOperations } from '#contracts/menu/menu.ts';
import { menu } from '#domain/menu/menu.decider.ts';
import type { MenuContent } from '#domain/menu/menu.events.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import {
  contentCommands,
  publishScheduled,
  type ContentKind,
} from '#platform/shop/versioned-content/content-commands.ts';

const menus: ContentKind<'menu', MenuContent> = {
  kind: 'menu',
  run: (stream, command, context) => context.run(menu, stream, command),
  original: (menuId, { queries }) => queries.menu.usual({ menuId }),
};

type Ours = Pick<typeof menuOperations, Extract<keyof typeof menuOperations, `admin/menu/${string}`>>;

export const menuCommands: Handlers<Ours, 'command'> = contentCommands<'menu', typeof menuContent, MenuContent>(menus);

export const menuFunctions = { publishScheduled: publishScheduled(menus) };

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly menu: FunctionsOf<typeof menuFunctions>;
  }
}
