import type { TaxClassData } from '#domain/tax/tax.events.ts';
import type { KindCommands } from '../kind-commands.ts';

export const taxClasses: KindCommands = {
  async change({ key: taxClass, isNew, seen, changed, wanted }, { commands }) {
    await commands.tax.bringClass({
      taxClass,
      isNew,
      seen: seen as Partial<TaxClassData>,
      changed: (isNew ? wanted : changed) as Partial<TaxClassData>,
    });
  },
  async remove({ key: taxClass }, { commands }) {
    await commands.tax.removeClass({ taxClass });
  },
};
