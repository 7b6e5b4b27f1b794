import { specificationFor } from '#domain/testing/decider-specification.ts';
import { family } from './family.decider.ts';
import type { FamilyData, FamilyEvent } from './family.events.ts';

const given = specificationFor(family);
const id = 'work-glove';
const size = { attribute: 'size', values: ['S', 'M'].map((value) => ({ value, swatch: '' })) };
const colour = { attribute: 'colour', values: [{ value: 'red', swatch: '#cc0000' }] };
const data: FamilyData = { name: { en: 'Work glove', fr: 'Gant de travail' }, options: [size] };
const added: FamilyEvent = { type: 'FamilyAdded', data: { family: id, ...data } };

describe('a product family', () => {
  it('is added with its options', () => given().when({ type: 'Add', id, data }).then(added));
  it('gets a further option from who has seen those that there are', () =>
    given(added)
      .when({ type: 'Change', id, seen: { options: [size] }, changed: { options: [size, colour] } })
      .then({ type: 'FamilyRevised', data: { family: id, changed: { options: [size, colour] } } }));
  it('keeps what somebody else changed meanwhile', () =>
    given(added)
      .when({ type: 'Change', id, seen: { options: [] }, changed: { options: [colour] } })
      .thenRefused('changed_meanwhile'));
  it('has no option twice', () =>
    given(added)
      .when({ type: 'Change', id, seen: { options: [size] }, changed: { options: [size, size] } })
      .thenRefused('option_twice'));
  it('offers no value twice', () =>
    given()
      .when({ type: 'Add', id, data: { ...data, options: [{ ...size, values: [...size.values, ...size.values] }] } })
      .thenRefused('option_value_twice'));
  it('stays while products belong to it', () =>
    given(added).when({ type: 'Remove', id, hasVariants: true }).thenRefused('family_in_use'));
  it('goes once none does', () =>
    given(added)
      .when({ type: 'Remove', id, hasVariants: false })
      .then({ type: 'FamilyRemoved', data: { family: id } }));
});
