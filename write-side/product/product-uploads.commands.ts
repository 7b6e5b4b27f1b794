// Pictures and documents of products.
import type { productDeskOperations } from '#contracts/product/product-desk.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { changeText } from '#domain/shared/translated.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import type { EditedDocument } from '#domain/product/product.uploads.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { isUploaded } from '#platform/shop/picture-url.ts';
import { run } from './product-desk.commands.ts';

const success = { message: 'success' } as const;

type Uploads = Pick<
  Handlers<typeof productDeskOperations, 'command'>,
  | 'admin/product/addpicture'
  | 'admin/product/removepicture'
  | 'admin/product/arrangepictures'
  | 'admin/product/describepicture'
  | 'admin/product/adddocument'
  | 'admin/product/changedocument'
  | 'admin/product/removedocument'
>;

export const productUploads: Uploads = {
  async 'admin/product/addpicture'({ itemNumber, picture, altText }, context) {
    if (!isUploaded(picture) || !(await context.states.picture.isThere({ picture })).isThere)
      refuse('picture_unknown', {}, 'invalid');
    await run(context, { type: 'AddPicture', itemNumber, picture, altText });
    return success;
  },

  async 'admin/product/removepicture'({ itemNumber, picture }, context) {
    await run(context, { type: 'RemovePicture', itemNumber, picture });
    return success;
  },

  async 'admin/product/arrangepictures'({ itemNumber, pictures }, context) {
    await run(context, { type: 'ArrangePictures', itemNumber, pictures });
    return success;
  },

  async 'admin/product/describepicture'({ itemNumber, picture, altText }, context) {
    await run(context, { type: 'DescribePicture', itemNumber, picture, altText });
    return success;
  },

  async 'admin/product/adddocument'({ itemNumber, FileName, FileType, FileData, title, ...document }, context) {
    const { fileName, contentType, sha256, size } = await context.commands.attachment.keepFile({
      fileName: FileName,
      fileType: FileType,
      fileData: FileData,
    });
    await run(context, {
      type: 'AddDocument',
      itemNumber,
      document: { document: sha256, ...document, title: changeText(undefined, title), fileName, contentType, size },
    });
    return success;
  },

  async 'admin/product/changedocument'({ itemNumber, document, seen, changed }, context) {
    const { title, ...others } = saidFields(changed);
    await run(context, {
      type: 'ChangeDocument',
      itemNumber,
      document,
      seen: saidFields(seen) as Partial<EditedDocument>,
      changed: { ...others, ...(title ? { title: changeText(undefined, title) } : {}) },
    });
    return success;
  },

  async 'admin/product/removedocument'({ itemNumber, document }, context) {
    await run(context, { type: 'RemoveDocument', itemNumber, document });
    return success;
  },
};
