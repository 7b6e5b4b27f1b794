import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { withName, type PictureEvent, type PictureFormat, type PictureSize } from './picture.events.ts';

interface PictureState {
  readonly status: 'none' | 'uploaded' | 'sized';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly names: readonly string[];
  readonly converted: readonly PictureFormat[];
}

export type PictureCommand = { readonly picture: string } & (
  | { readonly type: 'UploadPicture'; readonly fileName: string; readonly width: number; readonly height: number }
  | { readonly type: 'SizePicture'; readonly sizes: readonly PictureSize[] }
  | { readonly type: 'ConvertPicture'; readonly size: PictureSize }
);

export const picture: Decider<PictureState, PictureCommand, PictureEvent> = {
  initialState: { status: 'none', width: 0, height: 0, names: [], converted: [] },

  decide(command, { status, names, converted }) {
    const { picture: id } = command;
    switch (command.type) {
      case 'UploadPicture': {
        const { fileName, width, height } = command;
        if (status === 'none') return [{ type: 'PictureUploaded', data: { picture: id, fileName, width, height } }];
        return names.includes(fileName) ? [] : [{ type: 'PictureNamed', data: { picture: id, fileName } }];
      }
      case 'SizePicture':
        if (status === 'none') return notFound('picture_unknown');
        return status === 'uploaded' ? [{ type: 'PictureSized', data: { picture: id, sizes: command.sizes } }] : [];
      case 'ConvertPicture': {
        if (status === 'none') return notFound('picture_unknown');
        const { size } = command;
        return converted.includes(size.format) ? [] : [{ type: 'PictureConverted', data: { picture: id, size } }];
      }
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'PictureUploaded': {
        const { fileName, width, height } = event.data;
        return { ...state, status: 'uploaded', width, height, names: [fileName] };
      }
      case 'PictureNamed':
        return { ...state, names: withName(state.names, event.data.fileName) };
      case 'PictureSized':
        return { ...state, status: 'sized' };
      case 'PictureConverted':
        return { ...state, converted: [...state.converted, event.data.size.format] };
      default:
        return unreachable(event);
    }
  },
};
