import type { SettingData, SettingEvent } from '#domain/setting/setting.events.ts';
import type { MasterDataRow } from '#platform/shop/master-data/master-data.ts';
import { readModelSpecification } from '../../tests/harness/read-model-specification.ts';
import { settings } from './settings.ts';

const given = readModelSpecification<MasterDataRow<SettingData>, SettingEvent>(settings);
const added: SettingEvent = { type: 'SettingAdded', data: { name: 'DealersNeedApproval', value: '0' } };
const revised: SettingEvent = {
  type: 'SettingRevised',
  data: { name: 'DealersNeedApproval', changed: { value: '1' } },
};

describe('a setting, as all master data', () => {
  it('is what was saved', () => given(added).then({ id: 'DealersNeedApproval', data: { value: '0' } }));
  it('is what it was last revised to', () => given(added, revised).then({ data: { value: '1' } }));
  it('is the same however its events are cut into chunks', () => given(added, revised).thenTheSameInChunksOfOne());
});
