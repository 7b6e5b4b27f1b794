import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { useState } from 'react';
import { errorText } from '#storefront/lib/api-error.ts';
import { useText } from '#storefront/lib/text.ts';
import { useWish } from '#storefront/shared/cart/wish.ts';
import { paths } from '#storefront/shared/paths.ts';
import { isSignedIn, useIsOn, useUser } from '#storefront/shared/session/session.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';

/** Spec 6: wish lists are of the signed-in, where the store has them. */
export function WishButton({ itemNumber, path }: { readonly itemNumber: string; readonly path: string }) {
  const { t } = useText('common');
  const isOn = useIsOn('wishList');
  const signedIn = isSignedIn(useUser());
  const { wish, pending, error } = useWish();
  const [list, setList] = useState<string>();
  if (!isOn) return null;
  const words = (
    <>
      <IconHeart aria-hidden size={18} stroke={1.75} />
      {t('wish')}
    </>
  );
  if (!signedIn)
    return (
      <ButtonLink kind="link" href={paths.login(path)} rel="nofollow">
        {words}
      </ButtonLink>
    );
  if (list !== undefined)
    return (
      <ButtonLink kind="link" href={paths.wishList(list)}>
        <IconHeart aria-hidden size={18} stroke={1.75} fill="currentColor" />
        {t('onWishList')}
      </ButtonLink>
    );
  return (
    <>
      <Button
        kind="link"
        pending={pending}
        onClick={async () => setList((await wish({ ProductId: itemNumber }))?.ListID)}
      >
        {words}
      </Button>
      {error !== undefined && <Alert kind="error">{errorText(error, t('unreachable'))}</Alert>}
    </>
  );
}
