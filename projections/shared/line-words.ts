import type { LineOption } from '#domain/shared/order-draft.ts';
import { optionsText } from '#platform/shop/selling-unit.ts';
import type { Language } from '#platform/kernel/texts/texts.ts';
import type { GiftRecipient } from '#domain/gift-recipient/gift-recipient.events.ts';

/** What a customer calls an item, on a line that is shown; nothing where they call it nothing. */
export const ownNumberShown = (number: string | undefined): { readonly OwnNumber?: string } =>
  number === undefined ? {} : { OwnNumber: number };

/** What a line that is shown says of gift certificates; nothing of other goods. */
export const giftShown = (isGift: boolean | undefined, recipient: GiftRecipient | undefined) =>
  isGift
    ? {
        GiftCertificate: true as const,
        ...(recipient
          ? {
              GiftRecipient: {
                Name: recipient.name,
                Email: recipient.email,
                Message: recipient.message,
                LetterOn: recipient.letterOn,
              },
            }
          : {}),
      }
    : {};

/** What sets a variant apart, on a line that is shown; nothing where nothing does. */
export const optionsShown = (
  options: readonly LineOption[] | undefined,
  language: Language,
): { readonly Options?: string } => (options?.length ? { Options: optionsText(options, language) } : {});

/** What its buyer noted on a line that is shown; nothing where they noted nothing. */
export const noteShown = (note: string | undefined): { readonly Note?: string } =>
  note === undefined ? {} : { Note: note };
