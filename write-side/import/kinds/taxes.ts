import { partsOfKey } from '#contracts/import/kinds/import-kind.ts';
import type { TaxZoneData } from '#domain/tax/tax.events.ts';
import type { KindCommands } from '../kind-commands.ts';

export const taxZones: KindCommands = {
  async change({ key: zone, isNew, seen, changed, wanted }, { commands }) {
    const { name, places } = wanted as unknown as TaxZoneData;
    await commands.tax.bringZone(
      isNew
        ? { zone, isNew, seen: {}, changed: { name, places, taxes: [] } }
        : { zone, isNew, seen: seen as Partial<TaxZoneData>, changed: changed as Partial<TaxZoneData> },
    );
  },
  async remove({ key: zone }, { commands }) {
    await commands.tax.removeZone({ zone });
  },
};

interface RateThing {
  readonly rate: number;
  readonly taxFr: string;
  readonly onShipping: boolean;
  readonly compound: boolean;
}

export const taxRates: KindCommands = {
  async change({ key, wanted }, { commands }) {
    const [zone = '', tax = '', taxClass = '', validFrom = ''] = partsOfKey(key);
    const { rate, taxFr, onShipping, compound } = wanted as unknown as RateThing;
    await commands.tax.bringRate({ zone, tax, taxFr, taxClass, validFrom, rate, onShipping, compound });
  },
  async remove({ key }, { commands }) {
    const [zone = '', tax = '', taxClass = '', validFrom = ''] = partsOfKey(key);
    await commands.tax.removeRate({ zone, tax, taxClass, validFrom });
  },
};
