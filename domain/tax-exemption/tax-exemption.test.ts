import { specificationFor } from '#domain/testing/decider-specification.ts';
import { taxExemption, type TaxExemptionCommand } from './tax-exemption.decider.ts';
import { exemptionAt } from './tax-exemption.state.ts';
import type { Certificate, TaxExemptionEvent } from './tax-exemption.events.ts';

const given = specificationFor(taxExemption);
const by = { accountId: 'a1', exemptionId: 'e1', by: 'staff:helen', at: '2026-11-23T12:00:00Z' };
const certificate: Certificate = {
  certificate: 'QC-77',
  country: 'CA',
  states: ['QC'],
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
  file: null,
};
const grant = (changed: Partial<Certificate> = {}): TaxExemptionCommand => ({
  type: 'GrantTaxExemption',
  ...by,
  certificate: { ...certificate, ...changed },
  today: '2026-11-23',
});
const granted: TaxExemptionEvent = { type: 'TaxExemptionGranted', data: { ...by, ...certificate } };
const withdrawn: TaxExemptionEvent = { type: 'TaxExemptionWithdrawn', data: { ...by, reason: 'forged' } };

describe('a tax exemption', () => {
  it('rests on a certificate', () => given().when(grant()).then(granted));
  it('is not granted by a certificate that expired', () =>
    given()
      .when(grant({ validUntil: '2026-11-22' }))
      .thenRefused('exemption_expired', { day: '2026-11-22' }));
  it('holds in states that there are', () =>
    given()
      .when(grant({ states: ['NY'] }))
      .thenRefused('state_invalid'));
  it('is withdrawn once', () => {
    given(granted)
      .when({ type: 'WithdrawTaxExemption', ...by, reason: 'forged' })
      .then(withdrawn);
    given(granted, withdrawn)
      .when({ type: 'WithdrawTaxExemption', ...by, reason: 'forged' })
      .thenNothing();
  });

  const on = (day: string, state = 'QC', ...events: TaxExemptionEvent[]) =>
    exemptionAt(given(granted, ...events).state().exemptions, { country: 'CA', state }, day)?.certificate;
  it('holds in its region, from its first day to its last', () => {
    expect(on('2026-01-01')).toBe('QC-77');
    expect(on('2026-12-31')).toBe('QC-77');
    expect(on('2025-12-31')).toBeUndefined();
    expect(on('2027-01-01')).toBeUndefined();
    expect(on('2026-06-01', 'ON')).toBeUndefined();
    expect(on('2026-06-01', 'QC', withdrawn)).toBeUndefined();
  });
});
