// The cart's count, and the floating panel: after 500 ms of hovering, or at once by its button (spec 2 and 9).
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import { Suspense, useRef, type PointerEvent } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { useLocation } from 'react-router-dom';
import { classNames } from '#storefront/lib/class-names.ts';
import { useDisclosure } from '#storefront/lib/disclosure.ts';
import { formatNumber } from '#storefront/lib/numbers.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useSetting, useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { withTexts } from '../../lib/page-route.ts';
import styles from './cart-widget.module.css';

const hoverDelay = 500;
/** Long enough to reach the panel, short enough to be gone when one goes on. */
const leaveDelay = 250;
const CartPanel = lazyPart(
  withTexts(['cart'], async () => (await import('#storefront/features/cart/cart-panel.tsx')).CartPanel),
);

export function CartWidget() {
  // On the cart's own page it would only cover its buttons.
  const { pathname } = useLocation();
  // Spec 2: never opens on /checkout pages.
  const opens = pathname !== paths.cart && !pathname.startsWith('/checkout');
  return useSetting('FloatingCartAllowed') === '1' && opens ? (
    <FloatingCart />
  ) : (
    <div className={styles.around}>
      <CartLink />
    </div>
  );
}

function CartLink() {
  const { t, language } = useText();
  const { lineCount } = useUser();
  return (
    <a className={styles.link} href={paths.cart} aria-label={t('cartLabel', { count: lineCount })}>
      <IconShoppingCart aria-hidden size={20} stroke={1.75} />
      <span className={styles.word}>{t('cart')}</span>
      <span>{formatNumber(lineCount, language)}</span>
    </a>
  );
}

function FloatingCart() {
  const { t } = useText();
  const { open, setOpen, container } = useDisclosure();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const hover = (event: PointerEvent, inside: boolean) => {
    clearTimeout(timer.current);
    // In a narrow window there is no room beside the page: the link leads to the cart.
    if (event.pointerType !== 'mouse' || !matchMedia('(min-width: 768px)').matches) return;
    if (inside) CartPanel.preload();
    timer.current = setTimeout(() => setOpen(inside), inside ? hoverDelay : leaveDelay);
  };

  return (
    <div
      ref={container}
      className={classNames(styles.around, styles.withToggle)}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
    >
      <CartLink />
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-label={t('showCart')}
        onFocus={CartPanel.preload}
        onClick={() => {
          clearTimeout(timer.current);
          setOpen(!open);
        }}
      >
        <IconChevronDown aria-hidden size={16} />
      </button>
      {open && (
        <Suspense>
          <CartPanel />
        </Suspense>
      )}
    </div>
  );
}
