import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { cartQuery } from '#storefront/shared/cart/cart.ts';
import { PendingCartsPrompt } from '#storefront/shared/cart/pending-carts-prompt.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { CartContent } from './cart-content.tsx';
import { UndoRemoval } from './undo-removal.tsx';

export function CartPage() {
  const { t } = useText('cart');
  const { OrderId, lineCount } = useUser();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      {OrderId && lineCount > 0 ? <Cart orderId={OrderId} /> : <EmptyCart />}
    </>
  );
}

function Cart({ orderId }: { readonly orderId: string }) {
  // Staff may change it meanwhile, with its buyer on the phone.
  const cart = useRead({ ...cartQuery(orderId), refetchOnWindowFocus: true });
  return cart.OrderLines.length > 0 ? <CartContent cart={cart} /> : <EmptyCart />;
}

function EmptyCart() {
  const { t } = useText(['cart', 'common']);
  return (
    <div className={layout.stack}>
      <h1>{t('heading')}</h1>
      <UndoRemoval />
      <p>{t('empty')}</p>
      <PendingCartsPrompt />
      <p className={layout.row}>
        <ButtonLink kind="ink" href={paths.categories}>
          {t('common:toHome')}
        </ButtonLink>
      </p>
    </div>
  );
}
