// A small catalogue to render and to test with, in the shapes of the contracts.
import type { UserContext } from '#contracts/account/account.ts';
import type { CategoryNode, ProductCard } from '#contracts/category/category.ts';
import type { ProductDetails } from '#contracts/product/product.ts';

export const guest: UserContext = {
  OrderId: '',
  lineCount: 0,
  ContactId: 0,
  i_user_type: 0,
  Name: 'Guest',
  IsPrimaryContact: false,
  InvoiceSharing: 'Deny',
  AllowSaveAsCart: false,
  Role: 'guest',
  AccountName: '',
  Email: '',
  OrderAccess: 'View Self',
  AccountStatus: 'active',
  LacksSecondFactor: false,
  PriceShown: { shown: 'NotSaid', contained: '' },
};

export const contact: UserContext = {
  ...guest,
  ContactId: 7,
  i_user_type: 1,
  Name: 'Marie Tremblay',
  IsPrimaryContact: true,
  InvoiceSharing: 'Allow',
  AllowSaveAsCart: true,
  Role: 'admin-contact',
  AccountName: 'Atelier Tremblay inc.',
  Email: 'marie@atelier.example',
};

const pictures = [
  'bearing',
  'motor',
  'valve-brass',
  'pump',
  'gauge',
  'sprocket',
  'hat',
  'bolt',
  'valve-steel',
] as const;
const picture = (index: number) => `/pictures/${pictures[index % pictures.length]}-240.webp`;

const category = (id: string, name: string, index: number, children: CategoryNode[] = []): CategoryNode => ({
  CategoryId: id,
  CategoryName: name,
  SEOFriendlyName: id,
  CategoryTypeID: 0,
  LinkBasedURL: '',
  Pictogram: '',
  PictureURL: picture(index),
  ProductCount: (480 / (index + 1)) | 0,
  ChildCategory: children,
});

const names = [
  'Bearings',
  'Motors and drives',
  'Valves and piping',
  'Pumps',
  'Gauges and instruments',
  'Power transmission',
  'Safety equipment',
  'Fasteners',
  'Fluid power',
  'Material handling',
  'Seals and lubrication',
  'Tools',
];
const kinds = ['Deep-groove ball', 'Angular contact', 'Tapered roller', 'Needle roller', 'Pillow block', 'Thrust'];

export const tree: CategoryNode[] = names.map((name, index) => {
  const id = name.toLowerCase().replace(/\W+/g, '-');
  return category(
    id,
    name,
    index,
    kinds.map((kind, at) => category(`${id}-${at}`, kind, index)),
  );
});

const columns = [
  { key: 'bore', name: 'Bore', unit: 'mm' },
  { key: 'od', name: 'Outside diameter', unit: 'mm' },
  { key: 'width', name: 'Width', unit: 'mm' },
  { key: 'load', name: 'Dynamic load', unit: 'kN' },
  { key: 'seal', name: 'Seal', unit: '' },
];

export const product = (index: number): ProductCard => {
  const bore = 10 + (index % 12) * 5;
  const status = index % 7 === 3 ? 'backorder' : index % 17 === 11 ? 'sold-out' : 'in-stock';
  const unitPrice = 1_245 + index * 337;
  return {
    itemNumber: `${6200 + index}-2RS`,
    seoFriendlyName: 'deep-groove-ball-bearing',
    name: `Deep-groove ball bearing ${6200 + index}-2RS, ${bore} mm bore, sealed both sides`,
    brand: index % 2 ? 'Norvik' : 'Tarn',
    imageUrl: picture(index),
    unit: index % 5 === 4 ? 'pk' : 'ea',
    packQuantity: 1,
    minimumQuantity: 1,
    quantityStep: 1,
    isNew: false,
    currency: 'CAD',
    taxClass: 'standard',
    prices: [
      { quantity: 1, unitPrice },
      { quantity: 10, unitPrice: Math.round(unitPrice * 0.93) },
      { quantity: 50, unitPrice: Math.round(unitPrice * 0.86) },
    ],
    availability: {
      status,
      quantity: status === 'in-stock' ? 12 + index * 31 : 0,
      leadTimeDays: status === 'backorder' ? 9 : 1,
    },
    attributes: columns.map((column, at) => ({
      ...column,
      value:
        ['sealed'].concat(String(bore), String(bore + 27), String(7 + (index % 9)), (9.95 + index).toFixed(1), '2RS')[
          at + 1
        ] ?? '',
    })),
  };
};

export const productPage = (page: number, sort: 'best-match', total = 480) => ({
  total,
  page,
  pageSize: 24,
  sort,
  column: '',
  narrowedBy: ['price' as const, 'stock' as const],
  sortedColumns: true,
  columns,
  products: Array.from({ length: Math.min(24, total) }, (_, index) => product((page - 1) * 24 + index)),
  facets: [
    {
      key: 'brand',
      name: 'Brand',
      unit: '',
      values: ['Norvik', 'Tarn', 'Halden', 'Orrin', 'Castell', 'Brandt'].map((value, index) => ({
        value,
        label: value,
        count: 60 - index * 7,
        selected: false,
      })),
    },
    {
      key: 'bore',
      name: 'Bore',
      unit: 'mm',
      values: Array.from({ length: 14 }, (_, index) => ({
        value: String(10 + index * 5),
        label: String(10 + index * 5),
        count: 40 - index * 2,
        selected: false,
      })),
    },
    {
      key: 'seal',
      name: 'Seal',
      unit: '',
      values: ['2RS', 'ZZ', 'Open'].map((value, index) => ({
        value,
        label: value,
        count: 190 - index * 30,
        selected: false,
      })),
    },
    {
      key: 'material',
      name: 'Material',
      unit: '',
      values: ['Chrome steel', 'Stainless steel 440C', 'Hybrid ceramic'].map((value, index) => ({
        value,
        label: value,
        count: 300 / (index + 1),
        selected: false,
      })),
    },
  ],
});

export const breadcrumb = [
  { CategoryId: 'bearings', CategoryName: 'Bearings', SEOFriendlyName: 'bearings' },
  { CategoryId: 'bearings-0', CategoryName: 'Deep-groove ball', SEOFriendlyName: 'deep-groove-ball' },
];

export const details = (itemNumber: string): ProductDetails => {
  const index = Math.max(0, Number.parseInt(itemNumber, 10) - 6200) || 0;
  const card = product(index);
  return {
    ...card,
    itemNumber,
    options: [],
    description:
      'Single-row deep-groove ball bearing after ISO 15 with rubber seals on both sides, greased for life. For moderate radial and axial loads in both directions at high speed: electric motors, pumps, conveyors, gearboxes.',
    summary: 'Single-row deep-groove ball bearing after ISO 15 with rubber seals on both sides, greased for life.',
    gtin: '',
    manufacturerNumber: '',
    weightKg: 0.128,
    dimensions: { lengthMm: 52, widthMm: 52, heightMm: 15 },
    documents: [],
    pictures: [
      { url: card.imageUrl.replace('-240', '-600'), kind: 'render', altText: '' },
      { url: '/pictures/drawing.svg', kind: 'drawing', altText: '' },
    ],
    warehouses: [
      { warehouse: 'Montréal', quantity: 12 + index },
      { warehouse: 'Toronto', quantity: 31 },
      { warehouse: 'Calgary', quantity: 0 },
    ],
    category: breadcrumb[1] as (typeof breadcrumb)[number],
    breadcrumb,
    bundle: [],
    accessories: [product(3), product(8)],
  };
};
