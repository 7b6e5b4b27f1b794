import { specificationFor } from '#domain/testing/decider-specification.ts';
import { attribute } from './attribute.decider.ts';
import type { AttributeEvent } from './attribute.events.ts';

const given = specificationFor(attribute);
const id = 'bore';
const name = { en: 'Bore', fr: 'Alésage' };
const data = { name, unit: 'mm', unitFr: '', kind: 'number', facet: true, sort: 1, valuesFr: {} } as const;
const added: AttributeEvent = { type: 'AttributeAdded', data: { attribute: id, ...data } };

describe('an attribute', () => {
  it('is defined once', () => {
    given().when({ type: 'AddAttribute', id, data }).then(added);
    given(added).when({ type: 'AddAttribute', id, data }).thenRefused('attribute_exists');
  });
  it.each(['brand', 'price', 'stock'])('is not called %s, by which lists are narrowed already', (reserved) =>
    given().when({ type: 'AddAttribute', id: reserved, data }).thenRefused('attribute_reserved'),
  );
  it('that products use keeps its type', () => {
    const toText = { type: 'ChangeAttribute', id, seen: { kind: 'number' }, changed: { kind: 'text' } } as const;
    given(added)
      .when({ ...toText, isUsed: true })
      .thenRefused('attribute_in_use');
    given(added)
      .when({ ...toText, isUsed: false })
      .then({ type: 'AttributeRevised', data: { attribute: id, changed: { kind: 'text' } } });
  });
  it('that products use may be renamed, and be a filter or not', () =>
    given(added)
      .when({ type: 'ChangeAttribute', id, seen: { facet: true }, changed: { facet: false }, isUsed: true })
      .then({ type: 'AttributeRevised', data: { attribute: id, changed: { facet: false } } }));
});
