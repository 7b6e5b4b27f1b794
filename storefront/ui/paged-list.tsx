import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import layout from './layout.module.css';
import { Pagination, type PaginationProps } from './pagination.tsx';

interface PagedListProps extends PaginationProps {
  readonly isEmpty: boolean;
  /** Said where it is empty. */
  readonly none: string;
  /** The way back to the whole of a list that was narrowed. */
  readonly all: { readonly href: string; readonly label: string } | undefined;
  readonly children: ReactNode;
}

/** One page of a list with the way to the others, or what is said where it is empty. */
export function PagedList({ isEmpty, none, all, children, ...pagination }: PagedListProps) {
  return (
    <>
      {isEmpty ? (
        <div className={layout.tight}>
          <p>{none}</p>
          {all && (
            <p>
              <ButtonLink href={all.href}>{all.label}</ButtonLink>
            </p>
          )}
        </div>
      ) : (
        children
      )}
      <Pagination {...pagination} />
    </>
  );
}
