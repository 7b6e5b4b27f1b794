import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Translated } from '#domain/shared/translated.ts';
import type { VersionedContentEvent } from '#domain/shared/versioned-content.ts';

/** Where an entry leads: a page by its name, a category by its id, or an address; a heading leads nowhere. */
export type MenuTarget =
  | { readonly kind: 'page'; readonly page: string }
  | { readonly kind: 'category'; readonly category: string }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'heading' };

export interface MenuEntry {
  readonly entryId: string;
  readonly label: Translated;
  readonly target: MenuTarget;
  readonly children: readonly MenuEntry[];
}

export interface MenuContent {
  readonly entries: readonly MenuEntry[];
}

/** Stream `menu-<menuId>`: the header's navigation, the footer's columns, the social links (spec 2). */
export type MenuEvent = VersionedContentEvent<'Menu', 'menuId', MenuContent>;
export const menuEvents = defineEvents<MenuEvent>({ category: 'menu' });
