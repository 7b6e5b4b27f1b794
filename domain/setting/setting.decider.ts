import type { Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { masterDataDecider, type MasterDataState, type Save } from '#domain/shared/master-data.ts';
import type { SettingData, SettingEvent } from './setting.events.ts';

export interface SaveSetting extends Save<SettingData> {
  /** The value that whoever changes it has seen, and the one that counts where nobody set one. */
  readonly basedOn?: { readonly seen: string; readonly default: string };
}

const saving = masterDataDecider<'Setting', 'name', SettingData>('Setting', 'name');

export const setting: Decider<MasterDataState<SettingData>, SaveSetting, SettingEvent> = {
  ...saving,
  decide(command, state) {
    const { basedOn } = command;
    const present = basedOn && (state.data?.value ?? basedOn.default);
    if (basedOn && present !== basedOn.seen && present !== command.data.value)
      refuse('setting_changed_meanwhile', { value: present });
    return saving.decide(command, state);
  },
};
