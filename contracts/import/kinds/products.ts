// Products with what a spreadsheet says of them in one row: texts, measures, attributes, relations, price, cost and stock.
import { inOrder, isPictureFile } from '#domain/shared/product-pictures.ts';
import { BLANK, PRODUCT_LIMITS } from '#domain/product/product.events.ts';
import { TAKEN_BACK } from '#domain/product/product.events.ts';
import { gtinOf } from '#domain/shared/gtin.ts';
import { own } from '#domain/shared/dictionary.ts';
import {
  choiceCell,
  codeCell,
  dayCell,
  listCell,
  moneyCell,
  numberTextCell,
  pairsCell,
  partsCell,
  scaledCell,
  textCell,
  tiersCell,
  wholeCell,
  yesNoCell,
  type CellType,
  type Column,
} from '#domain/shared/table/column.ts';
import { categoryCell } from './category-cell.ts';
import { itemNumberKey, translated, translatedColumns } from './common-columns.ts';
import type { ImportKind, ShopFacts, Thing, WrongField } from './import-kind.ts';

const column = (
  name: string,
  en: string,
  fr: string,
  type: Column['type'],
  path: readonly string[],
  more: Partial<Column> = {},
): Column => ({ name, label: { en, fr }, type, path, empty: 'empties', ...more });

const side = (name: string, en: string, fr: string, field: string) =>
  column(name, `${en} (mm)`, `${fr} (mm)`, wholeCell(0, 100_000), ['dimensions', field], {
    emptied: 0,
    aliases: [en, fr],
  });

const columns = ({ attributes, categories, warehouses }: ShopFacts): Column[] => {
  const kinds = new Map(attributes.map(({ attribute, kind }) => [attribute, kind]));
  return [
    itemNumberKey,
    column('category', 'Category', 'Catégorie', categoryCell(categories), ['category'], {
      empty: 'error',
      needed: true,
      refers: 'category',
    }),
    column('brand', 'Brand', 'Marque', textCell(60), ['brand'], {
      empty: 'error',
      needed: true,
      aliases: ['manufacturer', 'fabricant', 'make'],
      words: ['marque', 'brand', 'fabricant', 'manufacturer'],
    }),
    column('gtin', 'GTIN (EAN, UPC)', 'GTIN (EAN, CUP)', gtinCell, ['gtin'], {
      emptied: '',
      aliases: ['gtin', 'ean', 'upc', 'barcode', 'code barres', 'code ean', 'ean13', 'ean 13'],
      words: ['gtin', 'ean', 'ean13', 'upc', 'barcode', 'barres'],
    }),
    column(
      'manufacturer_number',
      'Manufacturer’s number',
      'Référence du fabricant',
      textCell(60),
      ['manufacturerNumber'],
      {
        emptied: '',
        aliases: ['mpn', 'ref fabricant', 'reference fabricant', 'manufacturer part number', 'manufacturer number'],
      },
    ),
    // What its variants differ in are attributes: columns of their own.
    column('family', 'Family', 'Famille', codeCell(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'id_invalid'), ['family'], {
      emptied: '',
      refers: 'family',
      aliases: ['product family', 'famille de produits', 'parent'],
    }),
    ...translatedColumns({
      field: 'name',
      en: 'Name',
      fr: 'Nom',
      max: 300,
      needed: true,
      aliases: { en: ['title', 'designation anglaise'], fr: ['titre', 'désignation', 'libellé'] },
      words: { en: ['name', 'title'], fr: ['designation', 'libelle', 'intitule'] },
    }),
    ...translatedColumns({
      field: 'description',
      en: 'Description',
      fr: 'Description',
      max: 20_000,
      html: true,
      words: { fr: ['descriptif'] },
    }),
    ...translatedColumns({ field: 'keywords', en: 'Keywords', fr: 'Mots-clés', max: 2_000 }),
    column('unit', 'Unit', 'Unité', textCell(10), ['unit'], { emptied: 'ea', aliases: ['uom', 'unité de vente'] }),
    column('pack_quantity', 'Pack quantity', 'Quantité par lot', wholeCell(1, 999_999), ['packQuantity'], {
      emptied: 1,
      aliases: ['pack', 'conditionnement'],
    }),
    column('minimum_quantity', 'Minimum quantity', 'Quantité minimale', wholeCell(1, 999_999), ['minimumQuantity'], {
      emptied: 1,
      aliases: ['moq', 'minimum'],
      words: ['minimum', 'minimale', 'mini', 'min', 'qte', 'quantite', 'qty'],
    }),
    column('quantity_step', 'Sold in multiples of', 'Vendu par multiples de', wholeCell(1, 999_999), ['quantityStep'], {
      emptied: 1,
      aliases: ['multiple', 'step', 'pas'],
    }),
    column('weight_kg', 'Weight (kg)', 'Poids (kg)', scaledCell(3, 100_000_000), ['weightGrams'], {
      emptied: 0,
      aliases: ['weight', 'poids'],
      words: ['weight', 'poids'],
    }),
    side('length_mm', 'Length', 'Longueur', 'lengthMm'),
    side('width_mm', 'Width', 'Largeur', 'widthMm'),
    side('height_mm', 'Height', 'Hauteur', 'heightMm'),
    column('lead_time_days', 'Lead time (days)', 'Délai (jours)', wholeCell(0, 999), ['leadTimeDays'], {
      emptied: 0,
      aliases: ['lead time', 'délai', 'délai de livraison'],
    }),
    // An empty cell says that nobody decided: what has a lead time may be ordered ahead of it.
    column('backorder', 'Can be backordered', 'Commande différée', yesNoCell, ['backorder'], {
      empty: 'keeps',
      aliases: ['backorders', 'rupture autorisée'],
    }),
    column('gift_certificate', 'Gift certificate', 'Chèque-cadeau', yesNoCell, ['giftCertificate'], { emptied: false }),
    column(
      'tax_class',
      'Tax class',
      'Classe de taxe',
      codeCell(/^[a-z][a-z0-9-]{0,29}$/, 'tax_class_invalid'),
      ['taxClass'],
      {
        emptied: 'standard',
        refers: 'taxClass',
      },
    ),
    column('status', 'Status', 'État', statusCell, ['status'], { empty: 'keeps' }),
    column(
      'attributes',
      'Attributes',
      'Caractéristiques',
      pairsCell((key) => kinds.get(key) === 'number'),
      ['attributes'],
      {
        emptied: {},
        refers: 'attribute',
      },
    ),
    ...attributes.map(({ attribute, name, kind }) =>
      column(
        `attribute_${attribute}`,
        name.en,
        name.fr,
        kind === 'number' ? numberTextCell : textCell(120),
        ['attributes', attribute],
        {
          aliases: [attribute],
          notExported: true,
          ofShop: true,
        },
      ),
    ),
    column('pictures', 'Pictures', 'Images', pictureCell, ['pictures'], {
      empty: 'keeps',
      aliases: ['picture', 'photo', 'photos', 'image', 'visuel'],
      words: ['picture', 'pictures', 'photo', 'photos', 'image', 'images', 'visuel'],
    }),
    column('accessories', 'Accessories', 'Accessoires', listCell(PRODUCT_LIMITS.relations), ['accessories'], {
      emptied: [],
      refers: 'product',
    }),
    column('similar', 'Similar products', 'Produits semblables', listCell(PRODUCT_LIMITS.relations), ['similar'], {
      emptied: [],
      refers: 'product',
    }),
    column('bundle', 'Parts of the bundle', 'Contenu de l’ensemble', partsCell(PRODUCT_LIMITS.relations), ['bundle'], {
      emptied: [],
      refers: 'product',
    }),
    column('added_on', 'Added on', 'Ajouté le', dayCell, ['addedOn'], { emptied: BLANK.addedOn }),
    column('new_until', 'New until', 'Nouveau jusqu’au', dayCell, ['newUntil'], { emptied: '' }),
    column('prices', 'Standard price by quantity', 'Prix courant par quantité', tiersCell, ['prices'], {
      emptied: [],
      aliases: ['price', 'prix', 'unit price', 'prix unitaire', 'prix de vente', 'standard price'],
      words: ['prix', 'price', 'tarif', 'pv', 'pvht', 'ht', 'vente'],
      otherWords: ['achat', 'revient', 'purchase', 'cost', 'conseille', 'public', 'list'],
    }),
    column('cost', 'Cost', 'Coût', moneyCell, ['cost'], {
      emptied: null,
      aliases: ['prix de revient', 'prix coûtant', 'purchase price', 'prix d’achat'],
      words: ['cost', 'achat', 'revient', 'purchase'],
    }),
    ...warehouses.map(({ warehouse, name }) =>
      column(
        `stock_${warehouse}`,
        `Stock in ${name.en}`,
        `Stock à ${name.fr}`,
        wholeCell(0, 99_999_999),
        ['stock', warehouse],
        {
          empty: 'keeps',
          ofShop: true,
          aliases: [`stock ${name.en}`, `stock ${name.fr}`],
          // With one warehouse it is that one's.
          ...(warehouses.length === 1 ? { words: STOCK_WORDS } : {}),
        },
      ),
    ),
  ];
};

const STATUSES = {
  draft: ['brouillon'],
  active: ['actif', 'sold', 'vendu', 'published', 'publié'],
  discontinued: ['discontinué', 'abandonné', 'retiré'],
} as const;

/** As it is scanned; leading zeros are lost in spreadsheets, which its length tells. */
const gtinCell: CellType = {
  read(text) {
    const gtin = gtinOf(text) ?? gtinOf(text.padStart(13, '0'));
    return gtin === undefined ? { fault: { code: 'gtin_invalid' } } : { value: gtin };
  },
  write: String,
};

const STOCK_WORDS = ['stock', 'qte', 'quantite', 'qty', 'quantity', 'dispo', 'disponible', 'available', 'hand'];

const statusNames = choiceCell(STATUSES);
const statusCell: CellType = {
  ...statusNames,
  write: (value) => (value === TAKEN_BACK ? 'discontinued' : statusNames.write(value)),
};

const pictureNames = listCell(PRODUCT_LIMITS.pictures);
/** People see the beginning of a picture's hash, files all of it. */
const pictureCell: CellType = {
  ...pictureNames,
  show: (value) =>
    pictureNames.write((value as readonly string[]).map((key) => (isHash(key) ? `${key.slice(0, 8)}…` : key))),
};

export const products: ImportKind = {
  name: 'products',
  right: 'catalogue',
  staysWhenUndone: true,
  columns,
  blank: {
    ...BLANK,
    name: { en: '', fr: '' },
    description: { en: '', fr: '' },
    keywords: { en: '', fr: '' },
    backorder: undefined,
    status: 'active',
    prices: [],
    cost: null,
    stock: {},
    pictureNames: {},
  },
  completed: (thing, before, { language }) => ({
    ...thing,
    name: translated('name', thing, before, language),
    description: translated('description', thing, before, language),
    keywords: translated('keywords', thing, before, language),
    backorder: backorderOf(thing, before),
    status: statusOf(thing, before),
    pictures: picturesOf(thing, before),
  }),
  faults,
};

/** What an undone import had added is sold again when a file names it, unless the file says something else. */
function statusOf({ status }: Thing, before: Thing | undefined): unknown {
  if (before?.['status'] !== TAKEN_BACK) return status;
  if (status === TAKEN_BACK) return 'active';
  return status === 'discontinued' ? TAKEN_BACK : status;
}

const isHash = (key: string) => /^[0-9a-f]{64}$/.test(key);

/**
 * A file of pictures comes by itself, before or after: its name stands for the picture that came in it, or waits for it behind those
 * that are there. It takes none of them away; only the shop's own keys, as an export has them, do.
 */
function picturesOf({ pictures }: Thing, before: Thing | undefined): readonly string[] {
  const entries = pictures as readonly string[];
  if (!before || !entries.some(isPictureFile)) return entries;
  const present = before['pictures'] as readonly string[];
  const names = before['pictureNames'] as Readonly<Record<string, string>>;
  const named = entries.map((one) => own(names, one.toLowerCase()) ?? one);
  return inOrder([...new Set([...present, ...named])]).slice(0, PRODUCT_LIMITS.pictures);
}

/** What has a lead time may be ordered ahead of it, until somebody says otherwise. */
function backorderOf(thing: Thing, before: Thing | undefined): boolean {
  const leads = Number(thing['leadTimeDays']) > 0;
  const backorder = thing['backorder'] as boolean | undefined;
  if (!before) return backorder ?? leads;
  const followed = before['backorder'] === Number(before['leadTimeDays']) > 0;
  return backorder !== before['backorder'] || !followed ? Boolean(backorder) : leads;
}

function faults(thing: Thing, key: string): WrongField[] {
  const wrong: WrongField[] = [];
  const { minimumQuantity: minimum, quantityStep: step } = thing as { minimumQuantity: number; quantityStep: number };
  if (minimum % step !== 0)
    wrong.push({ column: 'minimum_quantity', fault: { code: 'minimum_not_in_steps', params: { minimum, step } } });
  for (const name of ['accessories', 'similar'] as const)
    if ((thing[name] as readonly string[]).includes(key))
      wrong.push({ column: name, fault: { code: 'product_of_itself', params: { itemNumber: key } } });
  if ((thing['bundle'] as readonly { itemNumber: string }[]).some(({ itemNumber }) => itemNumber === key))
    wrong.push({ column: 'bundle', fault: { code: 'product_of_itself', params: { itemNumber: key } } });
  return wrong;
}
