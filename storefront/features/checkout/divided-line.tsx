import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { Output } from '#contracts/api.ts';
import { useText } from '#storefront/lib/text.ts';
import { useUnits } from '#storefront/shared/product/units.ts';
import { Button } from '#storefront/ui/button.tsx';
import { iconButtonClass } from '#storefront/ui/icon-button.ts';
import { Select } from '#storefront/ui/select.tsx';
import text from '#storefront/ui/text.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import { restOf, unitsOf, type DividedLine, type Part } from './division.ts';
import styles from './deliveries.module.css';

interface DividedLineRowProps {
  readonly shown: Output<'checkout/getperlinecustomeraddressbook'>['Lines'][number];
  readonly line: DividedLine;
  /** The names of the places, by index. */
  readonly places: readonly string[];
  /** Faults are shown. */
  readonly checked: boolean;
  readonly onChange: (line: DividedLine) => void;
  /** Asks for another address; `use` gets its index. */
  readonly onAskPlace: (use: (place: number) => void) => void;
}

const ANOTHER = 'another';

/** A line with the place of each of its parts. */
export function DividedLineRow({ shown, line, places, checked, onChange, onAskPlace }: DividedLineRowProps) {
  const { t } = useText('checkout');
  const units = useUnits();
  const rest = restOf(line);
  const options = [
    ...places.map((label, place) => ({ value: String(place), label })),
    { value: ANOTHER, label: t('anotherAddress') },
  ];
  const choose = (value: string, use: (place: number) => void) =>
    value === ANOTHER ? onAskPlace(use) : use(Number(value));
  const withPart = (key: string, change: Partial<Part>) =>
    onChange({ ...line, parts: line.parts.map((part) => (part.key === key ? { ...part, ...change } : part)) });
  const addPart = () => {
    const used = new Set([line.rest, ...line.parts.map(({ place }) => place)]);
    const free = places.findIndex((_, place) => !used.has(place));
    const add = (place: number) =>
      onChange({ ...line, parts: [...line.parts, { key: crypto.randomUUID(), units: '1', place }] });
    if (free < 0) onAskPlace(add);
    else add(free);
  };
  const faultOf = (part: Part) => {
    if (!checked) return undefined;
    if (unitsOf(part) === undefined) return t('partUnits');
    return rest < 1 ? t('partsTooMany', { quantity: units.times(line.quantity, shown.Unit) }) : undefined;
  };
  return (
    <li className={styles.line}>
      <div>
        <strong>{shown.SkuName}</strong>
        <p className={text.quiet}>
          <span className={text.mono}>{shown.ProductId}</span> · {units.times(line.quantity, shown.Unit)}
        </p>
      </div>
      <div className={styles.part}>
        <p>
          <strong>{t('units')}</strong>
          <span className={styles.rest}>
            {t(line.parts.length > 0 ? 'theRest' : 'allOfIt', { units: units.times(Math.max(0, rest), shown.Unit) })}
          </span>
        </p>
        <Select
          label={t('address')}
          aria-label={t('placeOf', { item: shown.SkuName })}
          options={options}
          value={String(line.rest)}
          onChange={({ target }) => choose(target.value, (place) => onChange({ ...line, rest: place }))}
        />
      </div>
      {line.parts.map((part, at) => (
        <div key={part.key} className={styles.part}>
          <TextField
            label={t('units')}
            aria-label={t('unitsOfPart', { number: at + 1, item: shown.SkuName })}
            inputMode="numeric"
            autoComplete="off"
            value={part.units}
            error={faultOf(part)}
            onChange={({ target }) => withPart(part.key, { units: target.value })}
          />
          <Select
            label={t('address')}
            aria-label={t('placeOfPart', { number: at + 1, item: shown.SkuName })}
            options={options}
            value={String(part.place)}
            onChange={({ target }) => choose(target.value, (place) => withPart(part.key, { place }))}
          />
          <button
            type="button"
            className={iconButtonClass('removes', styles.remove)}
            aria-label={t('removePartOf', { number: at + 1, item: shown.SkuName })}
            onClick={() => onChange({ ...line, parts: line.parts.filter(({ key }) => key !== part.key) })}
          >
            <IconX aria-hidden size={20} />
          </button>
        </div>
      ))}
      {line.quantity > 1 && (
        <p>
          <Button onClick={addPart} aria-label={t('sendPartOf', { item: shown.SkuName })}>
            {t('sendPart')}
          </Button>
        </p>
      )}
    </li>
  );
}
