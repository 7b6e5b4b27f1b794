import type { pictureOperations } from '#contracts/picture.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { picture } from '#domain/picture/picture.decider.ts';
import type { PictureSize } from '#domain/picture/picture.events.ts';
import type { FunctionsOf } from '#platform/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import { pictureUrl } from '#platform/picture-url.ts';
import { cleanPicture, pictureOf } from './clean-picture.ts';
import { convertPicture, sizePicture } from './size-picture.ts';

const streamOf = (id: string) => `picture-${id}`;

export const pictureCommands: Handlers<typeof pictureOperations, 'command'> = {
  async 'admin/picture/upload'({ FileName, FileData }, context) {
    const { fileName } = await context.commands.attachment.fileName({ fileName: FileName });
    const sent = Buffer.from(FileData, 'base64');
    const { bytes, width, height } = pictureOf(await context.services.threads.run(cleanPicture, { bytes: sent }));
    // Before its event: no event may name a file that is not there.
    const id = await context.services.blobs.put(bytes);
    await context.run(picture, streamOf(id), { type: 'UploadPicture', picture: id, fileName, width, height });
    return { picture: id, url: pictureUrl(id, 600), width, height };
  },
};

export const pictureFunctions = {
  /** Makes the sizes of an uploaded picture that pages ask for; harmless when repeated. */
  async makeSizes({ picture: id }: { readonly picture: string }, context: OperationContext): Promise<void> {
    const { services } = context;
    const made = await services.threads.run(sizePicture, { bytes: await services.blobs.get(id) });
    const sizes: PictureSize[] = [];
    for (const { width, format, bytes } of made)
      sizes.push({ width, format, sha256: await services.blobs.put(bytes), bytes: bytes.length });
    await context.run(picture, streamOf(id), { type: 'SizePicture', picture: id, sizes });
  },

  /**
   * Makes of a picture what letters and papers can show. Refuses with picture_unknown where none of these measures, in
   * pixels, was uploaded.
   */
  async convert(
    { picture: id, width, height }: { readonly picture: string; readonly width: number; readonly height: number },
    context: OperationContext,
  ): Promise<void> {
    const { state } = await context.load(picture, streamOf(id));
    if (state.width !== width || state.height !== height) refuse('picture_unknown', {}, 'invalid');
    if (state.converted.length) return;
    const { services } = context;
    const made = await services.threads.run(convertPicture, { bytes: await services.blobs.get(id) });
    const size = { width: made.width, format: made.format, bytes: made.bytes.length };
    const sha256 = await services.blobs.put(made.bytes);
    await context.run(picture, streamOf(id), { type: 'ConvertPicture', picture: id, size: { ...size, sha256 } });
  },
};

export const pictureStates = {
  /** Tells whether a picture was uploaded. */
  async isThere(
    { picture: id }: { readonly picture: string },
    context: OperationContext,
  ): Promise<{ isThere: boolean }> {
    return { isThere: (await context.load(picture, streamOf(id))).state.status !== 'none' };
  },
};

declare module '#platform/operations/features.ts' {
  interface States {
    readonly picture: FunctionsOf<typeof pictureStates>;
  }
  interface Commands {
    readonly picture: FunctionsOf<typeof pictureFunctions>;
  }
}
