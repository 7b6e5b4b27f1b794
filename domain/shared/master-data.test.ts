import { specificationFor } from '#domain/testing/decider-specification.ts';
import { masterDataDecider, type MasterDataEvent } from './master-data.ts';

interface Zone {
  readonly name: string;
  readonly rate: number;
}
type ZoneEvent = MasterDataEvent<'Zone', 'zone', Zone>;
const given = specificationFor(masterDataDecider<'Zone', 'zone', Zone>('Zone', 'zone'));
const added: ZoneEvent = { type: 'ZoneAdded', data: { zone: 'qc', name: 'Québec', rate: 5 } };
const change = (seen: Partial<Zone>, changed: Partial<Zone>) => ({ type: 'Change', id: 'qc', seen, changed }) as const;

describe('master data that is there', () => {
  it('changes field by field', () =>
    given(added)
      .when(change({ rate: 5 }, { rate: 6 }))
      .then({ type: 'ZoneRevised', data: { zone: 'qc', changed: { rate: 6 } } }));

  it('takes changes of two people that are about different fields', () =>
    given(added, { type: 'ZoneRevised', data: { zone: 'qc', changed: { name: 'QC' } } })
      .when(change({ rate: 5 }, { rate: 6 }))
      .then({ type: 'ZoneRevised', data: { zone: 'qc', changed: { rate: 6 } } }));

  it('tells the second of two people what the first has made of the same field', () =>
    given(added, { type: 'ZoneRevised', data: { zone: 'qc', changed: { rate: 7 } } })
      .when(change({ rate: 5 }, { rate: 6 }))
      .thenRefused('changed_meanwhile', { present: { rate: 7 } }));

  it('leaves no event where both wanted the same', () =>
    given(added, { type: 'ZoneRevised', data: { zone: 'qc', changed: { rate: 6 } } })
      .when(change({ rate: 5 }, { rate: 6 }))
      .thenNothing());

  it('cannot be added again', () =>
    given(added)
      .when({ type: 'Add', id: 'qc', data: { name: 'Québec', rate: 5 } })
      .thenRefused('already_exists', { id: 'qc' }));

  it('can be removed', () =>
    given(added)
      .when({ type: 'Remove', id: 'qc' })
      .then({ type: 'ZoneRemoved', data: { zone: 'qc' } }));
});

describe('master data that was removed', () => {
  const removed: ZoneEvent = { type: 'ZoneRemoved', data: { zone: 'qc' } };

  it('cannot be changed', () =>
    given(added, removed)
      .when(change({ rate: 5 }, { rate: 6 }))
      .thenRefused('not_found'));

  it('can be added again', () =>
    given(added, removed)
      .when({ type: 'Add', id: 'qc', data: { name: 'Québec', rate: 9 } })
      .then({ type: 'ZoneAdded', data: { zone: 'qc', name: 'Québec', rate: 9 } }));
});
