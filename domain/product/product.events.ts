import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Translated } from '#domain/shared/translated.ts';

/** Whole millimetres of what is shipped; 0 where nobody measured. */
export interface Dimensions {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

export interface ProductData {
  readonly category: string;
  readonly brand: string;
  /** GTIN-8, -12, -13 or -14 with its check digit (EAN, UPC); empty where nobody said. */
  readonly gtin: string;
  /** What its maker calls it; empty where nobody said. */
  readonly manufacturerNumber: string;
  /** The product family whose variant it is; empty where it is none. */
  readonly family: string;
  readonly name: Translated;
  /** HTML of a few harmless tags (platform/kernel/texts/sanitised-html.ts); plain text is HTML without tags. */
  readonly description: Translated;
  readonly keywords: Translated;
  readonly unit: string;
  readonly packQuantity: number;
  readonly weightGrams: number;
  readonly dimensions: Dimensions;
  /** The least that can be ordered of it. */
  readonly minimumQuantity: number;
  /** Ordered quantities are multiples of it. */
  readonly quantityStep: number;
  /** Days until an item that is out of stock ships. */
  readonly leadTimeDays: number;
  /** Tells whether it may be ordered when there is no stock. */
  readonly backorder: boolean;
  /** It is a gift certificate of its price: sent by e-mail, without stock, freight and taxes (decision 0079). */
  readonly giftCertificate: boolean;
  /** Code of a class of taxes, such as `standard`. */
  readonly taxClass: string;
  /** Attribute key to value; numbers are written as in the catalogue, without unit. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Picture keys: renders first, `drawing` last. An uploaded picture is its SHA-256. */
  readonly pictures: readonly string[];
  /** What a picture shows, for those who do not see it; the product's name where nobody wrote it. */
  readonly pictureTexts: Readonly<Record<string, Translated>>;
  readonly documents: readonly ProductDocument[];
  readonly accessories: readonly string[];
  readonly similar: readonly string[];
  readonly bundle: readonly { readonly itemNumber: string; readonly quantity: number }[];
  /** ISO date of the first day in the catalogue. */
  readonly addedOn: string;
  /** ISO date of the last day on which it counts as new; empty where it does not. */
  readonly newUntil: string;
}

/** A product about which nothing was said yet but its number. */
export const BLANK: Omit<ProductData, 'name' | 'description' | 'keywords' | 'backorder'> = {
  category: '',
  brand: '',
  gtin: '',
  manufacturerNumber: '',
  family: '',
  unit: 'ea',
  packQuantity: 1,
  weightGrams: 0,
  dimensions: { lengthMm: 0, widthMm: 0, heightMm: 0 },
  minimumQuantity: 1,
  quantityStep: 1,
  leadTimeDays: 0,
  giftCertificate: false,
  taxClass: 'standard',
  attributes: {},
  pictures: [],
  pictureTexts: {},
  documents: [],
  accessories: [],
  similar: [],
  bundle: [],
  addedOn: '2000-01-01',
  newUntil: '',
};

export const DOCUMENT_KINDS = ['data-sheet', 'certificate', 'cad', 'manual', 'safety-sheet', 'other'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
/** Who may have a document: everybody, who is signed in, or who has bought the product. */
export const DOCUMENT_READERS = ['everybody', 'signed-in', 'buyers'] as const;
export type DocumentReaders = (typeof DOCUMENT_READERS)[number];

export interface ProductDocument {
  /** SHA-256 of the file, hex. */
  readonly document: string;
  readonly kind: DocumentKind;
  readonly title: Translated;
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly readers: DocumentReaders;
  /** Days after the order in which buyers may have it; 0: for ever. */
  readonly days: number;
  /** Times that each order allows it; 0: as often as they like. */
  readonly times: number;
}

export const PRODUCT_LIMITS = { pictures: 12, documents: 20, relations: 40 } as const;

/** A product is a draft until it is published, for sale until it is discontinued. */
export const PRODUCT_STATUSES = ['draft', 'active', 'discontinued'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** Discontinued by the undoing of the import that had added it, until an import names it again. */
export const TAKEN_BACK = 'taken-back';
export type BroughtStatus = ProductStatus | typeof TAKEN_BACK;

/** A product as a row of a file has it: its data, and whether it is sold. */
export type BroughtProduct = ProductData & { readonly status: BroughtStatus };

/** A status as imports see it. */
export const broughtStatus = ({ status, takenBack }: { status: ProductStatus; takenBack: boolean }): BroughtStatus =>
  takenBack ? TAKEN_BACK : status;

type OfItem = { readonly itemNumber: string };

/** Fields that the first products were added without. */
type LaterField = 'family' | 'gtin' | 'manufacturerNumber' | 'giftCertificate';

export type ProductEvent =
  | DomainEvent<
      'ProductAdded',
      OfItem &
        Omit<ProductData, LaterField> &
        Partial<Pick<ProductData, LaterField>> & { readonly draft?: boolean; readonly copyOf?: string }
    >
  | DomainEvent<'ProductRevised', OfItem & { readonly changed: Partial<ProductData> }>
  /** `publishAt`: a moment, ISO; empty takes an earlier plan back. */
  | DomainEvent<'ProductPublicationScheduled', OfItem & { readonly publishAt: string }>
  | DomainEvent<'ProductPublished', OfItem>
  /**
   * `successor`: the item that replaces it; empty where none does. `takenBack`: by the undoing of the import that had added it, so that
   * the next one that names it sells it again.
   */
  | DomainEvent<'ProductDiscontinued', OfItem & { readonly successor?: string; readonly takenBack?: true }>
  | DomainEvent<'ProductReinstated', OfItem>
  | DomainEvent<'ProductPictureAdded', OfItem & { readonly picture: string; readonly altText: Translated }>
  | DomainEvent<'ProductPictureRemoved', OfItem & { readonly picture: string }>
  | DomainEvent<'ProductPicturesArranged', OfItem & { readonly pictures: readonly string[] }>
  | DomainEvent<'ProductPictureDescribed', OfItem & { readonly picture: string; readonly altText: Translated }>
  | DomainEvent<'ProductDocumentAdded', OfItem & ProductDocument>
  | DomainEvent<
      'ProductDocumentChanged',
      OfItem & { readonly document: string; readonly changed: Partial<ProductDocument> }
    >
  | DomainEvent<'ProductDocumentRemoved', OfItem & { readonly document: string }>;

export const productEvents = defineEvents<ProductEvent>({ category: 'product' });
