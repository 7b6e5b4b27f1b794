/** What a customer calls an item, on a line that is shown; nothing where they call it nothing. */
export const ownNumberShown = (number: string | undefined): { readonly OwnNumber?: string } =>
  number === undefined ? {} : { OwnNumber: number };

/** What its buyer noted on a line that is shown; nothing where they noted nothing. */
export const noteShown = (note: string | undefined): { readonly Note?: string } =>
  note === undefined ? {} : { Note: note };
