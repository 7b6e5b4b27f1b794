// What the events of a product add up to: its decider and its read models fold the same way.
import { inOrder } from '#domain/shared/product-pictures.ts';
import { unreachable } from '#domain/shared/decider.ts';
import type { Translated } from '#domain/shared/translated.ts';
import type { ProductData, ProductEvent, ProductStatus } from './product.events.ts';

export interface ProductState {
  readonly status: 'none' | ProductStatus;
  readonly data?: ProductData;
  /** The moment at which a draft is published, ISO; empty where nobody planned one. */
  readonly publishAt: string;
  /** The item that replaces one that is discontinued. */
  readonly successor: string;
  /** It is discontinued because the import that had added it was undone. */
  readonly takenBack: boolean;
}

export const initialState: ProductState = { status: 'none', publishAt: '', successor: '', takenBack: false };

/** @throws when history does not begin with the product's beginning */
export function evolve(state: ProductState, event: ProductEvent): ProductState {
  switch (event.type) {
    case 'ProductAdded': {
      const { itemNumber: _, draft = false, copyOf: __, ...data } = event.data;
      const { family = '', gtin = '', manufacturerNumber = '', giftCertificate = false } = data;
      return {
        ...initialState,
        status: draft ? 'draft' : 'active',
        data: { ...data, family, gtin, manufacturerNumber, giftCertificate },
      };
    }
    case 'ProductRevised':
      return withData(state, (data) => ({ ...data, ...event.data.changed }));
    case 'ProductPublicationScheduled':
      return { ...state, publishAt: event.data.publishAt };
    case 'ProductPublished':
      return { ...state, status: 'active', publishAt: '' };
    case 'ProductDiscontinued':
      return {
        ...state,
        status: 'discontinued',
        successor: event.data.successor ?? '',
        takenBack: event.data.takenBack ?? false,
      };
    case 'ProductReinstated':
      return { ...state, status: 'active', successor: '', takenBack: false };
    case 'ProductPictureAdded': {
      const { picture, altText } = event.data;
      return withData(state, (data) => ({
        ...data,
        // The dimension drawing stays last.
        pictures: inOrder([...data.pictures, picture]),
        pictureTexts: described(data, picture, altText),
      }));
    }
    case 'ProductPictureRemoved': {
      const { picture } = event.data;
      return withData(state, (data) => ({
        ...data,
        pictures: data.pictures.filter((one) => one !== picture),
        pictureTexts: Object.fromEntries(Object.entries(data.pictureTexts).filter(([key]) => key !== picture)),
      }));
    }
    case 'ProductPicturesArranged':
      return withData(state, (data) => ({ ...data, pictures: event.data.pictures }));
    case 'ProductPictureDescribed':
      return withData(state, (data) => ({
        ...data,
        pictureTexts: described(data, event.data.picture, event.data.altText),
      }));
    case 'ProductDocumentAdded': {
      const { itemNumber: _, ...document } = event.data;
      return withData(state, (data) => ({ ...data, documents: [...data.documents, document] }));
    }
    case 'ProductDocumentChanged': {
      const { document, changed } = event.data;
      return withData(state, (data) => ({
        ...data,
        documents: data.documents.map((one) => (one.document === document ? { ...one, ...changed } : one)),
      }));
    }
    case 'ProductDocumentRemoved':
      return withData(state, (data) => ({
        ...data,
        documents: data.documents.filter(({ document }) => document !== event.data.document),
      }));
    default:
      return unreachable(event);
  }
}

function withData(state: ProductState, change: (data: ProductData) => ProductData): ProductState {
  if (!state.data) throw new Error('a product is changed before it was added');
  return { ...state, data: change(state.data) };
}

/** An empty text is none: the product's name is said then. */
function described(data: ProductData, picture: string, altText: Translated): ProductData['pictureTexts'] {
  const { [picture]: _, ...others } = data.pictureTexts;
  return altText.en || altText.fr ? { ...others, [picture]: altText } : others;
}
