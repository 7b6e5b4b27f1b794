// What of a cart goes where, while it is being chosen: of each line a rest, and parts that go elsewhere.
import type { Output, Request } from '#contracts/api.ts';
import { EMPTY_ADDRESS } from '#domain/shared/address.ts';
import { sameAddress, toDraft, type AddressDraft } from '#storefront/shared/address/address.ts';

type LinePlaces = Output<'checkout/getperlinecustomeraddressbook'>;

/** Units, as they are typed, that go to the place with this index. */
export interface Part {
  readonly key: string;
  readonly units: string;
  readonly place: number;
}

export interface DividedLine {
  readonly lineId: string;
  readonly quantity: number;
  /** The place of all that is in no part. */
  readonly rest: number;
  readonly parts: readonly Part[];
}

export interface Division {
  /** The first is where the cart goes by itself. */
  readonly places: readonly AddressDraft[];
  readonly lines: readonly DividedLine[];
}

/** The places chosen before, then those of the address book; `own`: the cart's own, absent where it is picked up. */
export function divisionOf({ Lines, Places, AddressBook }: LinePlaces, own: AddressDraft | undefined): Division {
  const first = own ?? EMPTY_ADDRESS;
  const chosen = Places.filter(({ DeliveryID }) => DeliveryID !== '1').map(({ DeliveryID, ShipTo }) => ({
    deliveryId: DeliveryID,
    address: toDraft(ShipTo),
  }));
  const places = [first, ...chosen.map(({ address }) => address)];
  for (const { address } of AddressBook)
    if (!places.some((place) => sameAddress(place, toDraft(address)))) places.push(toDraft(address));
  const placeOf = (deliveryId: string) => chosen.findIndex((one) => one.deliveryId === deliveryId) + 1;
  return {
    places,
    lines: Lines.map(({ LineID, Qty, Parts: [rest, ...parts] }) => ({
      lineId: LineID,
      quantity: Qty,
      rest: placeOf(rest?.DeliveryID ?? ''),
      parts: parts.map(({ DeliveryID, Qty: units }) => ({
        key: DeliveryID,
        units: String(units),
        place: placeOf(DeliveryID),
      })),
    })),
  };
}

/** Whole units above 0; undefined for all else. */
export const unitsOf = ({ units }: Part): number | undefined =>
  /^[1-9]\d{0,5}$/.test(units.trim()) ? Number(units) : undefined;

/** What is left for the rest of a line; below 1 where the parts are too many. */
export const restOf = ({ quantity, parts }: DividedLine): number =>
  quantity - parts.reduce((total, part) => total + (unitsOf(part) ?? 0), 0);

/** The line whose parts cannot be sent. */
export const faultyLine = ({ lines }: Division): DividedLine | undefined =>
  lines.find((line) => restOf(line) < 1 || line.parts.some((part) => unitsOf(part) === undefined));

/** What goes elsewhere than the cart by itself. */
export const goodsElsewhere = ({ places, lines }: Division): Request<'checkout/saveorderlineaddress'>['Lines'] =>
  lines.flatMap((line) => {
    const all = [
      { units: restOf(line), place: line.rest },
      ...line.parts.map((part) => ({ ...part, units: unitsOf(part) ?? 0 })),
    ];
    return all.flatMap(({ units, place }) => {
      const ShipTo = places[place];
      return place === 0 || !ShipTo ? [] : [{ LineID: line.lineId, Qty: units, ShipTo }];
    });
  });

export const withLine = ({ lines, ...division }: Division, line: DividedLine): Division => ({
  ...division,
  lines: lines.map((one) => (one.lineId === line.lineId ? line : one)),
});
