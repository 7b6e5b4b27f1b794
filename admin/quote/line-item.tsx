import { priceUnitText } from '#admin/lib/units.ts';
import type { LineProps } from './line-props.ts';

/** Picture, number, name, and how much of it lies there. */
export function LineItem({ line, t }: Pick<LineProps, 'line' | 't'>) {
  const { availability } = line;
  const waiting = availability?.status === 'in-stock' ? Math.max(0, line.quantity - availability.quantity) : 0;
  return (
    <td className="item">
      <div>
        {line.imageUrl && <img src={line.imageUrl} alt="" width={36} height={36} loading="lazy" />}
        <span>
          {line.itemNumber && <code>{line.itemNumber}</code>}
          <span style={{ display: 'block' }}>{line.name}</span>
          {line.options && <small>{line.options} </small>}
          {line.ownNumber && <small>{t('customerPartNumber.theirs', { number: line.ownNumber })} </small>}
          {line.note && <small>{t('quote.lineNote', { note: line.note })} </small>}
          {priceUnitText(t, line) && <small>{priceUnitText(t, line)}</small>}
          {availability && (
            <small className={availability.status === 'in-stock' && !waiting ? '' : 'warn'}>
              {t(`quote.stock.${availability.status}`, {
                quantity: availability.quantity,
                smart_count: availability.leadTimeDays,
              })}
              {waiting > 0 &&
                ` · ${t(availability.backorderShipsOn ? 'quote.stock.waiting' : 'quote.stock.missing', { quantity: waiting })}`}
            </small>
          )}
        </span>
      </div>
    </td>
  );
}
