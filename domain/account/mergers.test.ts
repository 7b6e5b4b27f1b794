import { specificationFor } from '#domain/testing/decider-specification.ts';
import { mergers } from './mergers.decider.ts';
import type { MergersEvent } from './mergers.events.ts';

const given = specificationFor(mergers);
const agreed = (accountId: string, into: string): MergersEvent => ({ type: 'MergerAgreed', data: { accountId, into } });
const agree = (accountId: string, into: string) => ({ type: 'AgreeOnMerger' as const, accountId, into });

describe('mergers of accounts', () => {
  it('are agreed on once', () => {
    given().when(agree('A', 'B')).then(agreed('A', 'B'));
    given(agreed('A', 'B')).when(agree('A', 'B')).thenNothing();
  });

  it('never go in a circle, however long', () => {
    given(agreed('A', 'B')).when(agree('B', 'A')).thenRefused('merge_with_itself');
    given(agreed('A', 'B'), agreed('B', 'C')).when(agree('C', 'A')).thenRefused('merge_with_itself');
    given().when(agree('A', 'A')).thenRefused('merge_with_itself');
  });

  it('may go elsewhere where the first came to nothing', () =>
    given(agreed('A', 'B'), agreed('A', 'C')).when(agree('B', 'A')).then(agreed('B', 'A')));
});
