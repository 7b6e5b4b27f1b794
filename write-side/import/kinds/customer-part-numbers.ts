import { KEY_MARK, partsOfKey } from '#contracts/import/kinds/import-kind.ts';
import type { KindCommands, ThingChange } from '../kind-commands.ts';

const numberOf = ({ key }: ThingChange) => {
  const [accountId = '', ...number] = partsOfKey(key);
  return { accountId, number: number.join(KEY_MARK) };
};

export const customerPartNumbers: KindCommands = {
  async change(change, { commands }) {
    await commands.customerPartNumber.bring({
      ...numberOf(change),
      itemNumber: String(change.wanted['itemNumber']),
      ...(change.isNew ? {} : { seen: String(change.seen['itemNumber']) }),
    });
  },
  async remove(change, { commands }) {
    await commands.customerPartNumber.remove(numberOf(change));
  },
};
