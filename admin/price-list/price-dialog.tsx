import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { linesOf, periodsOf, type PriceLine } from './price-lines.ts';
import type { PriceRow } from './price-list.reader.ts';
import { TiersEditor } from './tiers-editor.tsx';

interface Props {
  readonly priceList: string;
  readonly price: PriceRow;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** An item's prices in a list, over time. */
export function PriceDialog({ priceList, price, onClose, onSaved }: Props) {
  const t = useTranslate();
  const mayEdit = useMay('price');
  const [lines, setLines] = useState<readonly PriceLine[]>(() => linesOf(price.periods));
  return (
    <CommandDialog
      title={t('price.of', { item: price.itemNumber, list: priceList })}
      submit={t('ra.action.save')}
      done="form.saved"
      notYet={!mayEdit || lines.some((line) => Number.isNaN(line.unitPrice) || Number.isNaN(line.quantity))}
      onClose={onClose}
      onSubmit={async () => {
        await client.post('admin/pricelist/setprices', {
          priceList,
          items: [{ itemNumber: price.itemNumber, seenVersion: price.version, periods: periodsOf(lines) }],
        });
        onSaved();
      }}
    >
      <TiersEditor lines={lines} currency={price.currency} disabled={!mayEdit} onChange={setLines} />
    </CommandDialog>
  );
}
