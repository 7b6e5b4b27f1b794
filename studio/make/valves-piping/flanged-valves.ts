import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { round } from '../text.ts';
import { flangeSizes, type FlangeSize } from './flanges.series.ts';

type Design = Readonly<{
  prefix: string;
  category: string;
  type: Text;
  attribute: string;
  seat: string;
  handle: string;
  cost: number;
  brand: string;
  style: string;
  /** EN 558 face-to-face length: series 20 butterfly, 14 gate, 16 dual-plate check. */
  length: Readonly<Record<number, number>>;
  picture: (size: FlangeSize) => { key: string; family: string; params: Record<string, string | number> };
  use: Text;
  words: Text;
}>;

const series20 = { 50: 43, 65: 46, 80: 46, 100: 52, 125: 56, 150: 56, 200: 60 };
const series14 = { 50: 150, 65: 170, 80: 180, 100: 190, 125: 200, 150: 210, 200: 230 };
const series16 = { 50: 43, 65: 46, 80: 64, 100: 64, 125: 70, 150: 76, 200: 89 };

const butterfly =
  (style: 'wafer' | 'lug') =>
  ({ holes, D }: FlangeSize) => ({
    key: `butterfly-valve-${style}${style === 'wafer' && D > 210 ? '-l' : ''}`,
    family: 'butterfly-valve',
    params: {
      style,
      holes: style === 'lug' ? 8 : holes > 4 && D > 210 ? 8 : 4,
      large: style === 'wafer' && D > 210 ? 1 : 0,
    },
  });

const designs: readonly Design[] = [
  {
    prefix: 'BF',
    category: 'butterfly-valves',
    style: 'Wafer',
    attribute: 'Butterfly valve, wafer',
    seat: 'EPDM',
    handle: 'Notched lever',
    cost: 1,
    brand: brands.clairvanne,
    length: series20,
    picture: butterfly('wafer'),
    type: { en: 'Butterfly valve, wafer, EPDM', fr: 'Robinet à papillon à insérer, EPDM' },
    words: { en: 'wafer butterfly water', fr: 'vanne papillon wafer eau' },
    use: {
      en: 'Fits between two PN 16 flanges and centres on their bolts; the EPDM liner is the gasket',
      fr: 'Se monte entre deux brides PN 16, centré par les tirants ; la manchette EPDM fait le joint',
    },
  },
  {
    prefix: 'BN',
    category: 'butterfly-valves',
    style: 'Wafer',
    attribute: 'Butterfly valve, wafer',
    seat: 'NBR',
    handle: 'Notched lever',
    cost: 1.08,
    brand: brands.clairvanne,
    length: series20,
    picture: butterfly('wafer'),
    type: { en: 'Butterfly valve, wafer, NBR', fr: 'Robinet à papillon à insérer, NBR' },
    words: { en: 'wafer butterfly oil gas', fr: 'vanne papillon wafer huile' },
    use: {
      en: 'With NBR liner for oils, fuels and compressed air with oil',
      fr: 'Avec manchette NBR pour huiles, carburants et air comprimé lubrifié',
    },
  },
  {
    prefix: 'BL',
    category: 'butterfly-valves',
    style: 'Lug',
    attribute: 'Butterfly valve, lug',
    seat: 'EPDM',
    handle: 'Notched lever',
    cost: 1.4,
    brand: brands.marendo,
    length: series20,
    picture: butterfly('lug'),
    type: { en: 'Butterfly valve, lug, EPDM', fr: 'Robinet à papillon à oreilles taraudées, EPDM' },
    words: { en: 'lugged butterfly dead end', fr: 'vanne papillon lug bout de ligne' },
    use: {
      en: 'Tapped lugs hold it to one flange alone, so the line behind can be taken down',
      fr: 'Les oreilles taraudées le tiennent sur une seule bride : l’aval peut être démonté',
    },
  },
  {
    prefix: 'GF',
    category: 'gate-globe-valves',
    style: 'Flanged',
    attribute: 'Gate valve',
    seat: 'EPDM',
    handle: 'Handwheel',
    cost: 2.6,
    brand: brands.marendo,
    length: series14,
    picture: () => ({ key: 'valve-gate-iron', family: 'handwheel-valve', params: { kind: 'gate', body: 'iron' } }),
    type: { en: 'Gate valve, flanged, ductile iron', fr: 'Robinet-vanne à brides, fonte ductile' },
    words: {
      en: 'resilient seated gate valve sluice valve waterworks',
      fr: 'vanne à opercule surmoulé vanne à brides eau potable',
    },
    use: {
      en: 'Rubber-encapsulated wedge in an epoxy-coated body, smooth bottom, no pocket for silt',
      fr: 'Opercule surmoulé dans un corps revêtu d’époxy, fond lisse sans poche à dépôts',
    },
  },
  {
    prefix: 'CW',
    category: 'check-valves',
    style: 'Wafer',
    attribute: 'Dual-plate check valve',
    seat: 'EPDM',
    handle: '',
    cost: 0.95,
    brand: brands.marendo,
    length: series16,
    picture: () => ({ key: 'valve-check-wafer', family: 'check-valve', params: { kind: 'wafer', body: 'iron' } }),
    type: {
      en: 'Dual-plate check valve, wafer, cast iron',
      fr: 'Clapet antiretour à double battant, à insérer, fonte',
    },
    words: { en: 'non-return valve wafer check', fr: 'clapet de non-retour double clapet wafer' },
    use: {
      en: 'Two sprung half discs close quickly and without slam in a body only a few centimetres long',
      fr: 'Deux demi-battants à ressort se ferment vite et sans coup de bélier, dans un corps de quelques centimètres',
    },
  },
];

export const flangedValves = (): Item[] =>
  designs.flatMap((design) =>
    flangeSizes
      .filter(({ dn }) => dn >= 50)
      .map((size): Item => {
        const { dn, D, K, holes, inch } = size;
        return {
          item: `${design.prefix}-${dn}`,
          category: design.category,
          brand: design.brand,
          name: {
            en: `${design.type.en}, DN ${dn} (${inch} in) PN 16`,
            fr: `${design.type.fr}, DN ${dn} (${inch} po) PN 16`,
          },
          description: {
            en: `${design.use.en}. DN ${dn}, ${design.length[dn]} mm face to face to EN 558, for flanges with ${holes} bolts on a ${K} mm circle.`,
            fr: `${design.use.fr}. DN ${dn}, écartement ${design.length[dn]} mm selon EN 558, pour brides à ${holes} trous sur un cercle de ${K} mm.`,
          },
          keywords: {
            en: `${inch} inch DN${dn} PN16 ${design.words.en}`,
            fr: `${inch} pouces DN${dn} PN16 ${design.words.fr}`,
          },
          attributes: {
            nominal_diameter_dn: dn,
            valve_type: design.attribute,
            connection: design.style === 'Flanged' ? 'Flange PN 16' : `${design.style} PN 16`,
            material: design.prefix === 'CW' ? 'Cast iron GG25' : 'Ductile iron GGG40',
            seat_material: design.seat,
            pressure_rating: 16,
            length: design.length[dn] ?? 0,
            bolt_circle: K,
            bolt_holes: holes,
            outside_diameter: D,
            temperature_max: design.seat === 'NBR' ? 90 : 110,
            ...(design.handle ? { handle: design.handle } : {}),
            ...(design.prefix === 'GF'
              ? { height: round(190 + dn * 2.1), handwheel: dn < 100 ? 200 : dn < 200 ? 280 : 360 }
              : {}),
          },
          picture: design.picture(size),
          weight: round(design.prefix === 'GF' ? 0.0019 * D ** 1.85 : 0.0008 * D ** 1.65, 1),
          price: (28 + 0.0042 * D ** 1.95) * design.cost,
          ladder: 'part',
          lead: 14,
          line: design.prefix,
          size: dn,
          accessories: [`FC-${dn}`, `FX-${dn}`],
        };
      }),
  );
