// What buyers and staff of the demonstration write to each other.
type InBoth = Readonly<Record<'en' | 'fr', string>>;

export const quoteComments: readonly InBoth[] = [
  {
    en: 'For the spring shutdown, all in one delivery please.',
    fr: 'Pour l’arrêt du printemps, en une seule livraison.',
  },
  { en: 'Yearly order for the maintenance store.', fr: 'Commande annuelle pour le magasin d’entretien.' },
  {
    en: 'We are comparing three suppliers and decide this week.',
    fr: 'Nous comparons trois fournisseurs et décidons cette semaine.',
  },
  {
    en: 'Rebuild of line 2. What can you do on the price?',
    fr: 'Réfection de la ligne 2. Quel prix pouvez-vous faire ?',
  },
  {
    en: 'Spare parts for two presses, delivery in ten days at most.',
    fr: 'Pièces pour deux presses, livraison en dix jours au plus.',
  },
];

export const discountReasons: readonly string[] = [
  'Quantity of the whole year',
  'Matches a competing offer',
  'Regular customer, agreed with sales',
  'First large order',
];

export const declineReasons: readonly string[] = ['Below our cost', 'The maker no longer delivers this size'];

/** What buyers ask about an order, and what they are answered. */
export const conversations: readonly { readonly ask: InBoth; readonly answer: InBoth }[] = [
  {
    ask: { en: 'Will this arrive before the weekend?', fr: 'Est-ce que ceci arrivera avant la fin de semaine ?' },
    answer: {
      en: 'Yes. It leaves today and is with you on Friday at the latest.',
      fr: 'Oui. La commande part aujourd’hui et sera chez vous vendredi au plus tard.',
    },
  },
  {
    ask: {
      en: 'Please add our gate code 4417 to the label.',
      fr: 'Veuillez inscrire le code de barrière 4417 sur l’étiquette.',
    },
    answer: { en: 'Done, the code is on the label.', fr: 'C’est fait, le code est sur l’étiquette.' },
  },
  {
    ask: { en: 'Do the bearings come with a certificate?', fr: 'Les roulements viennent-ils avec un certificat ?' },
    answer: {
      en: 'A certificate of conformity is in the box; a 3.1 certificate has to be ordered with the goods.',
      fr: 'Un certificat de conformité est dans la boîte ; un certificat 3.1 se commande avec la marchandise.',
    },
  },
  {
    ask: { en: 'One box was open. Is everything in it?', fr: 'Une boîte était ouverte. Tout y est-il ?' },
    answer: {
      en: 'We counted again before it left: 24 pieces. Please tell us if you find fewer.',
      fr: 'Nous avons recompté avant le départ : 24 pièces. Dites-nous s’il en manque.',
    },
  },
  {
    ask: {
      en: 'Can you hold the rest until our plant opens on Monday?',
      fr: 'Pouvez-vous garder le reste jusqu’à lundi, à notre réouverture ?',
    },
    answer: { en: 'We hold it until Monday morning.', fr: 'Nous le gardons jusqu’à lundi matin.' },
  },
];

export const quoteMessages: readonly InBoth[] = [
  { en: 'Can you do 8 % if we take it all this month?', fr: 'Pouvez-vous faire 8 % si nous prenons tout ce mois-ci ?' },
  {
    en: 'Purchasing asks for the weight of the whole delivery.',
    fr: 'Les achats demandent le poids de toute la livraison.',
  },
  { en: 'We need the offer before Thursday.', fr: 'Il nous faut l’offre avant jeudi.' },
];

export const refundReasons: readonly string[] = [
  'Damaged on the way',
  'Buyer ordered the wrong size',
  'One piece too few in the box',
  'Defective, returned to the maker',
];

export const cancelReasons: readonly string[] = ['Buyer asked', 'The maker cannot deliver'];

export const orderNotes: readonly string[] = [
  'Called ahead: dock closes at 15:00.',
  'Wants one invoice per plant.',
  'Old pallet account, returns pallets on Fridays.',
  'Check the drawing number on the next order.',
];

export const reviews: readonly (InBoth & { readonly title: InBoth; readonly rating: number })[] = [
  {
    rating: 10,
    title: { en: 'Exactly to size', fr: 'Exactement à la cote' },
    en: 'Fits as drawn, and the tier price at 50 is good. Two years in a dusty conveyor so far.',
    fr: 'Conforme au plan, et bon prix à partir de 50. Deux ans dans un convoyeur poussiéreux.',
  },
  {
    rating: 8,
    title: { en: 'Good, box was thin', fr: 'Bon, boîte mince' },
    en: 'The part is fine. The box had a dent, nothing broken.',
    fr: 'La pièce est bonne. La boîte était bosselée, rien de cassé.',
  },
  {
    rating: 9,
    title: { en: 'Quieter than the old one', fr: 'Plus silencieux que l’ancien' },
    en: 'Replaced a part from 2009. Runs cooler and quieter.',
    fr: 'Remplace une pièce de 2009. Tourne plus frais et plus silencieux.',
  },
  {
    rating: 6,
    title: { en: 'Works, took six days', fr: 'Fonctionne, six jours d’attente' },
    en: 'Works as it should. Delivery to the north took six days.',
    fr: 'Fonctionne comme prévu. Six jours pour livrer dans le nord.',
  },
];

export const questions: readonly { readonly ask: InBoth; readonly answer: InBoth }[] = [
  {
    ask: { en: 'Does it withstand washdown with caustic cleaner?', fr: 'Résiste-t-il au lavage à la soude ?' },
    answer: {
      en: 'For a few minutes a day, yes. For standing wet take the stainless version.',
      fr: 'Quelques minutes par jour, oui. En milieu toujours humide, prenez la version inox.',
    },
  },
  {
    ask: { en: 'Is this metric or inch?', fr: 'Est-ce métrique ou en pouces ?' },
    answer: { en: 'Metric; the drawing has every dimension.', fr: 'Métrique ; le plan donne toutes les cotes.' },
  },
];
