import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { PictureEvent, PictureSize } from './picture.events.ts';

interface PictureState {
  readonly status: 'none' | 'uploaded' | 'sized';
}

export type PictureCommand = { readonly picture: string } & (
  | { readonly type: 'UploadPicture'; readonly fileName: string; readonly width: number; readonly height: number }
  | { readonly type: 'SizePicture'; readonly sizes: readonly PictureSize[] }
);

export const picture: Decider<PictureState, PictureCommand, PictureEvent> = {
  initialState: { status: 'none' },

  decide(command, { status }) {
    switch (command.type) {
      case 'UploadPicture': {
        const { picture: id, fileName, width, height } = command;
        return status === 'none' ? [{ type: 'PictureUploaded', data: { picture: id, fileName, width, height } }] : [];
      }
      case 'SizePicture': {
        const { picture: id, sizes } = command;
        if (status === 'none') return notFound('picture_unknown');
        return status === 'uploaded' ? [{ type: 'PictureSized', data: { picture: id, sizes } }] : [];
      }
      default:
        return unreachable(command);
    }
  },

  evolve(_state, event) {
    switch (event.type) {
      case 'PictureUploaded':
        return { status: 'uploaded' };
      case 'PictureSized':
        return { status: 'sized' };
      default:
        return unreachable(event);
    }
  },
};
