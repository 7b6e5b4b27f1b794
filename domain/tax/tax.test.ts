import { specificationFor } from '#domain/testing/decider-specification.ts';
import { pricing } from '#domain/shared/price/price-steps.ts';
import type { Place } from '#domain/shared/place.ts';
import { tax, type TaxCommand } from './tax.decider.ts';
import { rateOn, type Tax, type TaxEvent, type TaxZoneData } from './tax.events.ts';
import { taxesAt, zoneAt } from './tax.pricing.ts';

const given = specificationFor(tax);
const place = (country: string, state = '', zipFrom = '', zipTo = zipFrom): Place => ({
  country,
  state,
  zipFrom,
  zipTo,
});
const gst: Tax = {
  name: { en: 'GST', fr: 'TPS' },
  onShipping: true,
  compound: false,
  rates: [{ taxClass: 'standard', validFrom: '2025-01-01', rate: 5_000 }],
};
const qst: Tax = { ...gst, name: { en: 'QST', fr: 'TVQ' }, rates: [{ ...gst.rates[0]!, rate: 9_975 }] };
const data = (name: string, places: Place[], taxes: readonly Tax[] = [gst]): TaxZoneData => ({
  name: { en: name, fr: name },
  places,
  taxes,
});
const added = (taxZone: string, ...places: Place[]): TaxEvent => ({
  type: 'TaxZoneAdded',
  data: { taxZone, ...data(taxZone, places) },
});
const add = (id: string, ...places: Place[]): TaxCommand => ({ of: 'zone', type: 'Add', id, data: data(id, places) });

describe('tax zones', () => {
  const canada = given(added('canada', place('CA')));

  it('may lie within each other: a state in its country, postal codes in a state', () => {
    canada.when(add('quebec', place('CA', 'QC'))).then(added('quebec', place('CA', 'QC')));
    given(added('canada', place('CA')), added('quebec', place('CA', 'QC')))
      .when(add('montreal', place('CA', 'QC', 'H1', 'H4')))
      .then(added('montreal', place('CA', 'QC', 'H1', 'H4')));
  });
  it('may not be equally specific', () =>
    canada.when(add('again', place('CA'))).thenRefused('tax_zones_clash', { place: 'CA', zone: 'canada' }));
  it('may not overlap by a part of their postal codes', () =>
    given(added('west', place('CA', 'QC', 'H1', 'H4')))
      .when(add('north', place('CA', 'QC', 'H3', 'H7')))
      .thenRefused('tax_zones_clash', { place: 'CA-QC H3–H7', other: 'CA-QC H1–H4' }));
  it('may not hold a place twice', () =>
    given()
      .when(add('twice', place('CA', 'QC'), place('CA', 'QC')))
      .thenRefused('tax_places_twice'));
  it('serve at least one place', () => given().when(add('nowhere')).thenRefused('tax_zone_without_places'));
  it('know the states and the postal codes of a country, and no others', () => {
    given()
      .when(add('a', place('CA', 'XX')))
      .thenRefused('state_invalid');
    given()
      .when(add('a', place('ZZ', '')))
      .thenRefused('country_invalid');
    given()
      .when(add('a', place('CA', 'QC', 'D1')))
      .thenRefused('zip_range_invalid');
    given()
      .when(add('a', place('CA', 'QC', 'H4', 'H1')))
      .thenRefused('zip_range_invalid');
    given()
      .when(add('a', place('CA', 'QC', 'M5')))
      .thenRefused('zip_of_other_state');
    given()
      .when(add('a', place('US', 'NY', '100')))
      .then(added('a', place('US', 'NY', '100')));
  });
  it('name classes that there are, and each with one rate a day', () => {
    const [rate] = gst.rates;
    const with2 = (rates: Tax['rates']): TaxCommand => ({
      of: 'zone',
      type: 'Add',
      id: 'z',
      data: data('z', [place('CA')], [{ ...gst, rates }]),
    });
    given()
      .when(with2([{ ...rate!, taxClass: 'books' }]))
      .thenRefused('tax_class_unknown', { taxClass: 'books' });
    given()
      .when(with2([rate!, { ...rate!, rate: 1 }]))
      .thenRefused('tax_rate_twice');
  });
});

describe('two managers on one zone', () => {
  const zone = given(added('canada', place('CA')));
  const change = (seen: Partial<TaxZoneData>, changed: Partial<TaxZoneData>): TaxCommand => ({
    of: 'zone',
    type: 'Change',
    id: 'canada',
    seen,
    changed,
  });

  it('each change what they edited', () =>
    zone
      .when(change({ taxes: [gst] }, { taxes: [gst, qst] }))
      .then({ type: 'TaxZoneRevised', data: { taxZone: 'canada', changed: { taxes: [gst, qst] } } }));
  it('do not undo what they have not seen', () =>
    zone.when(change({ taxes: [] }, { taxes: [qst] })).thenRefused('changed_meanwhile', { present: { taxes: [gst] } }));
  it('agree where both want the same', () => zone.when(change({ taxes: [] }, { taxes: [gst] })).thenNothing());
});

describe('a tax class', () => {
  const books: TaxEvent = {
    type: 'TaxClassAdded',
    data: { taxClass: 'books', name: { en: 'Books', fr: 'Livres' }, sort: 1 },
  };
  it('that a rate names stays', () =>
    given(books, {
      type: 'TaxZoneAdded',
      data: {
        taxZone: 'z',
        ...data('z', [place('CA')], [{ ...gst, rates: [{ ...gst.rates[0]!, taxClass: 'books' }] }]),
      },
    })
      .when({ of: 'class', type: 'Remove', id: 'books' })
      .thenRefused('tax_class_in_use'));
  it('goes where no rate names it', () =>
    given(books)
      .when({ of: 'class', type: 'Remove', id: 'books' })
      .then({ type: 'TaxClassRemoved', data: { taxClass: 'books' } }));
  it('that is the standard one stays', () =>
    given().when({ of: 'class', type: 'Remove', id: 'standard' }).thenRefused('tax_class_standard'));
});

describe('the taxes of an address', () => {
  const zones = {
    canada: data('canada', [place('CA')]),
    quebec: data('quebec', [place('CA', 'QC')], [gst, qst]),
    montreal: data('montreal', [place('CA', 'QC', 'H1', 'H4')], []),
  };

  it('are those of the most specific zone, and the others are named', () => {
    const found = zoneAt(zones, { country: 'CA', state: 'QC', zip: 'h2x 1a1' });
    expect(found?.id).toBe('montreal');
    expect(found?.outranked.map(({ id }) => id)).toEqual(['quebec', 'canada']);
    expect(zoneAt(zones, { country: 'CA', state: 'QC', zip: 'G1A 1A1' })?.id).toBe('quebec');
    expect(zoneAt(zones, { country: 'CA', state: 'QC' })?.id).toBe('quebec');
    expect(zoneAt(zones, { country: 'US', state: 'NY', zip: '10001' })).toBeUndefined();
  });

  it('follow the day: a planned rate holds from its first day on', () => {
    const rising = { ...gst, rates: [...gst.rates, { taxClass: 'standard', validFrom: '2027-01-01', rate: 6_000 }] };
    expect(rateOn(rising, 'standard', '2026-12-31')).toBe(5_000);
    expect(rateOn(rising, 'standard', '2027-01-01')).toBe(6_000);
    expect(rateOn(rising, 'standard', '2024-12-31')).toBeUndefined();
    // A class without rates of its own is taxed like the standard one.
    expect(rateOn(rising, 'books', '2027-01-01')).toBe(6_000);
  });

  const charged = (
    taxes: readonly Tax[],
    lines: readonly { amount: number; taxClass?: string }[],
    exemption?: { certificate: string },
  ) => {
    const priced = lines.map(({ amount, taxClass }) => ({
      taxClass,
      steps: [{ kind: 'free-form' as const, amount, source: { unitPrice: amount }, reason: '' }],
    }));
    const at = taxesAt(
      { z: data('z', [place('CA')], taxes) },
      { country: 'CA', state: 'QC' },
      { classes: lines.map(({ taxClass = 'standard' }) => taxClass), day: '2026-11-23', exemption },
    );
    const shipping = { shippingMethod: 'g', name: { en: '', fr: '' }, price: 1_000, grams: 1 };
    return pricing
      .deliverySteps(priced, { shipping, tax: at })
      .flatMap((step) => (step.kind === 'tax' ? [[step.source.name.en, step.amount]] : []));
  };
  const withBooks: Tax = { ...qst, rates: [...qst.rates, { taxClass: 'books', validFrom: '2025-01-01', rate: 0 }] };

  it('are computed on the goods of their class alone, freight with the standard class', () =>
    expect(charged([gst, withBooks], [{ amount: 10_000 }, { amount: 5_000, taxClass: 'books' }])).toEqual([
      ['GST 5%', 800],
      ['QST 9.975%', 1_097],
    ]));
  it('are charged on freight even where all goods are of another class', () =>
    expect(charged([withBooks], [{ amount: 5_000, taxClass: 'books' }])).toEqual([['QST 9.975%', 100]]));
  it('are computed on those before them where they are compound', () =>
    expect(charged([gst, { ...qst, compound: true }], [{ amount: 9_000 }])).toEqual([
      ['GST 5%', 500],
      ['QST 9.975%', 1_047],
    ]));
  it('are nothing under a certificate', () =>
    expect(charged([gst], [{ amount: 9_000 }], { certificate: 'X-1' })).toEqual([['GST 5%', 0]]));
});

describe('a rate that a file brings', () => {
  const standard = { taxClass: 'standard', validFrom: '2027-01-01' } as const;
  const bring = (name: string, rate: number, id = 'canada'): TaxCommand => ({
    ...{
      of: 'rate',
      type: 'BringRate',
      id,
      tax: name,
      taxFr: '',
      ...standard,
      rate,
      onShipping: true,
      compound: false,
    },
  });
  const canada = given(added('canada', place('CA')));
  const revised = (...taxes: Tax[]): TaxEvent => ({
    type: 'TaxZoneRevised',
    data: { taxZone: 'canada', changed: { taxes } },
  });
  const both: Tax = { ...gst, rates: [...gst.rates, { ...standard, rate: 6_000 }] };

  it('stands beside those of other days', () => canada.when(bring('GST', 6_000)).then(revised(both)));
  it('adds its tax where the zone has none of the name, after the others', () =>
    canada.when(bring('Levy', 1_000)).then(
      revised(gst, {
        ...{ name: { en: 'Levy', fr: 'Levy' }, onShipping: true, compound: false },
        rates: [{ ...standard, rate: 1_000 }],
      }),
    ));
  it('that is there already changes nothing', () =>
    given(added('canada', place('CA')), revised(both))
      .when(bring('GST', 6_000))
      .thenNothing());
  it('goes again, and with its last rate the tax', () => {
    const remove = (name: string, validFrom: string): TaxCommand => ({
      ...{ of: 'rate', type: 'RemoveRate', id: 'canada', tax: name, taxClass: 'standard', validFrom },
    });
    given(added('canada', place('CA')), revised(both))
      .when(remove('GST', '2027-01-01'))
      .then(revised(gst));
    canada.when(remove('GST', '2025-01-01')).then(revised());
    canada.when(remove('Levy', '2025-01-01')).thenNothing();
  });
  it('is refused for a zone that is not there', () =>
    canada.when(bring('GST', 6_000, 'nowhere')).thenRefused('tax_zone_not_found'));
});
