// Pictures and documents of a product: what lies in files is named by its SHA-256.
import { inOrder } from '#domain/shared/product-pictures.ts';
import { own } from '#domain/shared/dictionary.ts';
import { changedFields, changesOn } from '#domain/shared/changed-fields.ts';
import { unreachable } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { NO_TEXT, type Translated } from '#domain/shared/translated.ts';
import { PRODUCT_LIMITS, type ProductData, type ProductDocument, type ProductEvent } from './product.events.ts';

/** What of a document may be edited; its file never is. */
export type EditedDocument = Pick<ProductDocument, 'kind' | 'title' | 'readers' | 'days' | 'times'>;

interface OfItem {
  readonly itemNumber: string;
}

export type UploadCommand = OfItem &
  (
    | { readonly type: 'AddPicture'; readonly picture: string; readonly altText: Translated }
    | { readonly type: 'RemovePicture'; readonly picture: string }
    | { readonly type: 'ArrangePictures'; readonly pictures: readonly string[] }
    | { readonly type: 'DescribePicture'; readonly picture: string; readonly altText: Translated }
    | { readonly type: 'AddDocument'; readonly document: ProductDocument }
    | {
        readonly type: 'ChangeDocument';
        readonly document: string;
        readonly seen: Partial<EditedDocument>;
        readonly changed: Partial<EditedDocument>;
      }
    | { readonly type: 'RemoveDocument'; readonly document: string }
  );

const TYPES: ReadonlySet<string> = new Set<UploadCommand['type']>([
  'AddPicture',
  'RemovePicture',
  'ArrangePictures',
  'DescribePicture',
  'AddDocument',
  'ChangeDocument',
  'RemoveDocument',
]);

export const isUpload = (command: { readonly type: string }): command is UploadCommand => TYPES.has(command.type);

export function decideUpload(command: UploadCommand, data: ProductData): ProductEvent[] {
  const { itemNumber } = command;
  switch (command.type) {
    case 'AddPicture': {
      const { picture, altText } = command;
      // The same file sent twice is one picture.
      if (data.pictures.includes(picture)) return [];
      if (data.pictures.length >= PRODUCT_LIMITS.pictures)
        return refuse('too_many_pictures', { most: PRODUCT_LIMITS.pictures });
      return [{ type: 'ProductPictureAdded', data: { itemNumber, picture, altText } }];
    }
    case 'RemovePicture': {
      const { picture } = command;
      return data.pictures.includes(picture) ? [{ type: 'ProductPictureRemoved', data: { itemNumber, picture } }] : [];
    }
    case 'ArrangePictures':
      return arrange(itemNumber, command.pictures, data);
    case 'DescribePicture': {
      const { picture, altText } = command;
      if (!data.pictures.includes(picture)) return notFound('picture_not_found');
      const before = own(data.pictureTexts, picture) ?? NO_TEXT;
      return changedFields(before, altText)
        ? [{ type: 'ProductPictureDescribed', data: { itemNumber, picture, altText } }]
        : [];
    }
    case 'AddDocument': {
      const { document } = command;
      if (data.documents.some((one) => one.document === document.document)) return refuse('document_exists');
      if (data.documents.length >= PRODUCT_LIMITS.documents)
        return refuse('too_many_documents', { most: PRODUCT_LIMITS.documents });
      return [{ type: 'ProductDocumentAdded', data: { itemNumber, ...document } }];
    }
    case 'ChangeDocument': {
      const before = documentOf(command.document, data);
      const changed = changesOn<EditedDocument>(before, command.seen, command.changed);
      return changed
        ? [{ type: 'ProductDocumentChanged', data: { itemNumber, document: command.document, changed } }]
        : [];
    }
    case 'RemoveDocument':
      return data.documents.some(({ document }) => document === command.document)
        ? [{ type: 'ProductDocumentRemoved', data: { itemNumber, document: command.document } }]
        : [];
    default:
      return unreachable(command);
  }
}

const documentOf = (document: string, data: ProductData): ProductDocument =>
  data.documents.find((one) => one.document === document) ?? notFound('document_not_found');

/** Somebody who added or removed one meanwhile is not overruled: the order is one of the pictures that there are. */
function arrange(itemNumber: string, wanted: readonly string[], data: ProductData): ProductEvent[] {
  const sorted = (keys: readonly string[]) => [...keys].sort().join(' ');
  if (sorted(wanted) !== sorted(data.pictures))
    return refuse('changed_meanwhile', { present: { pictures: data.pictures } });
  const pictures = inOrder(wanted);
  return pictures.join(' ') === data.pictures.join(' ')
    ? []
    : [{ type: 'ProductPicturesArranged', data: { itemNumber, pictures } }];
}
