/** A text in both languages of the shop. */
export interface Translated {
  readonly en: string;
  readonly fr: string;
}
