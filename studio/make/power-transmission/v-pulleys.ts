import { brands } from '../brands.ts';
import type { Item } from '../model.ts';
import { round } from '../text.ts';

/**
 * ISO 4183: groove pitch e, edge f, height b of the rim over the datum line; diameters a maker stocks. Bushes are
 * makers' usual choice.
 */
const profiles = {
  SPZ: { e: 12, f: 8, b: 2, diameters: [63, 71, 80, 90, 100, 112, 125, 140, 160, 180, 200] },
  SPA: { e: 15, f: 10, b: 2.75, diameters: [90, 100, 112, 125, 140, 160, 180, 200, 224, 250] },
  SPB: { e: 19, f: 12.5, b: 3.5, diameters: [140, 160, 180, 200, 224, 250] },
} as const;

const bushFor = (profile: keyof typeof profiles, d: number, grooves: number): string => {
  if (profile === 'SPB') return d < 160 ? '2012' : d < 200 ? '2517' : '3020';
  if (d < 75) return '1108';
  if (d < 100) return '1210';
  if (d < 140 || (profile === 'SPZ' && grooves === 1)) return '1610';
  return d < 200 ? '2012' : '2517';
};

const grooveWord = { en: ['', '1 groove', '2 grooves', '3 grooves'], fr: ['', '1 gorge', '2 gorges', '3 gorges'] };

export const vPulleys = (): Item[] =>
  (Object.keys(profiles) as (keyof typeof profiles)[]).flatMap((profile) => {
    const { e, f, b, diameters } = profiles[profile];
    return [1, 2, 3].flatMap((grooves) =>
      diameters
        .filter((d) => grooves < 3 || d >= 90)
        .map((d): Item => {
          const bush = bushFor(profile, d, grooves);
          const width = (grooves - 1) * e + 2 * f;
          return {
            item: `VP-${profile}${d}-${grooves}`,
            category: 'v-belt-pulleys',
            brand: profile === 'SPB' ? brands.tandrel : brands.ostrad,
            name: {
              en: `V-belt pulley ${profile} ${d} mm, ${grooveWord.en[grooves]}, taper bush ${bush}`,
              fr: `Poulie à gorges trapézoïdales ${profile} ${d} mm, ${grooveWord.fr[grooves]}, moyeu amovible ${bush}`,
            },
            description: {
              en: `Grey cast-iron pulley, ${d} mm datum diameter and ${width} mm wide over the rim, balanced to G 6.3. Takes a ${bush} taper bush (sold apart), so one pulley serves many shafts and comes off without a puller.`,
              fr: `Poulie en fonte grise, diamètre de référence ${d} mm, largeur de jante ${width} mm, équilibrée G 6,3. Reçoit un moyeu amovible ${bush} (vendu séparément) : une seule poulie pour plusieurs arbres, et un démontage sans extracteur.`,
            },
            keywords: {
              en: `sheave taper lock ${profile} ${d}-${grooves} ISO 4183 DIN 2211`,
              fr: `poulie taper lock poulie à courroie ${profile} ${d}-${grooves} ISO 4183 DIN 2211`,
            },
            attributes: {
              belt_profile: profile,
              datum_diameter: d,
              outside_diameter: d + 2 * b,
              grooves,
              rim_width: width,
              taper_bush: bush,
              material: 'Cast iron GG25',
            },
            picture: {
              key: `v-pulley-${profile.toLowerCase()}-${grooves}`,
              family: 'v-pulley',
              params: {
                profile,
                datum: profile === 'SPB' ? 200 : profile === 'SPA' ? 140 : 112,
                grooves,
                e,
                f,
                rise: b,
              },
            },
            weight: round(0.25 + (d / 100) ** 2 * width * 0.024, 2),
            price: 11 + d * 0.12 + (d / 100) ** 2 * width * 0.19,
            ladder: 'part',
            lead: 8,
            line: `${profile}-${grooves}`,
            size: d,
            accessories: [`TB-${bush}-24`, `TB-${bush}-28`].concat(
              profile === 'SPB' ? ['SPB-2000'] : [`${profile}-1250`],
            ),
          };
        }),
    );
  });
