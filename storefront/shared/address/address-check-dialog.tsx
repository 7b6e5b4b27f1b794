import { useState } from 'react';
import type { Output } from '#contracts/api.ts';
import { localityOf } from '#domain/shared/locality.ts';
import { useText } from '#storefront/lib/text.ts';
import { Button } from '#storefront/ui/button.tsx';
import { Dialog } from '#storefront/ui/dialog.tsx';
import layout from '#storefront/ui/layout.module.css';
import { RadioGroup } from '#storefront/ui/radio-group.tsx';
import type { AddressDraft } from './address.ts';

interface AddressCheckDialogProps {
  readonly address: AddressDraft;
  readonly answer: Output<'account/checkaddress'>;
  /** Undefined: they go on typing. */
  readonly onChosen: (chosen: AddressDraft | undefined) => void;
}

const AS_TYPED = 'typed';

/** The choice between what was typed and what is known (spec 8, address validation). */
export function AddressCheckDialog({ address, answer: { suggestions }, onChosen }: AddressCheckDialogProps) {
  const { t } = useText(['address', 'common']);
  const [chosen, setChosen] = useState(suggestions.length ? '0' : AS_TYPED);
  const line = (place: Pick<AddressDraft, 'city' | 'state' | 'zip'>) =>
    localityOf({ ...place, country: address.country });
  const use = () => onChosen(chosen === AS_TYPED ? address : { ...address, ...suggestions[Number(chosen)] });
  return (
    <Dialog open insistent onClose={() => onChosen(undefined)} title={t('checkTitle')} closeLabel={t('common:close')}>
      <div className={`${layout.padded} ${layout.stack}`}>
        {suggestions.length ? (
          <RadioGroup
            label={t('checkOther')}
            name="suggestion"
            value={chosen}
            onChange={setChosen}
            options={[
              ...suggestions.map((place, index) => ({ value: String(index), label: line(place) })),
              { value: AS_TYPED, label: t('checkAsTyped', { address: line(address) }) },
            ]}
          />
        ) : (
          <>
            <p>{t('checkUnknown')}</p>
            <p>{line(address)}</p>
          </>
        )}
        <div className={layout.row}>
          <Button kind="ink" onClick={use}>
            {t('checkUse')}
          </Button>
          <Button onClick={() => onChosen(undefined)}>{t('checkChange')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
