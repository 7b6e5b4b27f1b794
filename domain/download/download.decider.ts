import { own } from '#domain/shared/dictionary.ts';
import type { Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { DownloadEvent } from './download.events.ts';
import {
  downloadKey,
  evolveDownloads,
  isOver,
  type DownloadLimits,
  type DownloadState,
  type Had,
} from './download.state.ts';

export type DownloadCommand = { readonly type: 'Download'; readonly today: string } & DownloadLimits & Had;

/** @throws DomainError download_over, downloads_used_up */
export const download: Decider<DownloadState, DownloadCommand, DownloadEvent> = {
  initialState: {},
  decide({ type: _, today, times, until, ...data }, had) {
    if (isOver({ times, until }, today)) return refuse('download_over', { day: until });
    if (times > 0 && (own(had, downloadKey(data)) ?? 0) >= times) return refuse('downloads_used_up', { count: times });
    return [{ type: 'DocumentDownloaded', data }];
  },
  evolve: evolveDownloads,
};
