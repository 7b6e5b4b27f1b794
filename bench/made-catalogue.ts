// Products by the thousand, the same ones every time: for measurements that need more than the demonstration has.
import type { AttributeData } from '#domain/attribute/attribute.events.ts';
import { BLANK_CATEGORY, type CategoryData } from '#domain/category/category.events.ts';
import { BLANK, type ProductData } from '#domain/product/product.events.ts';

export interface MadeProduct {
  readonly itemNumber: string;
  readonly data: ProductData;
  /** Minor units, for one and from ten on. */
  readonly unitPrices: readonly [number, number];
  readonly stock: number;
}

interface Family {
  readonly id: string;
  readonly code: string;
  readonly en: string;
  readonly fr: string;
}

const family = (id: string, code: string, en: string, fr: string): Family => ({ id: `made-${id}`, code, en, fr });
const families = [
  family('ball-bearings', 'BB', 'Deep groove ball bearing', 'Roulement à billes'),
  family('roller-bearings', 'RB', 'Tapered roller bearing', 'Roulement à rouleaux coniques'),
  family('mounted-bearings', 'MB', 'Pillow block bearing unit', 'Palier à semelle'),
  family('hex-bolts', 'HB', 'Hex head bolt', 'Boulon à tête hexagonale'),
  family('socket-screws', 'SS', 'Socket head cap screw', 'Vis à tête cylindrique'),
  family('washers', 'WA', 'Flat washer', 'Rondelle plate'),
  family('roller-chain', 'RC', 'Roller chain', 'Chaîne à rouleaux'),
  family('sprockets', 'SP', 'Roller chain sprocket', 'Pignon à chaîne'),
  family('v-belts', 'VB', 'Classical V-belt', 'Courroie trapézoïdale'),
  family('pulleys', 'PU', 'Timing belt pulley', 'Poulie dentée'),
  family('motors', 'MO', 'Three-phase electric motor', 'Moteur électrique triphasé'),
  family('gearboxes', 'GB', 'Worm gear reducer', 'Réducteur à vis sans fin'),
  family('ball-valves', 'BV', 'Stainless ball valve', 'Robinet à boisseau sphérique'),
  family('gate-valves', 'GV', 'Bronze gate valve', 'Robinet-vanne en bronze'),
  family('seals', 'SE', 'Rotary shaft seal', 'Joint d’étanchéité rotatif'),
  family('o-rings', 'OR', 'Nitrile O-ring', 'Joint torique en nitrile'),
  family('cylinders', 'CY', 'Pneumatic cylinder', 'Vérin pneumatique'),
  family('hoses', 'HO', 'Hydraulic hose', 'Flexible hydraulique'),
  family('fittings', 'FI', 'Compression fitting', 'Raccord à compression'),
  family('grease', 'GR', 'Lithium grease', 'Graisse au lithium'),
  family('sensors', 'SN', 'Inductive proximity sensor', 'Détecteur de proximité inductif'),
  family('contactors', 'CO', 'Magnetic contactor', 'Contacteur magnétique'),
  family('casters', 'CA', 'Swivel caster', 'Roulette pivotante'),
  family('gloves', 'GL', 'Cut-resistant gloves', 'Gants anticoupures'),
] as const;

const brands = Array.from({ length: 40 }, (_, n) => `${['Rolvane', 'Tarn', 'Norvik', 'Halden', 'Ostra'][n % 5]} ${n}`);
const materials = [
  ['Steel', 'Acier'],
  ['Stainless steel', 'Acier inoxydable'],
  ['Bronze', 'Bronze'],
  ['Nylon', 'Nylon'],
  ['Cast iron', 'Fonte'],
] as const;
const finishes = ['Plain', 'Zinc', 'Black oxide', 'Hot-dip galvanised', 'Phosphate'] as const;

const both = (en: string, fr: string) => ({ en, fr });

/** One root, four groups, six families in each group. */
export function madeCategories(): { readonly categoryId: string; readonly category: CategoryData }[] {
  const category = (categoryId: string, parent: string, sort: number, en: string, fr: string) => ({
    categoryId,
    category: {
      ...BLANK_CATEGORY,
      parent,
      name: both(en, fr),
      description: both(en, fr),
      sort,
      tableColumns: ['made_bore', 'made_width', 'made_material', 'made_load'],
    },
  });
  return [
    category('made', '', 900, 'Everything', 'Tout'),
    ...[0, 1, 2, 3].map((n) => category(`made-${n}`, 'made', n, `Group ${n}`, `Groupe ${n}`)),
    ...families.map(({ id, en, fr }, n) => category(id, `made-${n % 4}`, n, en, fr)),
  ];
}

export function madeAttributes(): { readonly attribute: string; readonly definition: AttributeData }[] {
  const attribute = (key: string, en: string, fr: string, unit: string, kind: 'number' | 'text', sort: number) => ({
    attribute: key,
    definition: {
      name: both(en, fr),
      unit,
      unitFr: '',
      kind,
      facet: true,
      sort,
      valuesFr: key === 'made_material' ? Object.fromEntries(materials) : {},
    },
  });
  return [
    attribute('made_bore', 'Bore', 'Alésage', 'mm', 'number', 901),
    attribute('made_width', 'Width', 'Largeur', 'mm', 'number', 902),
    attribute('made_load', 'Load', 'Charge', 'kN', 'number', 903),
    attribute('made_material', 'Material', 'Matière', '', 'text', 904),
    attribute('made_finish', 'Finish', 'Fini', '', 'text', 905),
    attribute('made_grade', 'Grade', 'Classe', '', 'text', 906),
    attribute('made_series', 'Series', 'Série', '', 'text', 907),
  ];
}

/** `prefix` keeps the item numbers of two catalogues apart. */
export function madeProduct(n: number, prefix = 'Z'): MadeProduct {
  const { id, code, en, fr } = families[n % families.length]!;
  const size = Math.floor(n / families.length);
  const [bore, width] = [5 + ((size * 7) % 95), 4 + ((size * 3) % 40)];
  const material = materials[size % materials.length]!;
  const finish = finishes[(size * 3) % finishes.length]!;
  const itemNumber = `${prefix}${code}-${size}`;
  const dimensions = `${bore}x${width}`;
  const unitPrice = 250 + ((n * 7_919) % 99_750);
  return {
    itemNumber,
    unitPrices: [unitPrice, Math.round(unitPrice * 0.9)],
    stock: (n * 31) % 400,
    data: {
      ...BLANK,
      category: id,
      brand: brands[(n * 13) % brands.length]!,
      name: both(
        `${en} ${itemNumber}, ${dimensions} mm, ${material[0].toLowerCase()}`,
        `${fr} ${itemNumber}, ${dimensions} mm, ${material[1].toLowerCase()}`,
      ),
      description: both(
        `${en} of ${material[0].toLowerCase()}, ${dimensions} mm, ${finish.toLowerCase()} finish. Made for continuous duty in conveyors, fans and pumps; keeps its dimensions from -30 to 120 °C.`,
        `${fr} en ${material[1].toLowerCase()}, ${dimensions} mm. Conçu pour un service continu dans les convoyeurs, ventilateurs et pompes ; garde ses dimensions de -30 à 120 °C.`,
      ),
      keywords: both(
        `${dimensions} ISO ${100 + (size % 60)} ${code}${size}A`,
        `${dimensions} ISO ${100 + (size % 60)}`,
      ),
      unit: 'ea',
      packQuantity: 1,
      weightGrams: 20 + ((n * 37) % 9_000),
      leadTimeDays: 7,
      backorder: n % 3 !== 0,
      attributes: {
        made_bore: String(bore),
        made_width: String(width),
        made_load: ((((size * 11) % 800) + 50) / 10).toFixed(1),
        made_material: material[0],
        made_finish: finish,
        made_grade: `G${size % 12}`,
        made_series: `S${Math.floor(size / 40) % 50}`,
      },
      pictures: [],
      accessories: [],
      similar: [`${prefix}${code}-${size + 1}`],
      bundle: [],
      addedOn: new Date(Date.UTC(2024, 0, 1 + (n % 700))).toISOString().slice(0, 10),
    },
  };
}
