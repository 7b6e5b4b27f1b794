import type { Category } from '../model.ts';

export const sealsLubricationCategories: readonly Category[] = [
  {
    category: 'seals-lubrication',
    parent: '',
    name: { en: 'Seals & lubrication', fr: 'Étanchéité et lubrification' },
    description: {
      en: 'Shaft seals, O-rings, greases, oils and adhesives that keep machines tight and running.',
      fr: 'Joints, graisses, huiles et adhésifs qui gardent les machines étanches et en marche.',
    },
    picture: 'oil-seal-fkm-l',
    columns: [],
  },
  {
    category: 'oil-seals',
    parent: 'seals-lubrication',
    name: { en: 'Shaft seals', fr: 'Bagues d’étanchéité' },
    description: {
      en: 'Rotary shaft seals to DIN 3760 and V-rings.',
      fr: 'Bagues à lèvre DIN 3760 et joints V-ring.',
    },
    picture: 'oil-seal-nbr-l',
    columns: ['shaft_diameter', 'outside_diameter', 'width', 'seal_type', 'seal_material', 'temperature_max'],
  },
  {
    category: 'o-rings',
    parent: 'seals-lubrication',
    name: { en: 'O-rings', fr: 'Joints toriques' },
    description: {
      en: 'ISO 3601 O-rings of NBR, FKM and EPDM in packs of 25.',
      fr: 'Joints toriques ISO 3601 en NBR, FKM et EPDM, paquets de 25.',
    },
    picture: 'o-ring-nbr-l',
    columns: ['size_code', 'inside_diameter', 'cross_section', 'seal_material', 'hardness_shore', 'temperature_max'],
  },
  {
    category: 'greases',
    parent: 'seals-lubrication',
    name: { en: 'Greases', fr: 'Graisses' },
    description: {
      en: 'Lithium, complex and food-grade greases and the gun for them.',
      fr: 'Graisses au lithium, complexes et alimentaires, et la pompe qui va avec.',
    },
    picture: 'grease-cartridge-ep2',
    columns: ['lubricant', 'thickener', 'nlgi_grade', 'content_kg', 'temperature_min', 'temperature_max'],
  },
  {
    category: 'oils',
    parent: 'seals-lubrication',
    name: { en: 'Oils', fr: 'Huiles' },
    description: {
      en: 'Hydraulic, gear and compressor oils by ISO VG grade.',
      fr: 'Huiles hydrauliques, pour engrenages et compresseurs par grade ISO VG.',
    },
    picture: 'oil-jug-blue',
    columns: ['lubricant', 'viscosity_grade', 'content_l', 'container', 'temperature_min'],
  },
  {
    category: 'adhesives',
    parent: 'seals-lubrication',
    name: { en: 'Adhesives', fr: 'Adhésifs' },
    description: {
      en: 'Threadlockers, sealants and retaining compounds.',
      fr: 'Freins-filets, étanchéité de raccords et adhésifs de blocage.',
    },
    picture: 'bottle-tl-43',
    columns: ['adhesive_type', 'adhesive_strength', 'content_ml', 'breakaway_torque', 'temperature_max'],
  },
  {
    category: 'sprays',
    parent: 'seals-lubrication',
    name: { en: 'Maintenance sprays', fr: 'Aérosols d’entretien' },
    description: {
      en: 'Penetrating oil, cleaners and coatings in 400 mL cans.',
      fr: 'Dégrippants, nettoyants et revêtements en aérosols de 400 mL.',
    },
    picture: 'aerosol-po',
    columns: ['spray_type', 'content_ml', 'container', 'food_grade'],
  },
];
