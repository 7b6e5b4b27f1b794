import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { startTransition, Suspense, useState } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { useQueryClient } from '@tanstack/react-query';
import { categoryTreeQuery } from '#storefront/shared/category/category-tree.ts';
import { useText } from '#storefront/lib/text.ts';
import { useResetOnNewPage } from '#storefront/lib/use-read.ts';
import styles from './mobile-menu-button.module.css';

const MobileMenu = lazyPart(async () => (await import('./mobile-menu.tsx')).MobileMenu);

export function MobileMenuButton() {
  const { t } = useText();
  const queryClient = useQueryClient();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  useResetOnNewPage(() => setState((now) => (now === 'open' ? 'closed' : now)));
  const prepare = () => {
    MobileMenu.preload();
    void queryClient.prefetchQuery(categoryTreeQuery);
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={t('menu')}
        onTouchStart={prepare}
        onFocus={prepare}
        onClick={() => startTransition(() => setState('open'))}
      >
        <IconMenu2 aria-hidden size={24} stroke={1.75} />
      </button>
      {state !== 'never' && (
        <Suspense>
          <MobileMenu open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
