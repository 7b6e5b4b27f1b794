import type { ProductEvent } from '#domain/product/product.events.ts';
import { evolve, initialState, type ProductState } from '#domain/product/product.state.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

const onlyItem = ({ data: { itemNumber } }: { readonly data: { readonly itemNumber: string } }) => ({
  item: itemNumber,
});
const placeOf = (picture: string, { data }: ProductState): number => (data?.pictures.indexOf(picture) ?? -1) + 1;
const documentOf = (document: string, { data }: ProductState) =>
  data?.documents.find((one) => one.document === document);

export const productDescriptions = defineDescriptions<ProductEvent, ProductState>({
  category: 'product',
  group: 'price',
  fold: { initialState, evolve },
  of: {
    ProductAdded: ({ data: { itemNumber, name, draft, copyOf } }, _before, format) => ({
      item: itemNumber,
      name: format.name(name),
      draft: draft ? format.term('asDraft') : '',
      copyOf: copyOf ? format.term('copyOf', { item: copyOf }) : '',
    }),
    ProductRevised: ({ data: { itemNumber, changed } }, { data }, format) => ({
      item: itemNumber,
      changes: format.changes({ ...data }, changed),
    }),
    ProductPublicationScheduled: ({ data: { itemNumber, publishAt } }, _before, format) => ({
      item: itemNumber,
      at: publishAt ? format.day(publishAt) : format.term('nothing'),
    }),
    ProductPublished: onlyItem,
    ProductDiscontinued: ({ data: { itemNumber, successor } }, _before, format) => ({
      item: itemNumber,
      successor: successor ? format.term('replacedBy', { item: successor }) : '',
    }),
    ProductReinstated: onlyItem,
    ProductPictureAdded: ({ data: { itemNumber, altText } }, { data }, format) => ({
      item: itemNumber,
      number: (data?.pictures.length ?? 0) + 1,
      text: format.name(altText) || format.term('nothing'),
    }),
    ProductPictureRemoved: ({ data: { itemNumber, picture } }, before) => ({
      item: itemNumber,
      number: placeOf(picture, before),
    }),
    ProductPicturesArranged: ({ data: { itemNumber, pictures } }, before, format) => ({
      item: itemNumber,
      order: format.list(pictures.map((picture) => String(placeOf(picture, before)))),
    }),
    ProductPictureDescribed: ({ data: { itemNumber, picture, altText } }, before, format) => ({
      item: itemNumber,
      number: placeOf(picture, before),
      text: format.name(altText) || format.term('nothing'),
    }),
    ProductDocumentAdded: ({ data: { itemNumber, fileName, size } }, _before, format) => ({
      item: itemNumber,
      file: fileName,
      size: format.kilobytes(size),
    }),
    ProductDocumentChanged: ({ data: { itemNumber, document, changed } }, before, format) => {
      const known = documentOf(document, before);
      return { item: itemNumber, file: known?.fileName ?? document, changes: format.changes({ ...known }, changed) };
    },
    ProductDocumentRemoved: ({ data: { itemNumber, document } }, before) => ({
      item: itemNumber,
      file: documentOf(document, before)?.fileName ?? document,
    }),
  },
});
