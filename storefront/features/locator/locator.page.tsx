import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Request } from '#contracts/api.ts';
import { formValues } from '#storefront/lib/form-command.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import { BranchCard } from './branch-card.tsx';
import { BranchMap } from './branch-map.tsx';
import { locationsQuery, locatorItemQuery, locatorSearch, type LocatorSearch } from './locator.queries.ts';
import styles from './locator.module.css';

type Position = Pick<Request<'store/getlocations'>, 'Latitude' | 'Longitude'>;

/** Spec 2: `/store/storelocator?address=…`, and with `item` where that is in stock. */
export function LocatorPage() {
  const { t } = useText('locator');
  const asked = locatorSearch(useLocation().search);
  const [position, setPosition] = useState<Position>();
  const named = useRead(locationsQuery({ Address: asked.address }));
  const { data: near } = useQuery({ ...locationsQuery({ ...position }), enabled: position !== undefined });
  const found = position && near ? near : named;
  const isNear = position !== undefined || asked.address !== '';
  return (
    <div className={layout.stack}>
      <PageTitle>{t('title')}</PageTitle>
      <meta name="description" content={t('intro')} />
      <h1>{t('title')}</h1>
      {asked.item && <Item id={asked.item} />}
      <LocatorForm key={asked.address} asked={asked} onPosition={setPosition} />
      {found.Message ? (
        <Alert>{found.Message}</Alert>
      ) : (
        <p role="status">{isNear ? t('found', { count: found.Locations.length }) : t('all')}</p>
      )}
      <div className={styles.found}>
        <ol className={styles.list}>
          {found.Locations.map((branch, index) => (
            <Card
              key={branch.LocationID}
              branch={branch}
              number={index + 1}
              unit={found.DistanceUnit}
              item={asked.item}
            />
          ))}
        </ol>
        <BranchMap found={found} />
      </div>
    </div>
  );
}

function Item({ id }: { readonly id: string }) {
  const { t } = useText('locator');
  const { itemNumber, name, seoFriendlyName } = useRead(locatorItemQuery(id));
  return (
    <p>
      <a href={paths.product({ itemNumber, seoFriendlyName })}>{t('stockOf', { name, item: itemNumber })}</a>
    </p>
  );
}

function Card({
  item,
  branch,
  ...shown
}: Omit<Parameters<typeof BranchCard>[0], 'inStock'> & { readonly item: string }) {
  const stock = item && branch.Warehouse ? <Stocked item={item} branch={branch} {...shown} /> : undefined;
  return stock ?? <BranchCard branch={branch} {...shown} inStock={undefined} />;
}

function Stocked({ item, branch, ...shown }: Parameters<typeof Card>[0]) {
  const { warehouses } = useRead(locatorItemQuery(item));
  const inStock = warehouses.find(({ warehouse }) => warehouse === branch.Warehouse)?.quantity ?? 0;
  return <BranchCard branch={branch} {...shown} inStock={inStock} />;
}

interface FormProps {
  readonly asked: LocatorSearch;
  readonly onPosition: (position: Position | undefined) => void;
}

function LocatorForm({ asked: { address, item }, onPosition }: FormProps) {
  const { t } = useText('locator');
  const navigate = useNavigate();
  const [isUnknown, setUnknown] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onPosition(undefined);
    const query = new URLSearchParams({
      address: formValues(event.currentTarget)['address'] ?? '',
      ...(item ? { item } : {}),
    });
    void navigate(`${paths.storeLocator}?${query.toString()}`);
  };
  // The position goes to the shop alone, and stands in no address.
  const here = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: Latitude, longitude: Longitude } }) => {
        setUnknown(false);
        onPosition({ Latitude, Longitude });
      },
      () => setUnknown(true),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  return (
    <form className={styles.form} action={paths.storeLocator} onSubmit={submit}>
      <TextField label={t('label')} name="address" maxLength={200} defaultValue={address} autoComplete="postal-code" />
      {item && <input type="hidden" name="item" value={item} />}
      <p className={layout.row}>
        <Button type="submit" kind="action">
          {t('find')}
        </Button>
        <Button onClick={here}>{t('here')}</Button>
      </p>
      {isUnknown && <Alert kind="error">{t('hereFailed')}</Alert>}
    </form>
  );
}
