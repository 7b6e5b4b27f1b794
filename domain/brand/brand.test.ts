import { specificationFor } from '#domain/testing/decider-specification.ts';
import { brand } from './brand.decider.ts';
import type { BrandEvent } from './brand.events.ts';

const given = specificationFor(brand);
const of = { brandId: 'b1', name: 'Rolvane' };
const renamed: BrandEvent = { type: 'BrandRenamed', data: { ...of, to: 'Tarn', times: 1 } };
const completed: BrandEvent = { type: 'BrandRenameCompleted', data: { ...of, to: 'Tarn', times: 1 } };

describe('a brand', () => {
  it('is given another name', () =>
    given()
      .when({ type: 'RenameBrand', ...of, to: 'Tarn' })
      .then(renamed));
  it('is given one name at a time', () => {
    given(renamed)
      .when({ type: 'RenameBrand', ...of, to: 'Halden' })
      .thenRefused('brand_being_renamed', { to: 'Tarn' });
    given(renamed)
      .when({ type: 'RenameBrand', ...of, to: 'Tarn' })
      .thenNothing();
  });
  it('may come back under its old name, and be renamed again', () =>
    given(renamed, completed)
      .when({ type: 'RenameBrand', ...of, to: 'Halden' })
      .then({ type: 'BrandRenamed', data: { ...of, to: 'Halden', times: 2 } }));
  it('is not renamed to itself', () =>
    given()
      .when({ type: 'RenameBrand', ...of, to: 'Rolvane' })
      .thenRefused('brand_same_name'));
  it('is renamed when no product has the old name any more, once', () => {
    given(renamed)
      .when({ type: 'CompleteRename', ...of, times: 1 })
      .then(completed);
    given(renamed, completed)
      .when({ type: 'CompleteRename', ...of, times: 1 })
      .thenNothing();
  });
});
