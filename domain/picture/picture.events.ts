import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** Pages ask for these widths, in pixels. */
export const PICTURE_WIDTHS = [240, 600, 1_200] as const;
/** Letters and papers take the longer side of this many pixels. */
export const PAPER_WIDTH = 600;
export const PICTURE_FORMATS = ['webp', 'avif'] as const;
/** PNG is for what knows neither of the others: papers and mail programs. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number] | 'png';

/** A picture in one width and format; a file in platform/blob. */
export interface PictureSize {
  /** Pixels. */
  readonly width: number;
  readonly format: PictureFormat;
  readonly sha256: string;
  readonly bytes: number;
}

/** Names of files that a picture came in: so many are kept, the latest. */
export const PICTURE_NAMES = 100;
export const withName = (names: readonly string[], fileName: string): readonly string[] =>
  [...names, fileName].slice(-PICTURE_NAMES);

export type PictureEvent =
  /** `picture` is the SHA-256 of the file as the shop keeps it; width and height are in pixels. */
  | DomainEvent<
      'PictureUploaded',
      { readonly picture: string; readonly fileName: string; readonly width: number; readonly height: number }
    >
  /** The same picture came again in a file of another name. */
  | DomainEvent<'PictureNamed', { readonly picture: string; readonly fileName: string }>
  | DomainEvent<'PictureSized', { readonly picture: string; readonly sizes: readonly PictureSize[] }>
  /** A size for a use of its own, as a logo's for letters and papers. */
  | DomainEvent<'PictureConverted', { readonly picture: string; readonly size: PictureSize }>;

export const pictureEvents = defineEvents<PictureEvent>({ category: 'picture' });
