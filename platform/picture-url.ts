/** Pixels of the longer side. */
export type PictureWidth = 240 | 600 | 1_200;

/** Address of a picture by its key: a name of the demonstration's pictures, or the SHA-256 of an uploaded one. */
export const pictureUrl = (key: string | undefined, width: PictureWidth): string =>
  key ? `/pictures/${key}-${width}.webp` : '/pictures/placeholder.svg';

/** SHA-256 of an uploaded picture. */
export const isUploaded = (key: string): boolean => /^[0-9a-f]{64}$/.test(key);
