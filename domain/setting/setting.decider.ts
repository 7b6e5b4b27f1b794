import { changesOn } from '#domain/shared/changed-fields.ts';
import type { Decider } from '#domain/shared/decider.ts';
import { masterDataDecider, type MasterDataCommand, type MasterDataState } from '#domain/shared/master-data.ts';
import type { SettingData, SettingEvent } from './setting.events.ts';

/** Where nobody has set it, a setting changes from its documented default. */
export type SettingCommand = MasterDataCommand<SettingData> & { readonly default: string };

const masterData = masterDataDecider<'Setting', 'name', SettingData>('Setting', 'name');

export const setting: Decider<MasterDataState<SettingData>, SettingCommand, SettingEvent> = {
  ...masterData,
  decide({ default: value, ...command }, state) {
    if (command.type !== 'Change' || state.data) return masterData.decide(command, state);
    const changed = changesOn({ value }, command.seen, command.changed);
    return changed ? masterData.decide({ type: 'Add', id: command.id, data: { value, ...changed } }, state) : [];
  },
};
