import type { Input } from '#contracts/api.ts';

type Block = Input<'static-content/save'>;
type Page = Input<'page/save'>;
type InBoth = readonly [en: string, fr: string];

const inBoth = ([en, fr]: InBoth) => ({ en, fr });

const block = (contentBlockId: string, title: InBoth, html: InBoth): Block => ({
  contentBlockId,
  block: { title: inBoth(title), altText: inBoth(title), linkedTo: '', linkTarget: '', html: inBoth(html) },
});

const page = (name: string, title: InBoth, description: InBoth, html: InBoth): Page => ({
  name,
  page: { title: inBoth(title), description: inBoth(description), html: inBoth(html) },
});

export const pages: readonly Page[] = [
  page(
    'about',
    ['About', 'À propos'],
    [
      'Who we are, how we work, and the standards that our parts follow',
      'Qui nous sommes, notre façon de travailler et les normes que suivent nos pièces',
    ],
    [
      `<p>Industrial Equipment supplies maintenance, production and engineering teams from three warehouses in Montréal, Toronto and Calgary. Every item is listed with its true dimensions, its standard and its price at every quantity.</p><h2>How we work</h2><ul><li>What is in stock and ordered by 16:00 ships the next working day.</li><li>Prices fall with quantity; companies on terms see their own.</li><li>Every order can be followed line by line, from the click to the tracking number.</li></ul><h2>Our standards</h2><p>Bearings to ISO 15, fasteners to ISO 4014, 4017 and 4762, cylinders to ISO 15552, motors to IEC 60034, gauges to EN 837-1. A dimension drawing stands beside every part.</p>`,
      `<p>Équipement industriel approvisionne les équipes de maintenance, de production et d’ingénierie à partir de trois entrepôts : Montréal, Toronto et Calgary. Chaque article est affiché avec ses dimensions réelles, sa norme et son prix à chaque quantité.</p><h2>Notre façon de travailler</h2><ul><li>Ce qui est en stock et commandé avant 16 h part le prochain jour ouvrable.</li><li>Les prix baissent avec la quantité; les entreprises à terme voient les leurs.</li><li>Chaque commande se suit ligne par ligne, du clic au numéro de suivi.</li></ul><h2>Nos normes</h2><p>Roulements selon ISO 15, visserie selon ISO 4014, 4017 et 4762, vérins selon ISO 15552, moteurs selon CEI 60034, manomètres selon EN 837-1. Un plan coté accompagne chaque pièce.</p>`,
    ],
  ),
  page(
    'contact',
    ['Support', 'Soutien'],
    ['Telephone, e-mail and counter hours', 'Téléphone, courriel et heures du comptoir'],
    [
      `<p>Our people answer Monday to Friday, 7:00 to 18:00 Eastern.</p><dl><dt>Telephone</dt><dd><a href="tel:+15145550100">514-555-0100</a></dd><dt>E-mail</dt><dd><a href="mailto:support@millwright.example">support@millwright.example</a></dd><dt>Counter</dt><dd>4200 Côte-de-Liesse Road, Montréal, QC H4N 2M7</dd></dl><p>Have your order number at hand: it begins with MW.</p>`,
      `<p>Nos gens répondent du lundi au vendredi, de 7 h à 18 h (heure de l’Est).</p><dl><dt>Téléphone</dt><dd><a href="tel:+15145550100">514-555-0100</a></dd><dt>Courriel</dt><dd><a href="mailto:support@millwright.example">support@millwright.example</a></dd><dt>Comptoir</dt><dd>4200, chemin de la Côte-de-Liesse, Montréal (Québec) H4N 2M7</dd></dl><p>Ayez votre numéro de commande sous la main : il commence par MW.</p>`,
    ],
  ),
  page(
    'help',
    ['Help', 'Aide'],
    ['Finding a part, ordering, and following an order', 'Trouver une pièce, commander et suivre une commande'],
    [
      `<h2>Finding a part</h2><p>Type an item number, as it stands on the part, or words in English or French. Narrow a list with the facets at its side; the table view lets you compare and order row by row.</p><h2>Ordering</h2><p>You can order as a guest by card. With an account you can also order on terms with a purchase order number, within your credit limit. Complete Order places the order once, however often it is pressed.</p><h2>Following an order</h2><p>Signed in: My Orders. As a guest: Track Order, with the order number and the e-mail address you gave.</p>`,
      `<h2>Trouver une pièce</h2><p>Entrez un numéro d’article, tel qu’inscrit sur la pièce, ou des mots en français ou en anglais. Affinez la liste avec les filtres; la vue tableau permet de comparer et de commander ligne par ligne.</p><h2>Commander</h2><p>Vous pouvez commander par carte à titre d’invité. Avec un compte, vous pouvez aussi commander à terme avec un numéro de bon de commande, dans votre limite de crédit. « Passer la commande » ne la passe qu’une fois.</p><h2>Suivre une commande</h2><p>Avec un compte : Mes commandes. À titre d’invité : Suivre une commande, avec le numéro de commande et le courriel fourni.</p>`,
    ],
  ),
  page(
    'rewardprogramfaqs',
    ['Reward program', 'Programme de récompenses'],
    ['Questions about the reward program', 'Questions sur le programme de récompenses'],
    [
      `<h2>How are points earned?</h2><p>The reward program opens later. Until then no points are earned or redeemed.</p>`,
      `<h2>Comment accumule-t-on des points?</h2><p>Le programme de récompenses ouvrira plus tard. D’ici là, aucun point n’est accumulé ni échangé.</p>`,
    ],
  ),
];

export const staticContents: readonly Block[] = [
  block(
    'ig_footer_links',
    ['Service', 'Service'],
    [
      `<p>Order by 16:00: what is in stock ships the next working day.</p><p><a href="tel:+15145550100">514-555-0100</a></p>`,
      `<p>Commandez avant 16 h : ce qui est en stock part le prochain jour ouvrable.</p><p><a href="tel:+15145550100">514-555-0100</a></p>`,
    ],
  ),
  block(
    'IG_footercopyright',
    ['Copyright', 'Droits d’auteur'],
    [`<p>© 2026 Industrial Equipment</p>`, `<p>© 2026 Équipement industriel</p>`],
  ),
];
