import type { card } from '#contracts/payment/method/card.ts';
import type { PaymentFormProps } from '../payment-form.ts';
import { CardFields } from './card-fields.tsx';
import { SavedCards } from './saved-cards.tsx';

/** Whoever has saved cards chooses one of them, or another. */
export function CardForm(props: PaymentFormProps<typeof card>) {
  const { option, ref } = props;
  return option.canSave ? <SavedCards {...props} /> : <CardFields url={option.cardFormUrl} ref={ref} />;
}
