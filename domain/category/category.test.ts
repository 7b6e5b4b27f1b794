import { specificationFor } from '#domain/testing/decider-specification.ts';
import { category } from './category.decider.ts';
import { BLANK_CATEGORY, type CategoryEvent } from './category.events.ts';

const given = specificationFor(category);
const name = { en: 'Bearings', fr: 'Roulements' };
const data = { ...BLANK_CATEGORY, name, description: { en: '', fr: '' } };
const added: CategoryEvent = { type: 'CategoryAdded', data: { categoryId: 'bearings', ...data } };
const id = 'bearings';
const revised = (changed: Partial<typeof data>): CategoryEvent =>
  ({ type: 'CategoryRevised', data: { categoryId: id, changed } }) as CategoryEvent;

describe('a category', () => {
  it('is added once', () => {
    given().when({ type: 'AddCategory', id, data: { name } }).then(added);
    given(added).when({ type: 'AddCategory', id, data: { name } }).thenRefused('category_exists');
  });
  it('is moved with all below it', () =>
    given(added)
      .when({ type: 'MoveCategory', id, parent: 'moving', above: ['moving'], sort: 20 })
      .then({ type: 'CategoryRevised', data: { categoryId: id, changed: { parent: 'moving', sort: 20 } } }));
  it('is never moved below itself', () =>
    given(added)
      .when({ type: 'MoveCategory', id, parent: 'ball', above: ['ball', 'bearings'], sort: 1 })
      .thenRefused('category_below_itself'));
  it('is hidden, and shown again', () => {
    given(added)
      .when({ type: 'HideCategory', id })
      .then({ type: 'CategoryRevised', data: { categoryId: id, changed: { hidden: true } } });
    given(added).when({ type: 'ShowCategory', id }).thenNothing();
  });
  it('of type 1 leads somewhere', () => {
    const toLink = { type: 1, linkBasedUrl: '/search?q=sale' } as const;
    given(added)
      .when({ type: 'ChangeCategory', id, seen: { type: 0 }, changed: { type: 1 } })
      .thenRefused('link_required');
    given(added)
      .when({ type: 'ChangeCategory', id, seen: { type: 0, linkBasedUrl: '' }, changed: toLink })
      .then({ type: 'CategoryRevised', data: { categoryId: id, changed: toLink } });
  });
  it('that another manager renamed meanwhile is not renamed unseen', () =>
    given(added, revised({ name: { en: 'Ball bearings', fr: 'Roulements' } } as never))
      .when({ type: 'ChangeCategory', id, seen: { name }, changed: { name: { en: 'Rollers', fr: 'Rouleaux' } } })
      .thenRefused('changed_meanwhile', { present: { name: { en: 'Ball bearings', fr: 'Roulements' } } }));
  it('that is not there cannot be changed', () =>
    given().when({ type: 'HideCategory', id }).thenRefused('category_not_found'));
});
