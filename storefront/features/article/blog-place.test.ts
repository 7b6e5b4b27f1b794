import { paths } from '#storefront/shared/paths.ts';
import { blogPlaceOf } from './blog-place.ts';

const placeOf = (address: string) => blogPlaceOf(new URL(address, 'http://shop.example').searchParams);

describe('a place of the blog', () => {
  it.each([
    { page: 1, category: '' },
    { page: 3, category: '' },
    { page: 1, category: 'ball-bearings' },
    { page: 2, category: 'ball-bearings' },
  ])('is in its address: %j', (place) => expect(placeOf(paths.blogPage(place.page, place.category))).toEqual(place));
  it.each(['/blog?page=0', '/blog?page=x', '/blog?category=%3Cb%3E', '/blog?page=1001'])(
    'is the first for %s',
    (address) => expect(placeOf(address)).toEqual({ page: 1, category: '' }),
  );
});
