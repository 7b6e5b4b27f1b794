import { download, type DownloadCommand } from './download.decider.ts';
import { evolveDownloads, type DownloadState } from './download.state.ts';

const asked = (more: Partial<DownloadCommand> = {}): DownloadCommand => ({
  type: 'Download',
  orderId: 'o',
  itemNumber: '6205',
  document: 'a'.repeat(64),
  fileName: 'certificate.pdf',
  by: 'contact:1',
  at: '2026-01-10T12:00:00.000Z',
  today: '2026-01-10',
  times: 2,
  until: '2026-01-14',
  ...more,
});
const had = (...commands: DownloadCommand[]): DownloadState =>
  commands.reduce<DownloadState>(
    (state, command) => download.decide(command, state).reduce(evolveDownloads, state),
    download.initialState,
  );

describe('a document for buyers', () => {
  it('is counted each time', () => expect(Object.values(had(asked(), asked()))).toEqual([2]));
  it('is refused once it was had as often as allowed', () =>
    expect(() => had(asked(), asked(), asked())).toThrow('downloads_used_up'));
  it('is counted for itself, of each item', () =>
    expect(Object.values(had(asked(), asked({ document: 'b' }), asked({ itemNumber: '6306' })))).toEqual([1, 1, 1]));
  it('may be had on the last day, and not on the next', () => {
    expect(download.decide(asked({ today: '2026-01-14' }), {})).toHaveLength(1);
    expect(() => download.decide(asked({ today: '2026-01-15' }), {})).toThrow('download_over');
  });
  it('may be had without limit', () =>
    expect(
      Object.values(had(...Array.from({ length: 9 }, () => asked({ times: 0, until: '', today: '2999-01-01' })))),
    ).toEqual([9]));
});
