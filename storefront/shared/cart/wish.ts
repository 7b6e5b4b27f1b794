// Putting an item on the wish list, from a product and from a line of the cart.
import { useQueryClient } from '@tanstack/react-query';
import { announce } from '#storefront/lib/announce.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { useText } from '#storefront/lib/text.ts';
import type { Request } from '#contracts/api.ts';

export function useWish() {
  const { t } = useText('common');
  const queryClient = useQueryClient();
  const { run, pending, error } = useCommand('cart/addskutowishlist');
  const wish = async (input: Request<'cart/addskutowishlist'>) => {
    const answer = await run(input);
    if (!answer) return undefined;
    announce(t('wished', { item: input.ProductId, list: answer.Name || t('wishList') }));
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).includes('wishlist') });
    return answer;
  };
  return { wish, pending, error };
}
