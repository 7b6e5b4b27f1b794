import type { LineProps } from './line-props.ts';

/** Picture, number, name, and how much of it lies there. */
export function LineItem({ line, t }: Pick<LineProps, 'line' | 't'>) {
  const { availability } = line;
  return (
    <td className="item">
      <div>
        {line.imageUrl && <img src={line.imageUrl} alt="" width={36} height={36} loading="lazy" />}
        <span>
          {line.itemNumber && <code>{line.itemNumber}</code>}
          <span style={{ display: 'block' }}>{line.name}</span>
          {availability && <small className={availability.status === 'in-stock' ? '' : 'warn'}>{t(`quote.stock.${availability.status}`, { quantity: availability.quantity, smart_count: availability.leadTimeDays })}</small>}
        </span>
      </div>
    </td>
  );
}
