import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { BrandEvent } from './brand.events.ts';

export interface BrandState {
  readonly picture: string;
  /** The name that its products are given at present; empty where nobody renames it. */
  readonly renamedTo: string;
  readonly times: number;
}

export type BrandCommand = { readonly brandId: string; readonly name: string } & (
  | { readonly type: 'SetLogo'; readonly picture: string }
  | { readonly type: 'RenameBrand'; readonly to: string }
  /** Sent when no product has the old name any more. */
  | { readonly type: 'CompleteRename'; readonly times: number }
);

export const brand: Decider<BrandState, BrandCommand, BrandEvent> = {
  initialState: { picture: '', renamedTo: '', times: 0 },

  decide(command, state) {
    const { brandId, name } = command;
    switch (command.type) {
      case 'SetLogo': {
        const { picture } = command;
        return picture === state.picture ? [] : [{ type: 'BrandLogoSet', data: { brandId, name, picture } }];
      }
      case 'RenameBrand': {
        const { to } = command;
        if (to === name) return refuse('brand_same_name', {}, 'invalid');
        // Two names at once would leave it to chance which product gets which.
        if (state.renamedTo && state.renamedTo !== to) return refuse('brand_being_renamed', { to: state.renamedTo });
        if (state.renamedTo) return [];
        return [{ type: 'BrandRenamed', data: { brandId, name, to, times: state.times + 1 } }];
      }
      case 'CompleteRename': {
        const { times } = command;
        return state.renamedTo && state.times === times
          ? [{ type: 'BrandRenameCompleted', data: { brandId, name, to: state.renamedTo, times } }]
          : [];
      }
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'BrandLogoSet':
        return { ...state, picture: event.data.picture };
      case 'BrandRenamed':
        return { ...state, renamedTo: event.data.to, times: event.data.times };
      case 'BrandRenameCompleted':
        return { ...state, renamedTo: '' };
      default:
        return unreachable(event);
    }
  },
};
