import { useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { forgetCart } from '#storefront/shared/cart/cart.ts';
import { headerQuery } from '#storefront/shared/checkout/checkout.queries.ts';
import { paths } from '#storefront/shared/paths.ts';
import { isSignedIn, useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { ShippingForm } from '#storefront/shared/checkout/shipping-form.tsx';
import layout from '#storefront/ui/layout.module.css';

export function RequestQuotePage() {
  const { t } = useText('quote');
  const user = useUser();
  return (
    <>
      <PageTitle>{t('requestTitle')}</PageTitle>
      <meta name="robots" content="noindex" />
      {!isSignedIn(user) && <GuestNotice />}
      {isSignedIn(user) && user.OrderId && <Request orderId={user.OrderId} />}
    </>
  );
}

/** Only registered users get quotes (spec 6). */
function GuestNotice() {
  const { t } = useText(['quote', 'common']);
  return (
    <div className={`${layout.narrow} ${layout.stack}`}>
      <h1>{t('guestTitle')}</h1>
      <p>{t('guestWhy')}</p>
      <p>{t('guestCart')}</p>
      <p className={layout.row}>
        <ButtonLink kind="ink" href={paths.login(paths.requestQuote)}>
          {t('common:signIn')}
        </ButtonLink>
        <ButtonLink href={paths.register(paths.requestQuote)}>{t('common:register')}</ButtonLink>
        <ButtonLink href={paths.cart}>{t('backToCart')}</ButtonLink>
      </p>
    </div>
  );
}

function Request({ orderId }: { readonly orderId: string }) {
  const { t } = useText('quote');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const header = useRead(headerQuery(orderId));
  // The quote keeps the cart's id; the cart itself is closed.
  const show = async () => {
    await navigate(paths.quoteComplete(orderId), { replace: true });
    forgetCart(queryClient);
  };
  return (
    <>
      <h1>{t('requestHeading')}</h1>
      <p>{t('requestIntro')}</p>
      <ShippingForm
        route="checkout/savecartasquote"
        header={header}
        button={t('send')}
        estimate={t('estimate')}
        comments={{ label: t('commentsLabel'), hint: t('commentsHint'), rows: 4 }}
        onSaved={show}
      />
    </>
  );
}
