import type { Certificate, TaxExemptionEvent } from './tax-exemption.events.ts';

export interface Exemption extends Certificate {
  readonly exemptionId: string;
  readonly by: string;
  readonly at: string;
  /** `null` while it was not withdrawn. */
  readonly withdrawn: { readonly reason: string } | null;
}

export interface TaxExemptionState {
  readonly exemptions: readonly Exemption[];
}

export const NO_EXEMPTIONS: TaxExemptionState = { exemptions: [] };

export function evolveExemptions({ exemptions }: TaxExemptionState, event: TaxExemptionEvent): TaxExemptionState {
  if (event.type === 'TaxExemptionGranted') {
    const { accountId: _, ...exemption } = event.data;
    return { exemptions: [...exemptions, { ...exemption, withdrawn: null }] };
  }
  const { exemptionId, reason } = event.data;
  return {
    exemptions: exemptions.map((one) => (one.exemptionId === exemptionId ? { ...one, withdrawn: { reason } } : one)),
  };
}

/** The certificate that holds in a state on a calendar day of the shop; undefined where none does. */
export const exemptionAt = (
  exemptions: readonly Exemption[],
  { country, state }: { readonly country: string; readonly state: string },
  day: string,
): Exemption | undefined =>
  exemptions.find(
    (one) =>
      !one.withdrawn &&
      one.country === country &&
      (!one.states.length || one.states.includes(state)) &&
      one.validFrom <= day &&
      day <= one.validUntil,
  );
