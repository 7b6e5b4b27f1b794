import type { ProductData } from '#domain/product/product.events.ts';
import type { KindCommands } from '../kind-commands.ts';

type Files = Partial<Pick<ProductData, 'pictures' | 'documents'>>;

export const productFiles: KindCommands = {
  async change({ key: itemNumber, seen, changed, files = [] }, { commands }) {
    for (const { type, sha256: picture, fileName, width, height } of files)
      if (type === 'picture') await commands.picture.take({ picture, fileName, width, height });
    await commands.product.bring({ itemNumber, isNew: false, seen: seen as Files, changed: changed as Files });
  },
  async remove() {
    // Nothing is ever added: a file without a product is wrong.
  },
};
