import type { Decider } from '#domain/shared/decider.ts';
import type { RecommendationEvent } from './recommendation.events.ts';

export interface RecommendationState {
  readonly data?: RecommendationEvent['data'];
}

export type RecommendationCommand = { readonly type: 'RecommendProduct' } & RecommendationEvent['data'];

/** One letter for one press, however often the press is repeated. */
export const recommendation: Decider<RecommendationState, RecommendationCommand, RecommendationEvent> = {
  initialState: {},
  decide: ({ type: _, ...data }, state) => (state.data ? [] : [{ type: 'ProductRecommended', data }]),
  evolve: (_state, { data }) => ({ data }),
};
