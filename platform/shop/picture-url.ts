import { isPictureFile } from '#domain/shared/product-pictures.ts';

/** Pixels of the longer side. */
export type PictureWidth = 240 | 600 | 1_200;

/**
 * Address of a picture by its key: a name of the demonstration's pictures, or the SHA-256 of an uploaded one. The name of a file that is
 * yet to come has none.
 */
export const pictureUrl = (key: string | undefined, width: PictureWidth): string =>
  key && !isPictureFile(key) ? `/pictures/${key}-${width}.webp` : '/pictures/placeholder.svg';

/** As letters and papers show an uploaded picture: a PNG, at most 600 pixels long. */
export const paperPictureUrl = (picture: string): string => `/pictures/${picture}-600.png`;

/** SHA-256 of an uploaded picture. */
export const isUploaded = (key: string): boolean => /^[0-9a-f]{64}$/.test(key);

/** Address of a category's pictogram, of the shop's own set or uploaded; empty without one. */
export const pictogramUrl = (key: string): string =>
  !key ? '' : isUploaded(key) ? pictureUrl(key, 240) : `/pictures/pictograms/${key}.svg`;
