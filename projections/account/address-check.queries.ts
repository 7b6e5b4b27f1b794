import type { addressCheckOperations } from '#contracts/account/address-check.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';

export const addressCheckQueries: Handlers<typeof addressCheckOperations, 'query'> = {
  async 'account/checkaddress'(address, { services }) {
    const answer = await services.addressCheck.check(address);
    return {
      outcome: answer.outcome,
      suggestions: answer.outcome === 'other' ? [...answer.suggestions] : [],
    };
  },
};
