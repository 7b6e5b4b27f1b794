import { brands } from './brands.ts';
import { kits } from './kits.ts';
import type { Item, Picture } from './model.ts';

export const bundles = (items: readonly Item[]): Item[] => {
  const find = (number: string): Item => {
    const found = items.find(({ item }) => item === number);
    if (!found) throw new Error(`bundle part ${number} is not in the catalogue`);
    return found;
  };
  return kits.map((kit, index): Item => {
    const like = find(kit.like);
    const parts = kit.parts.map(([number, quantity]) => ({ part: find(number), quantity }));
    const sum = (of: (item: Item) => number) =>
      parts.reduce((total, { part, quantity }) => total + of(part) * quantity, 0);
    const listing = parts.map(({ part, quantity }) => `${quantity} × ${part.item}`).join(', ');
    const picture: Picture = like.picture;
    return {
      item: kit.item,
      category: kit.category,
      brand: kit.item.startsWith('KIT-PPE') ? brands.gardewell : like.brand,
      name: kit.name,
      description: {
        en: `${kit.text.en}. The kit holds ${listing}. It costs about a tenth less than its parts.`,
        fr: `${kit.text.fr}. L’ensemble contient ${listing}. Il coûte environ un dixième de moins que ses pièces.`,
      },
      keywords: { en: `kit bundle package ${kit.words.en}`, fr: `ensemble lot trousse ${kit.words.fr}` },
      attributes: like.attributes,
      picture,
      weight: Number(sum(({ weight }) => weight).toFixed(2)),
      price: sum(({ price }) => price) * 0.9,
      ladder: 'machine',
      lead: Math.max(...parts.map(({ part }) => part.lead)),
      line: `kit-${kit.category}`,
      size: index,
      bundle: kit.parts,
    };
  });
};
