import { brands } from '../brands.ts';
import type { Item } from '../model.ts';
import { comma, round } from '../text.ts';

/** EN 1492 colours by working load in straight lift; web width goes with it, 30 mm per tonne. */
const loads = [[1, 'Violet', 'violet'], [2, 'Green', 'vert'], [3, 'Yellow', 'jaune'], [4, 'Grey', 'gris'], [5, 'Red', 'rouge'], [6, 'Brown', 'brun']] as const;

const sling = (endless: boolean, [tonnes, colour, fr]: (typeof loads)[number], metres: number): Item => ({
  item: `${endless ? 'RS' : 'WS'}-${tonnes}T-${metres}M`,
  category: 'slings',
  brand: brands.haulden,
  name: {
    en: `${endless ? 'Round sling' : 'Web sling with eyes'} ${tonnes} t, ${metres} m ${endless ? 'effective length' : 'long'}, ${colour.toLowerCase()}`,
    fr: `${endless ? 'Élingue ronde' : 'Élingue plate à boucles'} ${tonnes} t, ${metres} m de longueur ${endless ? 'utile' : 'totale'}, ${fr}`,
  },
  description: {
    en: `${endless ? 'Endless polyester yarn in a seamless sleeve' : `Double-ply polyester web, ${tonnes * 30} mm wide, with reinforced eyes`}, EN 1492-${endless ? 2 : 1}, safety factor 7. Lifts ${tonnes} t straight, ${round(tonnes * 0.8, 1)} t choked, ${tonnes * 2} t in a basket. ${colour} is the colour of ${tonnes} t everywhere.`,
    fr: `${endless ? 'Fils de polyester sans fin sous gaine sans couture' : `Sangle polyester deux épaisseurs, largeur ${tonnes * 30} mm, boucles renforcées`}, EN 1492-${endless ? 2 : 1}, coefficient 7. Lève ${tonnes} t en direct, ${comma(round(tonnes * 0.8, 1))} t en étranglement, ${tonnes * 2} t en panier. Le ${fr} est partout la couleur de ${tonnes} t.`,
  },
  keywords: { en: `lifting sling polyester sling hoist strap ${tonnes}t`, fr: `sangle de levage estrope ${tonnes}t` },
  attributes: { working_load: tonnes, sling_length: metres, sling_type: endless ? 'Round sling' : 'Web sling', colour, choked_load: round(tonnes * 0.8, 1), basket_load: tonnes * 2, ...(endless ? {} : { width: tonnes * 30 }), material: 'Polyester', standard: endless ? 'EN 1492-2' : 'EN 1492-1' },
  picture: { key: `${endless ? 'round' : 'web'}-sling-${colour.toLowerCase()}`, family: endless ? 'round-sling' : 'web-sling', params: { colour, tonnes } },
  weight: round(metres * tonnes * (endless ? 0.36 : 0.3), 1),
  price: (5.2 + tonnes * 2.1) + metres * tonnes * 4.1,
  ladder: 'bulk', lead: 6, line: `${endless ? 'RS' : 'WS'}-${tonnes}`, size: metres,
  accessories: [`SHB-${({ 1: '1', 2: '2', 3: '3.25', 4: '4.75', 5: '6.5', 6: '6.5' })[tonnes]}`],
});

export const slings = (): Item[] =>
  [true, false].flatMap((isRound) => loads.flatMap((load) => [1, 2, 3, 4].filter((m) => load[0] <= 4 || m > 1).map((metres) => sling(isRound, load, metres))));
