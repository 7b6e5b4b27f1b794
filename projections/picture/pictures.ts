import { withName, type PictureEvent, type PictureSize } from '#domain/picture/picture.events.ts';
import { defineReadModel, put, update } from '#platform/kernel/read-model/read-model.ts';

export interface PictureRow {
  /** SHA-256 of the picture as it was taken in. */
  readonly picture: string;
  readonly width: number;
  readonly height: number;
  /** Of the files that it came in. */
  readonly names: readonly string[];
  /** Empty until a worker has made them, or somebody asked for one. */
  readonly sizes: readonly PictureSize[];
}

export const pictures = defineReadModel<PictureRow, PictureEvent>({
  name: 'picture',
  version: 3,
  key: 'picture',
  columns: { picture: 'text', width: 'integer', height: 'integer', names: 'jsonb', sizes: 'jsonb' },
  // Finds by its own hash the file that a size lies in.
  indexes: ['using gin (sizes jsonb_path_ops)'],
  streams: ({ picture }) => [`picture-${picture}`],
  on: {
    PictureUploaded: ({ data: { picture, fileName, width, height } }) =>
      put<PictureRow>(picture, { picture, width, height, names: [fileName], sizes: [] }),
    PictureNamed: ({ data: { picture, fileName } }) =>
      update<PictureRow>(picture, (row) => ({ ...row, names: withName(row.names, fileName) })),
    PictureSized: ({ data: { picture, sizes } }) =>
      update<PictureRow>(picture, (row) => ({ ...row, sizes: [...row.sizes, ...sizes] })),
    PictureConverted: ({ data: { picture, size } }) =>
      update<PictureRow>(picture, (row) => ({ ...row, sizes: [...row.sizes, size] })),
  },
});
