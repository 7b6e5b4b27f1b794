import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { isCountry, isState } from '#domain/shared/regions.ts';
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

type By = {
  readonly accountId: string;
  readonly exemptionId: string;
  readonly by: string;
  readonly at: string;
};

export type TaxExemptionCommand = By &
  (
    | { readonly type: 'GrantTaxExemption'; readonly certificate: Certificate; readonly today: string }
    | { readonly type: 'WithdrawTaxExemption'; readonly reason: string }
  );

const MAX_EXEMPTIONS = 200;

export const taxExemption: Decider<TaxExemptionState, TaxExemptionCommand, TaxExemptionEvent> = {
  initialState: { exemptions: [] },

  decide(command, { exemptions }) {
    const { accountId, exemptionId, by, at } = command;
    const present = exemptions.find((one) => one.exemptionId === exemptionId);
    switch (command.type) {
      case 'GrantTaxExemption': {
        if (present) return [];
        const { country, states, validUntil } = command.certificate;
        if (!isCountry(country)) return refuse('country_invalid', {}, 'invalid');
        if (!states.every((state) => isState(country, state))) return refuse('state_invalid', {}, 'invalid');
        if (validUntil < command.today) return refuse('exemption_expired', { day: validUntil }, 'invalid');
        if (exemptions.length >= MAX_EXEMPTIONS) return refuse('exemptions_too_many');
        return [{ type: 'TaxExemptionGranted', data: { accountId, exemptionId, ...command.certificate, by, at } }];
      }
      case 'WithdrawTaxExemption':
        if (!present) return notFound('exemption_not_found');
        return present.withdrawn
          ? []
          : [{ type: 'TaxExemptionWithdrawn', data: { accountId, exemptionId, reason: command.reason, by, at } }];
      default:
        return unreachable(command);
    }
  },

  evolve({ exemptions }, event) {
    if (event.type === 'TaxExemptionGranted') {
      const { accountId: _, ...exemption } = event.data;
      return { exemptions: [...exemptions, { ...exemption, withdrawn: null }] };
    }
    const { exemptionId, reason } = event.data;
    return {
      exemptions: exemptions.map((one) => (one.exemptionId === exemptionId ? { ...one, withdrawn: { reason } } : one)),
    };
  },
};

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
