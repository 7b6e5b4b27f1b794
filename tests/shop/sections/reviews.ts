// Spec 3, 5, 9: reviews of products on ten levels, read by staff before anybody else reads them.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { orderByCard, staffMember } from '../../harness/order-desk.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

const said = {
  productId: '6205',
  Rating: 8,
  Title: 'Quiet',
  Comments: 'Runs in our fan since May.',
  Name: 'Ben C.',
  Email: 'ben@example.com',
};

export const productReviews = (theShop: () => TestShop) =>
  describe('a review', () => {
    let shop: TestShop;
    let dana: Visitor;
    let ben: Visitor;
    beforeAll(async () => {
      shop = theShop();
      dana = await staffMember(shop, 'dana');
      ben = shop.visitor();
      await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    });

    const read = async (visitor: Visitor, productId = '6205') => {
      await shop.projectionsCaughtUp();
      return visitor.post('product/getcustomerreview', { productId });
    };
    const refusal = async (visitor: Visitor, more: object) =>
      visitor.refused(visitor.post('product/savereview', { ...said, ...more }));

    it('needs rating, title, name, a valid e-mail and comments; nothing is kept of one that lacks some', async () => {
      for (const [more, field] of [
        [{ Rating: 0 }, 'Rating'],
        [{ Rating: 11 }, 'Rating'],
        [{ Title: ' ' }, 'Title'],
        [{ Comments: '' }, 'Comments'],
        [{ Name: '' }, 'Name'],
        [{ Email: 'ben' }, 'Email'],
      ] as const)
        expect(await refusal(ben, more)).toMatchObject({ status: 400, fields: [{ path: field }] });
      expect(await refusal(ben, { productId: 'NONE' })).toMatchObject({ status: 404, code: 'product_not_found' });
      expect(await read(ben)).toMatchObject({ Total: 0, Own: '' });
    });

    it('waits for staff, who find it in their queue, and is then on the page with its place among the ratings', async () => {
      const { ReviewID: reviewId } = await ben.post('product/savereview', said);
      expect(await read(ben)).toMatchObject({ Total: 0, Reviews: [], Own: 'waiting' });
      expect(await refusal(ben, {})).toMatchObject({ code: 'review_already_written' });
      const { rows } = await dana.get('admin/work/list', {});
      expect(rows).toContainEqual(expect.objectContaining({ kind: 'review', number: '6205', note: 'Quiet' }));

      await dana.post('admin/review/publish', { reviewId });
      await dana.post('admin/review/answer', { reviewId, text: 'Thank you' });
      const guest = shop.visitor();
      expect(await read(guest)).toMatchObject({
        ...{ Total: 1, Average: 8, ByRating: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0], Own: '' },
        Reviews: [{ Rating: 8, Title: 'Quiet', Name: 'Ben C.', Verified: false, Answer: 'Thank you' }],
      });
      expect(await guest.post('product/getreviewsummary', { productId: '6205' })).toEqual({ Total: 1, Average: 8 });
      // The e-mail is for staff alone.
      expect(JSON.stringify(await read(guest))).not.toContain('ben@example.com');
      expect((await dana.get('admin/work/list', {})).rows.map(({ kind }) => kind)).not.toContain('review');
    });

    it('says that its writer had bought the product', async () => {
      const { guest } = await orderByCard(shop, [['6306', 1]]);
      await shop.projectionsCaughtUp();
      const { ReviewID: reviewId } = await guest.post('product/savereview', { ...said, productId: '6306' });
      await shop.projectionsCaughtUp();
      expect(await dana.get('admin/review/detail', { reviewId })).toMatchObject({ verified: true, status: 'waiting' });
    });

    it('is gone from the page once it is taken down', async () => {
      const { rows } = await dana.get('admin/review/list', { status: 'published' });
      await dana.post('admin/review/decline', { reviewId: rows[0]!.reviewId, reason: 'Names a person' });
      expect(await read(shop.visitor())).toMatchObject({ Total: 0, Average: 0, Reviews: [] });
      expect(await read(ben)).toMatchObject({ Own: 'declined' });
    });

    it('is nobody’s to write where the shop takes none, and no guest’s where it takes none of theirs', async () => {
      const guest = shop.visitor();
      await shop.send('setting/save', { name: 'GuestReviewsAllowed', value: '0' });
      await shop.projectionsCaughtUp();
      expect(await refusal(guest, {})).toMatchObject({ status: 401 });
      await shop.send('setting/save', { name: 'ReviewsAllowed', value: '0' });
      await shop.projectionsCaughtUp();
      expect(await refusal(ben, {})).toMatchObject({ status: 404 });
      expect(await guest.post('product/getreviewsummary', { productId: '6205' })).toEqual({ Total: 0, Average: 0 });
      await shop.send('setting/save', { name: 'ReviewsAllowed', value: '1' });
      await shop.send('setting/save', { name: 'GuestReviewsAllowed', value: '1' });
      await shop.projectionsCaughtUp();
    });
  });
