import { useCallback } from 'react';
import { DataTableBody, DataTableRow, type DataTableBodyProps, type DataTableRowProps } from 'react-admin';

/** The rows of a `DataTable` whose checkboxes say what they are for. */
export const LabelledRows = (props: DataTableBodyProps) => <DataTableBody {...props} row={LabelledRow} />;

/** react-admin labels the checkbox's frame, which has no role and so is never read aloud; the label belongs to the input within. */
function LabelledRow(props: DataTableRowProps) {
  const label = useCallback((row: HTMLTableRowElement | null) => {
    const frame = row?.querySelector('.select-item[aria-label]');
    frame?.querySelector('input')?.setAttribute('aria-label', frame.getAttribute('aria-label') ?? '');
    frame?.removeAttribute('aria-label');
  }, []);
  return <DataTableRow {...props} ref={label} />;
}
