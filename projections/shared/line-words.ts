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

/** What its buyer noted on a line that is shown; nothing where they noted nothing. */
export const noteShown = (note: string | undefined): { readonly Note?: string } =>
  note === undefined ? {} : { Note: note };
