import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { round } from '../text.ts';

/** ISO 8434-2 (SAE J514) 37° flare: dash size, hose DN, UNF thread, swivel nut hexagon (mm). */
const sizes: readonly (readonly [dash: number, dn: number, thread: string, hex: number])[] = [
  [4, 6, '7/16-20', 14],
  [5, 8, '1/2-20', 17],
  [6, 10, '9/16-18', 19],
  [8, 12, '3/4-16', 22],
  [10, 16, '7/8-14', 27],
  [12, 19, '1-1/16-12', 32],
  [16, 25, '1-5/16-12', 41],
];

const kinds: readonly { code: string; key: string; value: string; name: Text; words: Text; cost: number; use: Text }[] =
  [
    {
      code: 'HF-S',
      key: 'hose-straight',
      value: 'Hose end, straight',
      cost: 1,
      name: {
        en: 'Crimp hose end, straight, JIC 37° female swivel',
        fr: 'Embout à sertir droit, JIC 37° femelle tournant',
      },
      words: { en: 'crimp fitting ferrule', fr: 'raccord à sertir jupe' },
      use: { en: 'One-piece crimp end for R1 and R2 hose', fr: 'Embout monobloc à sertir pour flexibles R1 et R2' },
    },
    {
      code: 'HF-H',
      key: 'hose-45',
      value: 'Hose end, 45°',
      cost: 1.55,
      name: {
        en: 'Crimp hose end, 45°, JIC 37° female swivel',
        fr: 'Embout à sertir coudé 45°, JIC 37° femelle tournant',
      },
      words: { en: 'crimp fitting bent tube', fr: 'raccord à sertir coudé' },
      use: {
        en: 'Bent-tube end that saves the hose a tight bend',
        fr: 'Embout cintré qui évite au flexible une courbure serrée',
      },
    },
    {
      code: 'HF-E',
      key: 'hose-90',
      value: 'Hose end, 90°',
      cost: 1.7,
      name: {
        en: 'Crimp hose end, 90°, JIC 37° female swivel',
        fr: 'Embout à sertir coudé 90°, JIC 37° femelle tournant',
      },
      words: { en: 'crimp fitting elbow', fr: 'raccord à sertir coudé équerre' },
      use: {
        en: 'Swept elbow for close quarters around cylinders and blocks',
        fr: 'Coude cintré pour les passages étroits autour des vérins et des blocs',
      },
    },
    {
      code: 'HA-U',
      key: 'adaptor-union',
      value: 'Adaptor, union',
      cost: 0.8,
      name: { en: 'Union adaptor, JIC 37° male both ends', fr: 'Adaptateur union, JIC 37° mâle-mâle' },
      words: { en: 'nipple joiner', fr: 'raccord double mâle' },
      use: { en: 'Joins two hoses with swivel nuts', fr: 'Raccorde deux flexibles à écrou tournant' },
    },
    {
      code: 'HA-E',
      key: 'adaptor-elbow',
      value: 'Adaptor, elbow',
      cost: 1.3,
      name: { en: 'Elbow adaptor 90°, JIC 37° male both ends', fr: 'Adaptateur coudé 90°, JIC 37° mâle-mâle' },
      words: { en: 'forged elbow', fr: 'coude forgé mâle' },
      use: { en: 'Forged steel elbow with full flow', fr: 'Coude en acier forgé à passage intégral' },
    },
    {
      code: 'HA-T',
      key: 'adaptor-tee',
      value: 'Adaptor, tee',
      cost: 1.8,
      name: { en: 'Tee adaptor, JIC 37° male on three ends', fr: 'Adaptateur en té, JIC 37° mâle sur trois départs' },
      words: { en: 'branch tee', fr: 'té forgé mâle dérivation' },
      use: { en: 'Forged tee for gauge points and branches', fr: 'Té forgé pour prises de pression et dérivations' },
    },
  ];

export const hydraulicFittings = (): Item[] =>
  kinds.flatMap((kind) =>
    sizes.map(([dash, dn, thread, hex]): Item => {
      const code = String(dash).padStart(2, '0');
      const hose = kind.code.startsWith('HF');
      return {
        item: `${kind.code}-${code}`,
        category: 'hydraulic-fittings',
        brand: brands.presslund,
        name: { en: `${kind.name.en}, -${dash} (${thread} UNF)`, fr: `${kind.name.fr}, -${dash} (${thread} UNF)` },
        description: {
          en: `${kind.use.en}, ${thread} UNF-2${hose ? 'B' : 'A'} with 37° cone${hose ? `, for DN ${dn} hose; ${hex} mm swivel nut` : ''}. Zinc-nickel plated steel, 720 h in salt spray. The metal cone seals by itself: no tape, no paste.`,
          fr: `${kind.use.fr}, ${thread} UNF-2${hose ? 'B' : 'A'} à cône 37°${hose ? `, pour flexible DN ${dn} ; écrou tournant de ${hex} mm` : ''}. Acier revêtu zinc-nickel, 720 h au brouillard salin. Le cône métal assure seul l’étanchéité : ni ruban, ni pâte.`,
        },
        keywords: {
          en: `JIC ${dash} -${dash} 37 degree flare ${kind.words.en} SAE J514`,
          fr: `JIC ${dash} -${dash} cône 37 degrés ${kind.words.fr} SAE J514`,
        },
        attributes: {
          fitting_shape: kind.value,
          dash_size: `-${dash}`,
          thread_size: `${thread} UNF`,
          connection: hose ? 'JIC 37° female swivel' : 'JIC 37° male',
          width_across_flats: hex,
          pressure_rating: dash <= 6 ? 400 : dash <= 10 ? 350 : 280,
          material: 'Steel, zinc-nickel',
          ...(hose ? { nominal_diameter_dn: dn } : {}),
        },
        picture: { key: `hydraulic-${kind.key}`, family: 'hydraulic-fitting', params: { shape: kind.key } },
        weight: round((0.03 + dash * dash * 0.0019) * kind.cost, 3),
        price: (2.6 + dash * 0.28 + dash * dash * 0.028) * kind.cost,
        ladder: 'bulk',
        lead: 5,
        line: kind.code,
        size: dash,
        accessories: hose ? [`HH-R2-${code}`] : [`HF-S-${code}`],
      };
    }),
  );
