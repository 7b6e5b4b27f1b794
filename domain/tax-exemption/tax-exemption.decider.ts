import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { isCountry, isState } from '#domain/shared/regions.ts';
import type { Certificate, TaxExemptionEvent } from './tax-exemption.events.ts';
import { evolveExemptions, NO_EXEMPTIONS, type TaxExemptionState } from './tax-exemption.state.ts';

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
  initialState: NO_EXEMPTIONS,

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

  evolve: evolveExemptions,
};
