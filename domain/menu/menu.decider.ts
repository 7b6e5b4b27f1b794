import { versionedContentDecider } from '#domain/shared/versioned-content.ts';
import type { MenuContent } from './menu.events.ts';

export const menu = versionedContentDecider<'Menu', 'menuId', MenuContent>('Menu', 'menuId');
