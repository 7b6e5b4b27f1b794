/**
 * Between a phone, which has blocks, and a wide screen a table keeps what a row is known by: the other columns go, and
 * nothing scrolls sideways.
 */
export const leftOutWhenNarrow = (...columns: readonly string[]) => ({
  '@media (max-width: 1199.95px)': {
    // Without a name the rule would hide the table itself.
    ...(columns.length > 0 && { [columns.map((column) => `& .column-${column}`).join(', ')]: { display: 'none' } }),
    '& th, & td': { px: '4px' },
  },
});
