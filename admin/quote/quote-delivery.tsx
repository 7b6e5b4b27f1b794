import { localityOf } from '#domain/shared/locality.ts';
import { TextField, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { countryName } from '#contracts/shared/country-name.ts';
import { money } from '#admin/lib/format.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { Panel } from '#admin/ui/panel.tsx';
import type { QuoteDesk } from './quote.reader.ts';
import { AddressButton } from './address-button.tsx';
import { useDesk } from './desk-commands.tsx';
import { problemText } from './error-message.ts';

/** Sets where it goes and how; freight and taxes follow by themselves. */
export function QuoteDelivery() {
  const { desk, mayEdit } = useDesk();
  const t = useTranslate();
  return (
    <Panel title={t('quote.delivery')}>
      <ShippingMethod />
      {desk.pickUp && (
        <Typography component="div" sx={{ mt: 1.5 }}>
          <strong>{t('quote.pickUpAt')}</strong>
          <AddressLines address={{ ...desk.pickUp.Address, company: desk.pickUp.Name }} />
          {desk.pickUp.Hours}
        </Typography>
      )}
      {(['shipTo', 'billTo'] as const).map((which) => {
        const address = desk[which];
        return (
          <Typography key={which} component="div" sx={{ mt: 1.5 }}>
            <strong>{t(`quote.${which}`)}</strong> {mayEdit && <AddressButton which={which} address={address} />}
            {address ? (
              <AddressLines address={address} />
            ) : (
              <div>{t(which === 'shipTo' && desk.pickUp ? 'quote.noAddressNeeded' : 'quote.noAddress')}</div>
            )}
          </Typography>
        );
      })}
    </Panel>
  );
}

function ShippingMethod() {
  const { desk, edit, mayEdit } = useDesk();
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { attempt, problem } = useAttempt(problemText);
  const choose = async (shippingMethod: string) => {
    const name = desk.shippingMethods.find((method) => method.shippingMethod === shippingMethod)?.name ?? '';
    await attempt(() => edit('admin/quote/saveheader', { shippingMethod }, t('quote.mine.shippingMethod', { name })));
  };
  const known = desk.shippingMethods.some(({ shippingMethod }) => shippingMethod === desk.shippingMethod);
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={t('quote.shippingMethod')}
      value={known ? desk.shippingMethod : ''}
      disabled={!mayEdit}
      error={problem !== ''}
      helperText={problem || (desk.shippingMethods.length ? '' : t('quote.addressFirst'))}
      onChange={(event) => void choose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {!known && (
        <option value="" disabled>
          {t('quote.chooseMethod')}
        </option>
      )}
      {desk.shippingMethods.map(({ shippingMethod, name, price }) => (
        <option key={shippingMethod} value={shippingMethod}>
          {name}, {money(price, desk.quote.currency, locale)}
        </option>
      ))}
    </TextField>
  );
}

function AddressLines({ address }: { readonly address: NonNullable<QuoteDesk['shipTo']> }) {
  const [locale] = useLocaleState();
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.addressLine1,
    address.addressLine2,
    address.addressLine3,
    localityOf(address),
    address.county,
    countryName(address.country, locale),
    address.phone1,
  ];
  return (
    <address style={{ fontStyle: 'normal' }}>
      {lines.filter(Boolean).map((line) => (
        <span key={line} style={{ display: 'block' }}>
          {line}
        </span>
      ))}
    </address>
  );
}
