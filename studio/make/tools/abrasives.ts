import { brands } from '../brands.ts';
import type { Item } from '../model.ts';
import { comma, round } from '../text.ts';

/** EN 12413 discs for 22.23 mm spindles: diameter, thickness (mm), speed at 80 m/s (rpm). */
const cuts = [
  [115, 1, 13300],
  [125, 1, 12200],
  [125, 1.6, 12200],
  [125, 2.5, 12200],
  [150, 1.6, 10200],
  [180, 1.6, 8500],
  [230, 1.9, 6650],
  [230, 3, 6650],
] as const;
const materials = [
  {
    code: 'IX',
    value: 'Steel and stainless',
    key: 'inox',
    en: 'steel and stainless',
    fr: 'acier et inox',
    grain: 'A 60 T',
    cost: 1,
  },
  {
    code: 'ST',
    value: 'Stone and concrete',
    key: 'stone',
    en: 'stone and concrete',
    fr: 'pierre et béton',
    grain: 'C 30 S',
    cost: 0.95,
  },
] as const;

const cutting = (): Item[] =>
  materials.flatMap((material) =>
    cuts
      .filter(([, thickness]) => material.code === 'IX' || thickness >= 2.5 || thickness === 1.9)
      .map(([diameter, thickness, rpm]): Item => ({
        item: `CD-${diameter}X${thickness}-${material.code}`,
        category: 'cutting-grinding-discs',
        brand: brands.kerfwell,
        name: {
          en: `Cutting disc ${diameter} × ${thickness} mm, ${material.en}, pack of 25`,
          fr: `Disque à tronçonner ${diameter} × ${comma(thickness)} mm, ${material.fr}, boîte de 25`,
        },
        description: {
          en: `Fibre-reinforced disc to EN 12413 for ${material.en}, ${thickness} mm thick${thickness <= 1.6 ? ': a quick cut with hardly any burr' : ' and stiff in the hand'}. Up to ${rpm} rpm (80 m/s) on a 22.23 mm spindle. Never grind with its side.`,
          fr: `Disque renforcé selon EN 12413 pour ${material.fr}, épaisseur ${comma(thickness)} mm${thickness <= 1.6 ? ' : coupe rapide presque sans bavure' : ', rigide en main'}. Jusqu’à ${rpm} tr/min (80 m/s) sur axe de 22,23 mm. Ne jamais meuler avec le flanc.`,
        },
        keywords: {
          en: `cut-off wheel angle grinder ${diameter}mm ${material.grain}`,
          fr: `meule à tronçonner meuleuse ${diameter}mm ${material.grain}`,
        },
        attributes: {
          disc_diameter: diameter,
          thickness,
          bore: 22.23,
          max_speed: rpm,
          abrasive_use: material.value,
          disc_type: 'Cutting disc',
          grain: material.grain,
          standard: 'EN 12413',
        },
        picture: {
          key: `cutting-disc-${material.key}`,
          family: 'cutting-disc',
          params: { use: material.key, diameter: 125 },
        },
        unit: 'pk',
        pack: 25,
        weight: round(diameter ** 2 * thickness * 4.9e-5, 2),
        price: (0.62 + (diameter / 100) ** 2.1 * thickness * 0.52) * 25 * material.cost,
        ladder: 'pack',
        lead: 4,
        line: `cut-${material.code}`,
        size: diameter + thickness,
        accessories: ['SGL-A-CL', 'EAR-30'],
      })),
  );

const flap = (): Item[] =>
  (['Zirconia', 'Ceramic'] as const).flatMap((abrasive) =>
    [115, 125, 180].flatMap((diameter) =>
      [40, 60, 80, 120]
        .filter((grit) => abrasive === 'Zirconia' || grit < 120)
        .map((grit): Item => ({
          item: `FD-${diameter}-${abrasive === 'Zirconia' ? 'Z' : 'C'}${grit}`,
          category: 'cutting-grinding-discs',
          brand: brands.kerfwell,
          name: {
            en: `Flap disc ${diameter} mm, ${abrasive.toLowerCase()}, grit ${grit}, pack of 10`,
            fr: `Disque à lamelles ${diameter} mm, ${abrasive === 'Zirconia' ? 'zirconium' : 'céramique'}, grain ${grit}, boîte de 10`,
          },
          description: {
            en: `Conical flap disc that grinds and finishes in one pass; ${abrasive === 'Zirconia' ? 'zirconia alumina for steel and welds' : 'self-sharpening ceramic grain for stainless and hard alloys, twice the life'}. Grit ${grit}${grit <= 40 ? ' for heavy stock removal' : grit >= 80 ? ' for a surface ready to paint' : ' for weld seams'}; glass-fibre backing.`,
            fr: `Disque conique qui meule et finit en une passe ; ${abrasive === 'Zirconia' ? 'corindon zirconium pour acier et soudures' : 'grain céramique autoaffûtant pour inox et alliages durs, durée doublée'}. Grain ${grit}${grit <= 40 ? ' pour un fort enlèvement' : grit >= 80 ? ' pour une surface prête à peindre' : ' pour cordons de soudure'} ; support fibre de verre.`,
          },
          keywords: {
            en: `flap wheel sanding disc P${grit} ${diameter}mm`,
            fr: `plateau à lamelles disque abrasif P${grit} ${diameter}mm`,
          },
          attributes: {
            disc_diameter: diameter,
            grit,
            bore: 22.23,
            max_speed: diameter === 115 ? 13300 : diameter === 125 ? 12200 : 8500,
            abrasive,
            disc_type: 'Flap disc',
            abrasive_use: 'Steel and stainless',
            standard: 'EN 13743',
          },
          picture: { key: `flap-disc-${abrasive.toLowerCase()}`, family: 'flap-disc', params: { abrasive } },
          unit: 'pk',
          pack: 10,
          weight: round((diameter / 100) ** 2 * 0.62, 2),
          price: (3.1 + (diameter / 100) ** 2 * 1.25) * 10 * (abrasive === 'Ceramic' ? 1.6 : 1),
          ladder: 'pack',
          lead: 4,
          line: `flap-${abrasive}-${diameter}`,
          size: grit,
          accessories: ['SGL-A-CL', 'EAR-30'],
        })),
    ),
  );

export const abrasives = (): Item[] => [...cutting(), ...flap()];
