// What the manager of the demonstration set up in the first days, and what is on offer now.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY, HOUR, isoDay, opening } from './days.ts';
import type { CatalogueItem, Good } from './goods.ts';
import type { Actor, Stage, Story } from './stage.ts';
import { MANAGER } from './stories.ts';

const MINUTE = 60_000;
const PICTURES = 'demo/pictures';

type InBoth = Readonly<Record<'en' | 'fr', string>>;
const both = (en: string, fr: string): InBoth => ({ en, fr });

interface Family {
  readonly family: string;
  readonly name: InBoth;
  /** Attributes that its variants differ in. */
  readonly options: readonly string[];
  has(item: CatalogueItem): boolean;
}

const isA = (category: string, attributes: Readonly<Record<string, string>>) => (item: CatalogueItem) =>
  item.category === category && Object.entries(attributes).every(([name, value]) => item.attributes[name] === value);

const families: readonly Family[] = [
  {
    family: 'hex-bolt-stainless',
    name: both('Hex bolt ISO 4014, stainless A2-70', 'Vis à tête hexagonale ISO 4014, inox A2-70'),
    options: ['thread', 'length'],
    has: isA('hex-bolts', { standard: 'ISO 4014', strength_class: 'A2-70' }),
  },
  {
    family: 'hex-bolt-zinc',
    name: both('Hex bolt ISO 4014, class 8.8, zinc plated', 'Vis à tête hexagonale ISO 4014, classe 8.8, zinguée'),
    options: ['thread', 'length'],
    has: isA('hex-bolts', { standard: 'ISO 4014', strength_class: '8.8' }),
  },
  {
    family: 'hex-bolt-high-strength',
    name: both('Hex bolt ISO 4014, class 10.9, plain', 'Vis à tête hexagonale ISO 4014, classe 10.9, brute'),
    options: ['thread', 'length'],
    has: isA('hex-bolts', { standard: 'ISO 4014', strength_class: '10.9' }),
  },
  {
    family: 'socket-head-screw-stainless',
    name: both('Socket head cap screw ISO 4762, stainless A2-70', 'Vis à six pans creux ISO 4762, inox A2-70'),
    options: ['thread', 'length'],
    has: isA('socket-head-screws', { strength_class: 'A2-70' }),
  },
  ...(
    [
      ['Nitrile foam', 'glove-nitrile-foam', 'Nitrile foam glove', 'Gant en mousse de nitrile'],
      ['Nitrile on HPPE', 'glove-cut-f', 'Cut-resistant glove, level F', 'Gant anticoupure, niveau F'],
      ['Cow grain leather', 'glove-leather', 'Leather driver glove', 'Gant de conducteur en cuir'],
    ] as const
  ).map(([coating, family, en, fr]) => ({
    family,
    name: both(en, fr),
    options: ['glove_size'],
    has: isA('gloves', { coating }),
  })),
  {
    family: 'safety-boot',
    name: both('Safety boot S3 SRC', 'Chaussure de sécurité S3 SRC'),
    options: ['colour', 'shoe_size'],
    has: isA('safety-footwear', {}),
  },
];

const asNumber = (value: string) => Number(value.replaceAll(/[^\d.]/g, ''));

const familyStory = (at: number, { family, name, options, has }: Family, items: readonly CatalogueItem[]): Story => {
  const variants = items.filter(has);
  const valuesOf = (attribute: string) =>
    [...new Set(variants.map(({ attributes }) => attributes[attribute]!))].sort((a, b) => asNumber(a) - asNumber(b));
  return byManager(`family ${family}`, at, async (press) => {
    await press('admin/family/add', {
      family,
      data: {
        name,
        options: options.map((attribute) => ({
          attribute,
          values: valuesOf(attribute).map((value) => ({ value, swatch: '' })),
        })),
      },
    });
    for (const { itemNumber } of variants)
      await press('admin/product/change', { itemNumber, seen: { family: '' }, changed: { family } });
  });
};

const byManager = (id: string, at: number, play: (press: Actor, stage: Stage) => Promise<void>): Story => ({
  id,
  steps: [{ at, play: (stage) => play(stage.as({ staff: MANAGER }), stage) }],
});

/** The contract of the company that visitors try the shop as. */
const contract = (at: number): Story =>
  byManager('price list', at, async (press) => {
    await press('admin/pricelist/add', {
      priceList: 'laurentide',
      name: both('Contract Laurentide Machine Works', 'Contrat Laurentide Machine Works'),
      currency: 'CAD',
      audience: 'accounts',
      groups: [],
      accounts: ['ACC-1001'],
      from: '',
      until: '',
      priority: 10,
      rules: [
        { of: 'category', named: 'bearings', milliPercent: -12_000, rounding: { step: 5, less: 0 } },
        { of: 'category', named: 'power-transmission', milliPercent: -9_000, rounding: { step: 5, less: 0 } },
        { of: 'everything', named: '', milliPercent: -4_000, rounding: { step: 1, less: 0 } },
      ],
    });
  });

const cannedReplies: readonly { readonly name: InBoth; readonly text: InBoth }[] = [
  {
    name: both('Leaves today', 'Part aujourd’hui'),
    text: both(
      'Hello {{buyer.name}},\n\nyour order leaves today. You get the tracking number by e-mail.',
      'Bonjour {{buyer.name}},\n\nvotre commande part aujourd’hui. Vous recevrez le numéro de suivi par courriel.',
    ),
  },
  {
    name: both('Certificate 3.1', 'Certificat 3.1'),
    text: both(
      'Hello {{buyer.name}},\n\na certificate 3.1 has to be ordered with the goods; for this delivery we can send a certificate of conformity.',
      'Bonjour {{buyer.name}},\n\nun certificat 3.1 se commande avec la marchandise ; pour cette livraison nous pouvons envoyer un certificat de conformité.',
    ),
  },
  {
    name: both('Return of goods', 'Retour de marchandise'),
    text: both(
      'Hello {{buyer.name}},\n\nplease send the goods back within 30 days, unused, with the packing slip. We refund them once they are here.',
      'Bonjour {{buyer.name}},\n\nveuillez renvoyer la marchandise non utilisée dans les 30 jours, avec le bordereau. Nous remboursons dès sa réception.',
    ),
  },
];

const redirects = [
  { from: '/catalogue.pdf', to: '/pages/help', kind: 'permanent' },
  { from: '/products/bearings', to: '/category/bearings', kind: 'permanent' },
  { from: '/spring-sale-2025', to: '', kind: 'gone' },
] as const;

interface Article {
  readonly id: string;
  readonly daysAgo: number;
  readonly title: InBoth;
  readonly summary: InBoth;
  readonly html: InBoth;
  readonly categories: readonly string[];
}

const articles: readonly Article[] = [
  {
    id: 'choosing-a-bearing-seal',
    daysAgo: 310,
    title: both('Open, shielded or sealed?', 'Ouvert, à flasques ou étanche ?'),
    summary: both(
      'What 2RS and ZZ mean for speed, grease and dirt.',
      'Ce que 2RS et ZZ changent : vitesse, graisse, saleté.',
    ),
    html: both(
      '<p>An open bearing runs fastest and wants its grease from elsewhere. Metal shields (ZZ) keep chips out and grease in; rubber seals (2RS) also keep water out, and cost about half of the speed.</p><h2>A rule</h2><ul><li>Gearbox with oil: open.</li><li>Motor in a dry hall: ZZ.</li><li>Conveyor, pump, anything that is washed: 2RS.</li></ul><p>Makers write the same seal differently: 2RS, 2RSH, DDU and LLU are one thing. Search for any of them.</p>',
      '<p>Un roulement ouvert tourne le plus vite et reçoit sa graisse d’ailleurs. Les flasques (ZZ) retiennent la graisse et arrêtent les copeaux ; les joints (2RS) arrêtent aussi l’eau et coûtent environ la moitié de la vitesse.</p><h2>Une règle</h2><ul><li>Réducteur à bain d’huile : ouvert.</li><li>Moteur au sec : ZZ.</li><li>Convoyeur, pompe, tout ce qui se lave : 2RS.</li></ul><p>Les fabricants écrivent le même joint de plusieurs façons : 2RS, 2RSH, DDU et LLU sont une seule chose. Cherchez l’une d’elles.</p>',
    ),
    categories: ['bearings'],
  },
  {
    id: 'belt-tension',
    daysAgo: 200,
    title: both('Belt tension in five minutes', 'Tendre une courroie en cinq minutes'),
    summary: both('Deflection, force, and when to check again.', 'Flèche, force, et quand vérifier de nouveau.'),
    html: both(
      '<p>Press at mid-span until the belt gives by 1.5 % of the span. The force that this takes is in the maker’s table; for an SPA belt on a 125 mm pulley it is about 35 N.</p><p>Check again after the first day: a new belt settles.</p>',
      '<p>Appuyez au milieu du brin jusqu’à une flèche de 1,5 % de sa longueur. La force nécessaire se trouve dans le tableau du fabricant ; pour une courroie SPA sur poulie de 125 mm, environ 35 N.</p><p>Vérifiez après le premier jour : une courroie neuve se détend.</p>',
    ),
    categories: ['power-transmission'],
  },
  {
    id: 'stainless-threads-gall',
    daysAgo: 95,
    title: both('Why stainless threads seize', 'Pourquoi l’inox grippe'),
    summary: both(
      'And what paste, speed and a second grade do about it.',
      'Et ce qu’y changent la pâte, la vitesse et une seconde nuance.',
    ),
    html: both(
      '<p>Stainless steel protects itself by a thin oxide. Under pressure the film breaks, bare metal meets bare metal, and the threads weld. Use a paste, turn slowly, and pair A2 with A4.</p>',
      '<p>L’inox se protège par un mince oxyde. Sous pression le film se rompt, métal nu contre métal nu, et les filets se soudent. Employez une pâte, serrez lentement, associez A2 et A4.</p>',
    ),
    categories: ['fasteners'],
  },
  {
    id: 'winter-hours',
    daysAgo: 12,
    title: both('Counter hours over the holidays', 'Heures du comptoir pendant les Fêtes'),
    summary: both('When we ship in December, and when we count.', 'Nos expéditions en décembre et notre inventaire.'),
    html: both(
      '<p>We ship on every working day until 30 December. On the 31st we count, and nothing leaves. From 4 January the counter is open as always.</p>',
      '<p>Nous expédions chaque jour ouvrable jusqu’au 30 décembre. Le 31, nous faisons l’inventaire et rien ne part. Dès le 4 janvier, le comptoir ouvre comme toujours.</p>',
    ),
    categories: [],
  },
];

const articleStory = (now: number, { id, daysAgo, ...words }: Article): Story => {
  const at = now - daysAgo * DAY;
  return byManager(`article ${id}`, at, async (press) => {
    const { categories, ...texts } = words;
    const content = { ...texts, picture: '', altText: both('', ''), categories: [...categories], date: isoDay(at) };
    await press('admin/article/create', { id, content });
    await press('admin/article/publish', { id });
  });
};

interface Banner {
  readonly id: string;
  readonly category: string;
  readonly title: InBoth;
  readonly text: InBoth;
  readonly linkText: InBoth;
  readonly link: string;
  readonly picture: string;
}

const banners: readonly Banner[] = [
  {
    id: 'shutdown',
    category: '',
    title: both('Parts for your next shutdown', 'Les pièces de votre prochain arrêt'),
    text: both(
      'Paste your list of part numbers, see stock and dates at once, and ask for a quote where it is much.',
      'Collez votre liste de numéros, voyez stock et dates aussitôt, et demandez une soumission pour les grandes quantités.',
    ),
    linkText: both('Paste part numbers', 'Coller des numéros'),
    link: '/checkout/expressorder',
    picture: 'bearing-62-2rs-l-600.webp',
  },
  {
    id: 'gloves',
    category: 'safety',
    title: both('Glove weeks: 15 % off', 'Semaines du gant : 15 % de rabais'),
    text: both('All gloves, every size.', 'Tous les gants, toutes les tailles.'),
    linkText: both('See the gloves', 'Voir les gants'),
    link: '/category/gloves',
    picture: '',
  },
];

const bannerStory = (now: number, { id, picture, ...words }: Banner, at: number): Story =>
  byManager(`banner ${id}`, now - at * DAY, async (press) => {
    const uploaded = picture
      ? await press('admin/banner/upload', { content: readFileSync(join(PICTURES, picture)).toString('base64') })
      : { picture: '' };
    const content = {
      ...words,
      picture: uploaded.picture,
      altText: both('', ''),
      from: '',
      until: '',
      sort: 1,
    };
    await press('admin/banner/create', { id, content });
    await press('admin/banner/publish', { id });
  });

interface ShopPage {
  readonly id: string;
  readonly title: InBoth;
  readonly description: InBoth;
  readonly html: InBoth;
}

/** What a buyer wants to read before the first order; each promise is one that the shop's calendar and prices keep. */
const shopPages: readonly ShopPage[] = [
  {
    id: 'shipping',
    title: both('Shipping', 'Expédition'),
    description: both(
      'When orders leave, how, and what it costs',
      'Quand les commandes partent, comment et à quel prix',
    ),
    html: both(
      '<p>What is in stock and ordered by 16:00 leaves on the next working day. What has to come in first has its own day beside it, from the product to the order. The checkout asks whether parts are to follow each other or come together.</p><h2>Methods</h2><ul><li>Ground and express, priced by weight and place before you pay.</li><li>Pick-up at the counter in Montréal, free.</li></ul>',
      '<p>Ce qui est en stock et commandé avant 16 h part le prochain jour ouvrable. Ce qui doit d’abord arriver porte sa propre date, du produit à la commande. Au paiement, vous choisissez si les parties se suivent ou viennent ensemble.</p><h2>Modes</h2><ul><li>Terrestre et express, au prix du poids et du lieu, connu avant de payer.</li><li>Cueillette au comptoir de Montréal, gratuite.</li></ul>',
    ),
  },
  {
    id: 'returns',
    title: both('Returns', 'Retours'),
    description: both('What can come back, and how', 'Ce qui peut revenir, et comment'),
    html: both(
      '<p>Unused goods come back within 30 days, with the packing slip. Write to us from the order’s page first: we answer with the address. The refund goes the way the payment came, freight not included.</p><p>What arrives damaged or is not what was ordered goes back at our cost.</p>',
      '<p>La marchandise non utilisée revient dans les 30 jours, avec le bordereau. Écrivez-nous d’abord depuis la page de la commande : nous répondons avec l’adresse. Le remboursement suit la voie du paiement, sans le transport.</p><p>Ce qui arrive endommagé ou n’est pas ce qui fut commandé revient à nos frais.</p>',
    ),
  },
  {
    id: 'terms',
    title: both('Terms of sale', 'Conditions de vente'),
    description: both('Prices, payment, ownership, warranty', 'Prix, paiement, propriété, garantie'),
    html: both(
      '<p>Prices are in Canadian dollars, before taxes. An offer holds until the day that it names. Companies on terms pay within the days of their account; goods stay ours until they are paid. Makers’ warranties pass to the buyer.</p>',
      '<p>Les prix sont en dollars canadiens, avant taxes. Une offre vaut jusqu’au jour qu’elle indique. Les entreprises à terme paient dans les jours de leur compte ; la marchandise reste nôtre jusqu’au paiement. Les garanties des fabricants passent à l’acheteur.</p>',
    ),
  },
  {
    id: 'privacy',
    title: both('Privacy', 'Confidentialité'),
    description: both('What we keep of you, and for how long', 'Ce que nous gardons de vous, et combien de temps'),
    html: both(
      '<p>We keep what an order needs: names, addresses, what was bought. Card numbers never reach us. Whoever asks has their personal data erased; the order’s figures stay, as the law wants.</p>',
      '<p>Nous gardons ce qu’une commande exige : noms, adresses, achats. Les numéros de carte ne nous parviennent jamais. Sur demande, les données personnelles sont effacées ; les chiffres de la commande restent, comme la loi le veut.</p>',
    ),
  },
];

const pageStory = (at: number, { id, ...content }: ShopPage): Story =>
  byManager(`page ${id}`, at, async (press) => {
    await press('admin/page/create', { id, content });
    await press('admin/page/publish', { id });
  });

const toPage = (page: string, label: InBoth) => ({
  entryId: page,
  label,
  target: { kind: 'page' as const, page },
  children: [],
});
const toAddress = (entryId: string, label: InBoth, address: string) => ({
  entryId,
  label,
  target: { kind: 'address' as const, address },
  children: [],
});
const column = (entryId: string, label: InBoth, children: readonly ReturnType<typeof toPage | typeof toAddress>[]) => ({
  entryId,
  label,
  target: { kind: 'heading' as const },
  children: [...children],
});

const menus = [
  {
    id: 'header',
    entries: [
      toAddress('articles', both('Articles', 'Articles'), '/blog'),
      toPage('contact', both('Support', 'Soutien')),
      toPage('help', both('Help', 'Aide')),
    ],
  },
  {
    id: 'footer',
    entries: [
      column('ordering', both('Ordering', 'Commander'), [
        toAddress('pad', both('Quick order', 'Commande rapide'), '/checkout/expressorder'),
        toPage('shipping', both('Shipping', 'Expédition')),
        toPage('returns', both('Returns', 'Retours')),
        toPage('help', both('Help', 'Aide')),
      ]),
      column('company', both('Company', 'Entreprise'), [
        toPage('about', both('About', 'À propos')),
        toPage('contact', both('Support', 'Soutien')),
        toAddress('locations', both('Locations', 'Succursales'), '/store/storelocator'),
        toAddress('blog', both('Articles', 'Articles'), '/blog'),
      ]),
      column('legal', both('Conditions', 'Conditions'), [
        toPage('terms', both('Terms of sale', 'Conditions de vente')),
        toPage('privacy', both('Privacy', 'Confidentialité')),
      ]),
    ],
  },
] as const;

const menuStory = (at: number, { id, entries }: (typeof menus)[number]): Story =>
  byManager(`menu ${id}`, at, async (press) => {
    await press('admin/menu/change', { id, seen: { entries: [] }, changed: { entries: [...entries] } });
    await press('admin/menu/publish', { id });
  });

/** On the first items of what sells. */
const certificates = (at: number, goods: readonly Good[]): Story[] =>
  goods.slice(0, 24).map(({ itemNumber }, n) =>
    byManager(`certificate ${itemNumber}`, at + n * MINUTE, async (press, stage) => {
      const FileData = await stage.certificate(itemNumber);
      await press('admin/product/adddocument', {
        itemNumber,
        kind: 'certificate',
        title: both('Declaration of compliance EN 10204-2.1', 'Déclaration de conformité EN 10204-2.1'),
        readers: 'everybody',
        days: 0,
        times: 0,
        FileName: `${itemNumber}-2.1.pdf`,
        FileType: 'application/pdf',
        FileData,
      });
    }),
  );

const safetyStock = (at: number, goods: readonly Good[]): Story =>
  byManager('safety stock', at, async (press) => {
    for (const { itemNumber, stock } of goods.slice(0, 30))
      await press('admin/stock/setsafety', { itemNumber, warehouse: 'mtl', quantity: Math.ceil(stock / 6) });
  });

const gloveWeeks = (now: number): Story =>
  byManager('promotion', now - 11 * DAY, async (press) => {
    await press('admin/promotion/add', {
      name: both('Glove weeks', 'Semaines du gant'),
      currency: 'CAD',
      isActive: true,
      from: isoDay(now - 10 * DAY),
      until: isoDay(now + 35 * DAY),
      hours: [],
      audience: 'everyone',
      groups: [],
      accounts: [],
      firstOrder: false,
      code: '',
      items: [{ of: 'category', named: 'gloves', value: '' }],
      except: [],
      minimumAmount: 0,
      minimumQuantity: 0,
      minimumGrams: 0,
      benefit: { kind: 'percent', milliPercent: 15_000 },
      priority: 1,
      group: '',
      exclusive: false,
      uses: 0,
      usesPerCustomer: 0,
      budget: 0,
    });
  });

/** Each a story of its own: one that is refused holds up no other. */
export function setUpOf(items: readonly CatalogueItem[], goods: readonly Good[], now: number): readonly Story[] {
  const at = opening(now) + HOUR;
  return [
    contract(at),
    ...families.map((family, n) => familyStory(at + n * MINUTE, family, items)),
    safetyStock(at + HOUR, goods),
    ...certificates(at + 2 * HOUR, goods),
    ...cannedReplies.map((reply, n) =>
      byManager(`canned reply ${n}`, at + 3 * HOUR + n * MINUTE, async (press) => {
        await press('admin/cannedreply/add', reply);
      }),
    ),
    ...redirects.map((redirect, n) =>
      byManager(`redirect ${n}`, at + 4 * HOUR + n * MINUTE, async (press) => {
        await press('admin/redirect/save', { redirect });
      }),
    ),
    ...shopPages.map((one, n) => pageStory(at + 5 * HOUR + n * MINUTE, one)),
    ...menus.map((menu, n) => menuStory(at + 6 * HOUR + n * MINUTE, menu)),
    ...articles.map((article) => articleStory(now, article)),
    bannerStory(now, banners[0]!, 60),
    bannerStory(now, banners[1]!, 10),
    gloveWeeks(now),
  ];
}
