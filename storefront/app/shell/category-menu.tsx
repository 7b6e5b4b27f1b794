// "Categories": a link to the list on the home page that opens the menu where there is JavaScript. The tree and
// the menu's code come on first interest, so that no page carries them.
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { Suspense } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useDisclosure } from '#storefront/lib/disclosure.ts';
import { categoryTreeQuery } from '#storefront/shared/category/category-tree.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';

const CategoryPanel = lazyPart(async () => (await import('./category-panel.tsx')).CategoryPanel);

export function CategoryMenu({ className }: { readonly className?: string }) {
  const { t } = useText();
  const queryClient = useQueryClient();
  const { open, setOpen, container } = useDisclosure();
  const prepare = () => {
    CategoryPanel.preload();
    void queryClient.prefetchQuery(categoryTreeQuery);
  };
  return (
    <div ref={container}>
      <a
        className={className}
        href={paths.categories}
        role="button"
        aria-expanded={open}
        aria-controls={open ? 'category-panel' : undefined}
        data-prefetch="off"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          setOpen(!open);
        }}
      >
        {t('categories')}
        <IconChevronDown aria-hidden size={16} />
      </a>
      {open && (
        <Suspense>
          <CategoryPanel />
        </Suspense>
      )}
    </div>
  );
}
