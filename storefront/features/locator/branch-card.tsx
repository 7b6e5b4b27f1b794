import { localityOf } from '#domain/shared/locality.ts';
import type { FoundBranch } from '#contracts/branch/branch.ts';
import { formatNumber } from '#storefront/lib/numbers.ts';
import { locales } from '#storefront/lib/language.ts';
import { useText } from '#storefront/lib/text.ts';
import layout from '#storefront/ui/layout.module.css';
import styles from './locator.module.css';

interface Props {
  readonly branch: FoundBranch;
  readonly number: number;
  readonly unit: 'miles' | 'km';
  /** Units in stock there; undefined where nobody asked, or no stock is kept there. */
  readonly inStock: number | undefined;
}

/** 5 January 2026 is a Monday. */
const weekday = (day: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 0, 5 + day)));
const clock = (time: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`2026-01-05T${time}:00Z`),
  );

export function BranchCard({ branch, number, unit, inStock }: Props) {
  const { t, language } = useText('locator');
  const locale = locales[language];
  const { LocationID, Name, Address, Distance, Hours, Today, IsOpen, Services } = branch;
  const { addressLine1, phone } = Address;
  const today = Hours[Today];
  const lines = [addressLine1, localityOf(Address)];
  const to = encodeURIComponent([...lines, Address.country].join(', '));
  return (
    <li id={LocationID} className={`${layout.sheet} ${layout.padded} ${styles.card}`}>
      <h2>
        <span className={styles.badge} aria-hidden>
          {number}
        </span>
        {Name}
      </h2>
      {Distance !== null && <p className={styles.away}>{t(unit, { distance: formatNumber(Distance, language) })}</p>}
      <p className={IsOpen ? styles.open : styles.closed}>
        <strong>{t(IsOpen ? 'open' : 'closed')}</strong>
        {IsOpen && today && ` ${t('until', { time: clock(today.to, locale) })}`}
      </p>
      {inStock !== undefined && (
        <p className={inStock > 0 ? styles.open : styles.closed}>
          <strong>{inStock > 0 ? t('inStock', { quantity: formatNumber(inStock, language) }) : t('noStock')}</strong>
        </p>
      )}
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p className={layout.headRow}>
        <a href={`https://www.openstreetmap.org/directions?to=${to}`} target="_blank" rel="noopener noreferrer">
          {t('directions')}
        </a>
        {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{t('call', { phone })}</a>}
      </p>
      <details>
        <summary>{t('hours')}</summary>
        <dl className={styles.hours}>
          {Hours.map(({ from, to: until }, day) => (
            <div key={day} data-today={day === Today || undefined}>
              <dt>{weekday(day, locale)}</dt>
              <dd>{from ? `${clock(from, locale)} – ${clock(until, locale)}` : t('closedDay')}</dd>
            </div>
          ))}
        </dl>
      </details>
      {Services.length > 0 && (
        <>
          <h3>{t('services')}</h3>
          <ul className={styles.services}>
            {Services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
