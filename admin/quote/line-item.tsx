import type { Line } from './figures.ts';

export function LineItem({ line }: { readonly line: Line }) {
  return (
    <td className="item">
      <div>
        {line.imageUrl && <img src={line.imageUrl} alt="" width={36} height={36} loading="lazy" />}
        <span>
          {line.itemNumber && <code>{line.itemNumber}</code>}
          <span style={{ display: 'block' }}>{line.name}</span>
        </span>
      </div>
    </td>
  );
}
