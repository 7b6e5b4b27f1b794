// The pictures of a product, by their keys.
const PICTURES = /\.(jpe?g|png|webp|gif|tiff?|avif|hei[cf])$/i;
/** Among a product's pictures: the name of a file that is yet to come. */
export const isPictureFile = (name: string): boolean => PICTURES.test(name);

const DRAWING = 'drawing';

/** The dimension drawing stays last. */
export const inOrder = (pictures: readonly string[]): readonly string[] => [
  ...pictures.filter((key) => key !== DRAWING),
  ...pictures.filter((key) => key === DRAWING),
];
