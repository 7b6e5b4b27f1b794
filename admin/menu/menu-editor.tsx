import { useTranslate } from 'react-admin';
import { ContentEditor } from '#admin/ui/content/content-editor.tsx';
import { ContentList } from '#admin/ui/content/content-list.tsx';
import type { MenuContent } from '#domain/menu/menu.events.ts';
import { MenuTree } from './menu-tree.tsx';

export function MenuList() {
  const t = useTranslate();
  return <ContentList kind="menu" nameOf={({ id }) => t(`content.menu.${id}`)} />;
}

export function MenuShow() {
  const t = useTranslate();
  return (
    <ContentEditor<MenuContent>
      kind="menu"
      nameOf={({ id }) => t(`content.menu.${id}`)}
      labels={{ entries: 'content.menu.entries' }}
    >
      <MenuTree />
    </ContentEditor>
  );
}
