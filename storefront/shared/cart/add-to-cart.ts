// Adding to the cart from any list: one hook per list, rows hold no state of their own.
import { useCallback, useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { refreshCart } from './cart.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { parseQuantity } from './quantity.ts';
import { rememberCart } from '#storefront/shared/session/session.ts';
import { useTimedMessage } from '#storefront/lib/timed-message.ts';
import { useText } from '#storefront/lib/text.ts';

export interface AddedNotice {
  readonly itemNumber: string;
  readonly state: 'adding' | 'added' | 'refused';
  readonly quantity: number;
  readonly text: string;
}

export interface AddToCart {
  /** For the list's own onSubmit: a row is a form with the fields `item` and `quantity`. */
  readonly onSubmit: (event: FormEvent<HTMLElement>) => void;
  readonly add: (itemNumber: string, quantity: number) => Promise<boolean>;
  readonly notice: AddedNotice | undefined;
}

export function useAddToCart(): AddToCart {
  const { t } = useText();
  const queryClient = useQueryClient();
  const { run, pending, error, clear } = useCommand('cart/addtocart');
  const [item, setItem] = useState('');
  const [done, setDone] = useTimedMessage<AddedNotice>();

  const add = useCallback(
    async (itemNumber: string, quantity: number) => {
      setItem(itemNumber);
      setDone(undefined);
      const answer = await run({ ProductId: itemNumber, Qty: quantity });
      if (!answer) return false;
      rememberCart(queryClient, { OrderId: answer.OrderID, lineCount: answer.lineCount });
      void refreshCart(queryClient);
      const text = t('added', { quantity, item: itemNumber });
      setDone({ itemNumber, state: 'added', quantity, text });
      announce(text);
      return true;
    },
    [queryClient, run, setDone, t],
  );

  const onSubmit = useCallback(
    (event: FormEvent<HTMLElement>) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.dataset.item) return;
      event.preventDefault();
      const itemNumber = form.dataset.item;
      const quantity = parseQuantity(new FormData(form).get('quantity'));
      if (quantity !== undefined) return void add(itemNumber, quantity);
      clear();
      setDone({ itemNumber, state: 'refused', quantity: 0, text: t('quantityInvalid') });
    },
    [add, clear, setDone, t],
  );

  const state = pending ? 'adding' : error === undefined ? undefined : 'refused';
  const notice = state
    ? ({ itemNumber: item, state, quantity: 0, text: pending ? '' : errorText(error, t('unreachable')) } as const)
    : done;
  return { onSubmit, add, notice };
}
