import { partsOfKey } from '#contracts/import/kinds/import-kind.ts';
import type { AttributeData } from '#domain/attribute/attribute.events.ts';
import type { KindCommands } from '../kind-commands.ts';

export const attributes: KindCommands = {
  async change({ key: attribute, isNew, seen, changed, wanted }, { commands }) {
    await commands.attribute.bring({
      attribute,
      isNew,
      seen: seen as Partial<AttributeData>,
      changed: (isNew ? wanted : changed) as Partial<AttributeData>,
    });
  },
  async remove({ key: attribute }, { commands }) {
    await commands.attribute.remove({ attribute });
  },
};

export const attributeValues: KindCommands = {
  async change({ key, wanted }, { commands }) {
    const [attribute = '', value = ''] = partsOfKey(key);
    await commands.attribute.translateValue({ attribute, value, french: String(wanted['french']) });
  },
  async remove({ key }, { commands }) {
    const [attribute = '', value = ''] = partsOfKey(key);
    await commands.attribute.translateValue({ attribute, value, french: '' });
  },
};
