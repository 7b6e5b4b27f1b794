/** Where the reviews of a page are: what leads to them needs none of their code. */
export const REVIEWS_ID = 'reviews';
