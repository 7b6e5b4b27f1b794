// Products with what a spreadsheet says of them in one row: texts, measures, attributes, relations, price, cost and stock.
import { BLANK, PRODUCT_LIMITS } from '#domain/product/product.events.ts';
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
    }),
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
      aliases: { en: ['title', 'designation anglaise'], fr: ['titre', 'désignation'] },
    }),
    ...translatedColumns({ field: 'description', en: 'Description', fr: 'Description', max: 20_000, html: true }),
    ...translatedColumns({ field: 'keywords', en: 'Keywords', fr: 'Mots-clés', max: 2_000 }),
    column('unit', 'Unit', 'Unité', textCell(10), ['unit'], { emptied: 'ea', aliases: ['uom', 'unité de vente'] }),
    column('pack_quantity', 'Pack quantity', 'Quantité par lot', wholeCell(1, 999_999), ['packQuantity'], {
      emptied: 1,
      aliases: ['pack', 'conditionnement'],
    }),
    column('minimum_quantity', 'Minimum quantity', 'Quantité minimale', wholeCell(1, 999_999), ['minimumQuantity'], {
      emptied: 1,
      aliases: ['moq', 'minimum'],
    }),
    column('quantity_step', 'Sold in multiples of', 'Vendu par multiples de', wholeCell(1, 999_999), ['quantityStep'], {
      emptied: 1,
      aliases: ['multiple', 'step', 'pas'],
    }),
    column('weight_kg', 'Weight (kg)', 'Poids (kg)', scaledCell(3, 100_000_000), ['weightGrams'], {
      emptied: 0,
      aliases: ['weight', 'poids'],
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
    column('status', 'Status', 'État', choiceCell(STATUSES), ['status'], { empty: 'keeps' }),
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
    column('pictures', 'Pictures', 'Images', listCell(PRODUCT_LIMITS.pictures), ['pictures'], { emptied: [] }),
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
    }),
    column('cost', 'Cost', 'Coût', moneyCell, ['cost'], {
      emptied: null,
      aliases: ['prix de revient', 'prix coûtant'],
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
  },
  completed: (thing, before) => ({
    ...thing,
    name: translated('name', thing, before),
    description: translated('description', thing, before),
    keywords: translated('keywords', thing, before),
    backorder: backorderOf(thing, before),
  }),
  faults,
};

/** What has a lead time may be ordered ahead of it, until somebody says otherwise. */
function backorderOf(thing: Thing, before: Thing | undefined): boolean {
  const leads = Number(thing['leadTimeDays']) > 0;
  const said = thing['backorder'] as boolean | undefined;
  if (!before) return said ?? leads;
  const followed = before['backorder'] === Number(before['leadTimeDays']) > 0;
  return said !== before['backorder'] || !followed ? Boolean(said) : leads;
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
