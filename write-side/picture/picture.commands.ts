import type { pictureOperations } from '#contracts/picture/picture.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { picture } from '#domain/picture/picture.decider.ts';
import type { PictureSize } from '#domain/picture/picture.events.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { pictureUrl } from '#platform/shop/picture-url.ts';
import { cleanPicture, pictureOf } from './clean-picture.ts';
import { convertPicture, sizePicture } from './size-picture.ts';

const streamOf = (id: string) => `picture-${id}`;

export const pictureCommands: Handlers<typeof pictureOperations, 'command'> = {
  async 'admin/picture/upload'({ FileName, FileData }, context) {
    const file = await keep({ bytes: Buffer.from(FileData, 'base64'), fileName: FileName }, context);
    await take(file, context);
    const { picture: id, width, height } = file;
    return { picture: id, url: pictureUrl(id, 600), width, height };
  },
};

interface KeptPicture {
  /** SHA-256 of the picture as the shop keeps it, hex. */
  readonly picture: string;
  readonly fileName: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

async function keep(
  { bytes: sent, fileName: name }: { readonly bytes: Uint8Array; readonly fileName: string },
  context: OperationContext,
): Promise<KeptPicture> {
  const { fileName } = await context.commands.attachment.fileName({ fileName: name });
  const { bytes, width, height } = pictureOf(await context.services.threads.run(cleanPicture, { bytes: sent }));
  return { picture: await context.services.blobs.put(bytes), fileName, width, height };
}

/** Its bytes are kept before: no event may name a file that is not there. */
async function take(file: KeptPicture, context: OperationContext): Promise<void> {
  await context.run(picture, streamOf(file.picture), { type: 'UploadPicture', ...file });
}

export const pictureFunctions = {
  /** Takes a picture apart and keeps it; the shop has it once `take` says so. @throws DomainError saying why it is none */
  async keep(
    sent: { readonly bytes: Uint8Array; readonly fileName: string },
    context: OperationContext,
  ): Promise<KeptPicture> {
    return keep(sent, context);
  },

  /** Makes a kept picture one of the shop's; harmless when repeated. */
  async take(file: KeptPicture, context: OperationContext): Promise<void> {
    await take(file, context);
  },

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

declare module '#platform/kernel/operations/features.ts' {
  interface States {
    readonly picture: FunctionsOf<typeof pictureStates>;
  }
  interface Commands {
    readonly picture: FunctionsOf<typeof pictureFunctions>;
  }
}
