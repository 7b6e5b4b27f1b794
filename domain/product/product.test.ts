import { specificationFor } from '#domain/testing/decider-specification.ts';
import { product, type ProductCommand } from './product.decider.ts';
import { BLANK, type ProductData, type ProductEvent } from './product.events.ts';

const given = specificationFor(product);
const itemNumber = '6205';
const text = { en: 'Bearing', fr: 'Roulement' };
const data: ProductData = {
  ...BLANK,
  category: 'bearings',
  brand: 'Rolvane',
  name: text,
  description: text,
  keywords: text,
  weightGrams: 130,
  leadTimeDays: 7,
  backorder: true,
  attributes: { bore: '25' },
  addedOn: '2026-01-01',
};
const added: ProductEvent = { type: 'ProductAdded', data: { itemNumber, ...data } };
const discontinued: ProductEvent = { type: 'ProductDiscontinued', data: { itemNumber } };

describe('an import', () => {
  it('adds what is new', () => given().when({ type: 'ImportProduct', itemNumber, product: data }).then(added));
  it('changes nothing when run again', () =>
    given(added).when({ type: 'ImportProduct', itemNumber, product: data }).thenNothing());
  it('revises only the fields that differ', () =>
    given(added)
      .when({
        type: 'ImportProduct',
        itemNumber,
        product: { ...data, weightGrams: 140, attributes: { bore: '25', width: '15' } },
      })
      .then({
        type: 'ProductRevised',
        data: { itemNumber, changed: { weightGrams: 140, attributes: { bore: '25', width: '15' } } },
      }));
  it('leaves what it does not name as it is', () =>
    given(added)
      .when({ type: 'ImportProduct', itemNumber, product: { weightGrams: 140 } })
      .then({ type: 'ProductRevised', data: { itemNumber, changed: { weightGrams: 140 } } }));
  it('leaves the other language as it is', () =>
    given(added)
      .when({ type: 'ImportProduct', itemNumber, product: { name: { en: 'Ball bearing' } } })
      .then({
        type: 'ProductRevised',
        data: { itemNumber, changed: { name: { en: 'Ball bearing', fr: 'Roulement' } } },
      }));
  it('makes French that nobody wrote follow the English', () =>
    given({ type: 'ProductAdded', data: { itemNumber, ...data, name: { en: 'Bearing', fr: 'Bearing' } } })
      .when({ type: 'ImportProduct', itemNumber, product: { name: { en: 'Ball bearing' } } })
      .then({
        type: 'ProductRevised',
        data: { itemNumber, changed: { name: { en: 'Ball bearing', fr: 'Ball bearing' } } },
      }));
  it('leaves a discontinued product discontinued, unless it says otherwise', () => {
    given(added, discontinued).when({ type: 'ImportProduct', itemNumber, product: data }).thenNothing();
    given(added, discontinued)
      .when({ type: 'ImportProduct', itemNumber, product: { discontinued: false } })
      .then({ type: 'ProductReinstated', data: { itemNumber } });
  });
  it('discontinues what it says is discontinued', () => {
    given(added)
      .when({ type: 'ImportProduct', itemNumber, product: { discontinued: true } })
      .then(discontinued);
    given()
      .when({ type: 'ImportProduct', itemNumber, product: { ...data, discontinued: true } })
      .then(added, discontinued);
  });
  it('allows ordering ahead of a lead time, until somebody says otherwise', () => {
    given(added)
      .when({ type: 'ImportProduct', itemNumber, product: { leadTimeDays: 0 } })
      .then({ type: 'ProductRevised', data: { itemNumber, changed: { leadTimeDays: 0, backorder: false } } });
    given({ type: 'ProductAdded', data: { itemNumber, ...data, backorder: false } })
      .when({ type: 'ImportProduct', itemNumber, product: { leadTimeDays: 3 } })
      .then({ type: 'ProductRevised', data: { itemNumber, changed: { leadTimeDays: 3 } } });
  });
  it('refuses a new product without category, brand and name', () =>
    given()
      .when({ type: 'ImportProduct', itemNumber, product: { weightGrams: 140 } })
      .thenRefused('product_incomplete'));
});

it('is discontinued once', () => {
  given(added).when({ type: 'DiscontinueProduct', itemNumber, successor: '' }).then(discontinued);
  given(added, discontinued).when({ type: 'DiscontinueProduct', itemNumber, successor: '' }).thenNothing();
  given().when({ type: 'DiscontinueProduct', itemNumber, successor: '' }).thenRefused('product_not_found');
});

const draft: ProductEvent = { type: 'ProductAdded', data: { itemNumber, ...data, draft: true } };
const at = '2026-03-03T15:00:00.000Z';
const later = '2026-04-01T04:00:00.000Z';
const planned: ProductEvent = { type: 'ProductPublicationScheduled', data: { itemNumber, publishAt: later } };
const published: ProductEvent = { type: 'ProductPublished', data: { itemNumber } };

describe('a product that is added by hand', () => {
  it('is a draft', () => given().when({ type: 'AddProduct', itemNumber, data, copyOf: '' }).then(draft));
  it('says what it was copied from', () =>
    given()
      .when({ type: 'AddProduct', itemNumber, data, copyOf: '6204' })
      .then({ type: 'ProductAdded', data: { itemNumber, ...data, draft: true, copyOf: '6204' } }));
  it('is refused where there is one of that number', () =>
    given(added).when({ type: 'AddProduct', itemNumber, data, copyOf: '' }).thenRefused('product_exists'));
});

describe('a draft', () => {
  it('is published', () => given(draft).when({ type: 'PublishProduct', itemNumber }).then(published));
  it('is published once', () => given(draft, published).when({ type: 'PublishProduct', itemNumber }).thenNothing());
  it('is published at a moment that was planned', () => {
    given(draft).when({ type: 'SchedulePublication', itemNumber, publishAt: later, at }).then(planned);
    given(draft, planned).when({ type: 'PublishAsPlanned', itemNumber, publishAt: later }).then(published);
  });
  it('is not published by a timer whose plan was taken back or changed', () => {
    const takenBack: ProductEvent = { type: 'ProductPublicationScheduled', data: { itemNumber, publishAt: '' } };
    given(draft, planned).when({ type: 'SchedulePublication', itemNumber, publishAt: '', at }).then(takenBack);
    given(draft, planned, takenBack).when({ type: 'PublishAsPlanned', itemNumber, publishAt: later }).thenNothing();
  });
  it('cannot be planned for the past, nor planned when it is published', () => {
    given(draft)
      .when({ type: 'SchedulePublication', itemNumber, publishAt: at, at: later })
      .thenRefused('publish_at_past');
    given(added)
      .when({ type: 'SchedulePublication', itemNumber, publishAt: later, at })
      .thenRefused('product_published');
  });
});

describe('a change from what was seen', () => {
  const change = (seen: object, changed: object) =>
    ({ type: 'ChangeProduct', itemNumber, seen, changed }) as const satisfies object;

  it('revises the fields that differ', () =>
    given(added)
      .when(change({ brand: 'Rolvane' }, { brand: 'Tarn' }))
      .then({ type: 'ProductRevised', data: { itemNumber, changed: { brand: 'Tarn' } } }));
  it('changes nothing where it is as wanted already', () =>
    given(added)
      .when(change({ brand: 'Halden' }, { brand: 'Rolvane' }))
      .thenNothing());
  it('is refused where somebody changed the same field meanwhile, and names it', () =>
    given(added)
      .when(change({ brand: 'Halden', packQuantity: 1 }, { brand: 'Tarn', packQuantity: 5 }))
      .thenRefused('changed_meanwhile', { present: { brand: 'Rolvane' } }));
  it('takes no offence at another order of keys', () =>
    given({ type: 'ProductAdded', data: { itemNumber, ...data, attributes: { width: '15', bore: '25' } } })
      .when(change({ attributes: { bore: '25', width: '15' } }, { attributes: { bore: '30', width: '15' } }))
      .then({ type: 'ProductRevised', data: { itemNumber, changed: { attributes: { bore: '30', width: '15' } } } }));
  it('never makes a product an accessory or part of itself', () => {
    given(added)
      .when(change({ accessories: [] }, { accessories: [itemNumber] }))
      .thenRefused('product_of_itself');
    given(added)
      .when(change({ bundle: [] }, { bundle: [{ itemNumber, quantity: 1 }] }))
      .thenRefused('product_of_itself');
  });
  it('leaves a quantity that can be ordered', () =>
    given(added)
      .when(change({ minimumQuantity: 1, quantityStep: 1 }, { minimumQuantity: 10, quantityStep: 4 }))
      .thenRefused('minimum_not_in_steps', { minimum: 10, step: 4 }));
});

describe('a discontinued product', () => {
  const replaced: ProductEvent = { type: 'ProductDiscontinued', data: { itemNumber, successor: '6205-2RS' } };
  it('names the item that replaces it', () =>
    given(added).when({ type: 'DiscontinueProduct', itemNumber, successor: '6205-2RS' }).then(replaced));
  it('gets another successor later', () =>
    given(added, discontinued).when({ type: 'DiscontinueProduct', itemNumber, successor: '6205-2RS' }).then(replaced));
  it('is not replaced by itself', () =>
    given(added)
      .when({ type: 'DiscontinueProduct', itemNumber, successor: itemNumber })
      .thenRefused('successor_itself'));
  it('is reinstated once', () => {
    const reinstated: ProductEvent = { type: 'ProductReinstated', data: { itemNumber } };
    given(added, replaced).when({ type: 'ReinstateProduct', itemNumber }).then(reinstated);
    given(added, replaced, reinstated).when({ type: 'ReinstateProduct', itemNumber }).thenNothing();
  });
});

describe('the pictures of a product', () => {
  const [one, two] = ['1'.repeat(64), '2'.repeat(64)];
  const altText = { en: 'Seen from the side', fr: 'Vue de côté' };
  const pictured = (picture: string): ProductEvent => ({
    type: 'ProductPictureAdded',
    data: { itemNumber, picture, altText },
  });
  it('are added before the dimension drawing', () =>
    expect(
      given({ type: 'ProductAdded', data: { itemNumber, ...data, pictures: ['drawing'] } }, pictured(one)).state().data,
    ).toMatchObject({ pictures: [one, 'drawing'], pictureTexts: { [one]: altText } }));
  it('are one where the same file is sent twice', () =>
    given(added, pictured(one)).when({ type: 'AddPicture', itemNumber, picture: one, altText }).thenNothing());
  it('are put in another order', () =>
    given(added, pictured(one), pictured(two))
      .when({ type: 'ArrangePictures', itemNumber, pictures: [two, one] })
      .then({ type: 'ProductPicturesArranged', data: { itemNumber, pictures: [two, one] } }));
  it('are not put in an order that leaves out one that came meanwhile', () =>
    given(added, pictured(one), pictured(two))
      .when({ type: 'ArrangePictures', itemNumber, pictures: [one] })
      .thenRefused('changed_meanwhile', { present: { pictures: [one, two] } }));
  it('are at most twelve', () =>
    given({
      type: 'ProductAdded',
      data: { itemNumber, ...data, pictures: Array.from({ length: 12 }, (_, n) => `p${n}`) },
    })
      .when({ type: 'AddPicture', itemNumber, picture: one, altText })
      .thenRefused('too_many_pictures', { most: 12 }));
  it('take their text with them', () =>
    expect(
      given(added, pictured(one), { type: 'ProductPictureRemoved', data: { itemNumber, picture: one } }).state().data,
    ).toMatchObject({ pictures: [], pictureTexts: {} }));
});

describe('what an undone import had added', () => {
  const takenBack: ProductEvent = { type: 'ProductDiscontinued', data: { itemNumber, takenBack: true } };
  const bring = (seen: string, status: string) =>
    ({ type: 'BringProduct', itemNumber, isNew: false, seen: { status: seen }, changed: { status } }) as ProductCommand;

  it('is out of sale', () => given(added).when({ type: 'TakeBackProduct', itemNumber }).then(takenBack));
  it('is sold again when a file brings it', () =>
    given(added, takenBack)
      .when(bring('taken-back', 'active'))
      .then({ type: 'ProductReinstated', data: { itemNumber } }));
  it('is taken back again with that file', () =>
    given(added, takenBack, { type: 'ProductReinstated', data: { itemNumber } })
      .when(bring('active', 'taken-back'))
      .then(takenBack));
  it('is not what somebody has taken out of sale', () =>
    given(added, discontinued).when(bring('taken-back', 'active')).thenRefused('changed_meanwhile'));
});
