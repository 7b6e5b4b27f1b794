import styles from './pagination.module.css';

/** First, last, and two on either side; 0 stands for a gap. */
export function pageNumbers(page: number, pages: number): readonly number[] {
  const shown = new Set([1, pages, page - 1, page, page + 1].filter((n) => n >= 1 && n <= pages));
  const sorted = [...shown].sort((a, b) => a - b);
  return sorted.flatMap((n, index) => {
    const before = sorted[index - 1] ?? n - 1;
    if (n - before === 2) return [n - 1, n];
    return n - before > 2 ? [0, n] : [n];
  });
}

export interface PaginationProps {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  readonly page: number;
  readonly pages: number;
  readonly href: (page: number) => string;
}

export function Pagination({ label, previous, next, page, pages, href }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <a href={href(page - 1)} rel="prev">
              {previous}
            </a>
          </li>
        )}
        {pageNumbers(page, pages).map((n, index) => (
          <li key={n || `gap${index}`}>
            {n === 0 && <span className={styles.gap}>…</span>}
            {n === page && (
              <span className={styles.current} aria-current="page">
                {n}
              </span>
            )}
            {n !== 0 && n !== page && <a href={href(n)}>{n}</a>}
          </li>
        ))}
        {page < pages && (
          <li>
            <a href={href(page + 1)} rel="next">
              {next}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
