import { brands } from '../brands.ts';
import type { Item } from '../model.ts';
import { comma, round } from '../text.ts';

/**
 * ISO 606: pitch, roller diameter, inner width, plate height, transverse pitch (mm); then by strands tensile strength
 * (kN) and mass (kg/m).
 */
type Chain = Readonly<{
  p: number;
  d1: number;
  b1: number;
  h2: number;
  pt: number;
  kN: readonly number[];
  kg: readonly number[];
  ansi: string;
}>;
export const chains: Readonly<Record<string, Chain>> = {
  '06B': { p: 9.525, d1: 6.35, b1: 5.72, h2: 8.26, pt: 10.24, kN: [8.9, 16.9, 24.9], kg: [0.41, 0.78, 1.18], ansi: '' },
  '08B': { p: 12.7, d1: 8.51, b1: 7.75, h2: 11.81, pt: 13.92, kN: [17.8, 31.1, 44.5], kg: [0.7, 1.35, 2], ansi: '' },
  '10B': {
    p: 15.875,
    d1: 10.16,
    b1: 9.65,
    h2: 14.73,
    pt: 16.59,
    kN: [22.2, 44.5, 66.7],
    kg: [0.95, 1.85, 2.8],
    ansi: '',
  },
  '12B': {
    p: 19.05,
    d1: 12.07,
    b1: 11.68,
    h2: 16.13,
    pt: 19.46,
    kN: [28.9, 57.8, 86.7],
    kg: [1.25, 2.5, 3.8],
    ansi: '',
  },
  '16B': { p: 25.4, d1: 15.88, b1: 17.02, h2: 21.08, pt: 31.88, kN: [60, 106, 160], kg: [2.7, 5.4, 8], ansi: '' },
  '20B': { p: 31.75, d1: 19.05, b1: 19.56, h2: 26.42, pt: 36.45, kN: [95, 170, 250], kg: [3.6, 7.2, 11], ansi: '' },
  '24B': { p: 38.1, d1: 25.4, b1: 25.4, h2: 33.4, pt: 48.36, kN: [160, 280, 425], kg: [6.7, 13.5, 21], ansi: '' },
  '08A': { p: 12.7, d1: 7.92, b1: 7.85, h2: 12.07, pt: 14.38, kN: [13.9, 27.8], kg: [0.6, 1.19], ansi: '40' },
  '10A': { p: 15.875, d1: 10.16, b1: 9.4, h2: 15.09, pt: 18.11, kN: [21.8, 43.6], kg: [1, 1.95], ansi: '50' },
  '12A': { p: 19.05, d1: 11.91, b1: 12.57, h2: 18.1, pt: 22.78, kN: [31.3, 62.6], kg: [1.5, 2.9], ansi: '60' },
  '16A': { p: 25.4, d1: 15.88, b1: 15.75, h2: 24.13, pt: 29.29, kN: [55.6, 111.2], kg: [2.6, 5], ansi: '80' },
};

const strandWord = { en: ['', 'simplex', 'duplex', 'triplex'], fr: ['', 'simple', 'double', 'triple'] };

const pitchText = ({ ansi }: Chain, strands: number) => (ansi ? ` ANSI ${ansi}-${strands}` : '');

const shared = (code: string, chain: Chain, strands: number) => ({
  brand: chain.ansi ? brands.ostrad : brands.tandrel,
  attributes: {
    chain_code: code,
    strands,
    pitch: chain.p,
    roller_diameter: chain.d1,
    inner_width: chain.b1,
    plate_height: chain.h2,
    tensile_strength: chain.kN[strands - 1] ?? 0,
  },
  lead: 8,
});

const rollerChain = (code: string, chain: Chain, strands: number): Item => ({
  ...shared(code, chain, strands),
  item: `RC-${code}-${strands}-5M`,
  category: 'roller-chains',
  name: {
    en: `Roller chain ${code}-${strands} ${strandWord.en[strands]}, ${chain.p} mm pitch, 5 m box`,
    fr: `Chaîne à rouleaux ${code}-${strands} ${strandWord.fr[strands]}, pas ${comma(chain.p)} mm, boîte de 5 m`,
  },
  description: {
    en: `${strandWord.en[strands] === 'simplex' ? 'Single-strand' : strands === 2 ? 'Double-strand' : 'Triple-strand'} drive chain to ISO 606${pitchText(chain, strands)}, pre-stretched and dipped in hot grease. Tensile strength ${chain.kN[strands - 1]} kN; rollers ${chain.d1} mm, inner width ${chain.b1} mm. The box holds 5 m and one spring-clip connecting link.`,
    fr: `Chaîne de transmission ${strandWord.fr[strands]} selon ISO 606${pitchText(chain, strands)}, préétirée et imprégnée de graisse à chaud. Résistance à la traction ${comma(chain.kN[strands - 1] ?? 0)} kN ; rouleaux ${comma(chain.d1)} mm, largeur intérieure ${comma(chain.b1)} mm. La boîte contient 5 m et une attache rapide.`,
  },
  keywords: {
    en: `${code}${strands} ${code}-${strands} drive chain${pitchText(chain, strands)} DIN 8187`,
    fr: `${code}${strands} ${code}-${strands} chaîne de transmission${pitchText(chain, strands)} DIN 8187`,
  },
  picture: {
    key: `roller-chain-${strands}`,
    family: 'roller-chain',
    params: { pitch: 12.7, roller: 8.51, inner: 7.75, plate: 11.81, transverse: 13.92, strands },
  },
  weight: round((chain.kg[strands - 1] ?? 1) * 5, 1),
  price: 17 + (chain.kg[strands - 1] ?? 1) * 31,
  ladder: 'pack',
  line: `${code.slice(2)}-${strands}`,
  size: chain.p,
  accessories: [`CL-${code}-${strands}`, 'CHB-1'],
});

const connectingLink = (code: string, chain: Chain, strands: number): Item => ({
  ...shared(code, chain, strands),
  item: `CL-${code}-${strands}`,
  category: 'roller-chains',
  name: { en: `Connecting link ${code}-${strands}, spring clip`, fr: `Attache rapide ${code}-${strands}, à ressort` },
  description: {
    en: `Joins the ends of ${code}-${strands} chain to ISO 606. Fit the closed end of the spring clip in the direction of travel. Never use a link a second time.`,
    fr: `Raccorde les extrémités d’une chaîne ${code}-${strands} selon ISO 606. Monter le ressort extrémité fermée dans le sens de marche. Ne jamais réutiliser une attache.`,
  },
  keywords: { en: 'master link joining link no. 26', fr: 'maillon de raccord maillon rapide n° 26' },
  picture: {
    key: 'chain-link',
    family: 'chain-link',
    params: { pitch: 12.7, roller: 8.51, inner: 7.75, plate: 11.81 },
  },
  weight: round(((chain.kg[strands - 1] ?? 1) * chain.p) / 1000, 3),
  price: 0.9 + (chain.kg[strands - 1] ?? 1) * 1.4,
  ladder: 'bulk',
  line: `link-${code.slice(2)}-${strands}`,
  size: chain.p,
  accessories: [`RC-${code}-${strands}-5M`],
});

export const rollerChains = (): Item[] =>
  [rollerChain, connectingLink].flatMap((make) =>
    Object.entries(chains).flatMap(([code, chain]) => chain.kN.map((_, index) => make(code, chain, index + 1))),
  );
