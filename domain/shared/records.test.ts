import { DomainError } from './domain-error.ts';
import { recordKind } from './records.ts';

const { decide, evolve } = recordKind<'Zone', 'zone', { readonly name: string }>('Zone', 'zone');

describe('records of one stream', () => {
  it.each(['constructor', 'toString', 'hasOwnProperty'])('know no %s that nobody added', (id) => {
    expect(() => decide({ type: 'Remove', id }, {})).toThrow(DomainError);
    expect(() => decide({ type: 'Change', id, seen: {}, changed: { name: 'x' } }, {})).toThrow(DomainError);
  });
  it('are added, changed and gone, each by its id', () => {
    const added = evolve({}, { type: 'ZoneAdded', data: { zone: 'qc', name: 'Québec' } });
    const changed = evolve(added, { type: 'ZoneRevised', data: { zone: 'qc', changed: { name: 'QC' } } });
    expect(changed).toEqual({ qc: { name: 'QC' } });
    expect(evolve(changed, { type: 'ZoneRemoved', data: { zone: 'qc' } })).toEqual({});
  });
});
