import type { Decider } from '#domain/shared/decider.ts';
import type { PublicFileEvent } from './public-file.events.ts';

interface PublicFileState {
  readonly isUploaded: boolean;
}

export interface PublicFileCommand {
  readonly type: 'UploadPublicFile';
  readonly sha256: string;
  readonly fileName: string;
}

export const publicFile: Decider<PublicFileState, PublicFileCommand, PublicFileEvent> = {
  initialState: { isUploaded: false },
  decide: ({ sha256, fileName }, { isUploaded }) =>
    isUploaded ? [] : [{ type: 'PublicFileUploaded', data: { sha256, fileName } }],
  evolve: () => ({ isUploaded: true }),
};
