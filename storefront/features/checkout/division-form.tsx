import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Output } from '#contracts/api.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { partOnDemand } from '#storefront/lib/part-on-demand.tsx';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { toDraft, type AddressDraft } from '#storefront/shared/address/address.ts';
import { refreshCart } from '#storefront/shared/cart/cart.ts';
import { CartSummary } from '#storefront/shared/checkout/cart-summary.tsx';
import checkout from '#storefront/shared/checkout/checkout.module.css';
import { useChosenQuotation } from './use-chosen-quotation.ts';
import { paths } from '#storefront/shared/paths.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { linePlacesQuery } from './delivery.queries.ts';
import { divisionOf, faultyLine, goodsElsewhere, withLine } from './division.ts';
import { DividedLineRow } from './divided-line.tsx';
import { methodsStep } from './steps.ts';
import styles from './deliveries.module.css';

const NewPlaceDialog = partOnDemand(async () => (await import('./new-place-dialog.tsx')).NewPlaceDialog);

/** A place that is being typed, and what is sent there once it is known. */
type Asking = (place: number) => void;

/** Asks for each line where it goes, in parts where it goes to several places. */
export function DivisionForm({ header }: { readonly header: Output<'checkout/getheader'> }) {
  const { t } = useText(['checkout', 'common']);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const orderId = header.OrderHeader.OrderID;
  const answer = useRead(linePlacesQuery(orderId));
  const counter = useChosenQuotation(header);
  const isPickedUp = counter?.kind === 'pickup';
  const [division, setDivision] = useState(() =>
    divisionOf(answer, header.ShipTo && !isPickedUp ? toDraft(header.ShipTo) : undefined),
  );
  const { run, pending, error } = useCommand('checkout/saveorderlineaddress');
  const [checked, setChecked] = useState(false);
  const [asking, setAsking] = useState<Asking>();

  const names = division.places.map((place, index) =>
    index === 0 && isPickedUp ? t('pickedUpAt', { counter: counter.counter?.name ?? counter.name }) : placeName(place),
  );
  const addPlace = (place: AddressDraft) => {
    asking?.(division.places.length);
    setDivision((now) => ({ ...now, places: [...now.places, place] }));
    setAsking(undefined);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    setChecked(true);
    if (faultyLine(division)) {
      // The first wrong field is named once it is shown as such.
      requestAnimationFrame(() => currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    const saved = await run({ OrderId: orderId, Lines: goodsElsewhere(division) });
    if (!saved) return;
    await refreshCart(queryClient);
    await navigate(saved.Deliveries.length > 1 ? methodsStep : paths.checkout);
  };

  return (
    <>
      <form className={checkout.columns} onSubmit={(event) => void submit(event)} method="post" noValidate>
        <div className={checkout.main}>
          {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
          <section className={`${layout.sheet} ${layout.padded} ${checkout.section}`}>
            <h2>{t('whatGoesWhere')}</h2>
            <ul className={styles.lines}>
              {division.lines.map((line, at) => {
                const shown = answer.Lines[at];
                return (
                  shown && (
                    <DividedLineRow
                      key={line.lineId}
                      shown={shown}
                      line={line}
                      places={names}
                      checked={checked}
                      onChange={(next) => setDivision((now) => withLine(now, next))}
                      onAskPlace={(use) => setAsking(() => use)}
                    />
                  )
                );
              })}
            </ul>
          </section>
          <div className={layout.row}>
            <Button type="submit" kind="action" large pending={pending}>
              {t('chooseMethods')}
            </Button>
            <ButtonLink href={paths.checkout}>{t('backToShipping')}</ButtonLink>
          </div>
        </div>
        <CartSummary header={header.OrderHeader} />
      </form>
      {/* Beside the form: what is sent in it is no part of this one. */}
      {asking && <NewPlaceDialog onAdd={addPlace} onClose={() => setAsking(undefined)} />}
    </>
  );
}

/** How an address is called in a list. */
const placeName = ({ addressName, company, addressLine1, city }: AddressDraft): string =>
  [addressName || company, addressLine1, city].filter(Boolean).join(', ');
