const narrow = '@media (max-width: 899.95px)';
const wide = '@media (min-width: 900px)';
const hidden = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const;

const widths = (columns: Readonly<Record<string, number>>) => Object.fromEntries(Object.entries(columns).map(([name, width]) => [`& th.${name}`, { width }]));

/** One style for the whole table: with 500 lines, a styled component in every cell would take seconds. */
export const linesTable = {
  width: '100%', borderCollapse: 'collapse', fontSize: 12.5, lineHeight: '16px', fontVariantNumeric: 'tabular-nums',
  '& th': { fontStretch: '85%', fontWeight: 700, textAlign: 'right', p: '4px 5px', borderBottom: '2px solid', borderColor: 'text.primary', verticalAlign: 'bottom' },
  '& th.line, & th.item': { textAlign: 'left' },
  '& tbody': { borderBottom: '1px solid', borderColor: 'divider' },
  '& tbody:focus-within': { bgcolor: '#F5F9FD' },
  '& td': { p: '4px 5px', textAlign: 'right', verticalAlign: 'top' },
  '& td.item, & td.line, & td.wide': { textAlign: 'left' },
  '& td.item > div': { display: 'flex', gap: '8px' },
  '& td.item img': { width: 36, height: 36, objectFit: 'contain', flex: 'none', bgcolor: '#fff' },
  '& td.cataloguePrice, & td.belowCatalogue, & td.margin': { whiteSpace: 'nowrap' },
  '& td.item span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& code': { fontFamily: '"IBM Plex Mono", monospace', fontWeight: 500 },
  '& small': { display: 'block', color: 'text.secondary', fontSize: 11.5, lineHeight: '15px' },
  '& .warn': { color: 'warning.main', fontWeight: 700 },
  '& .actions': { whiteSpace: 'nowrap' },
  '& input[data-figure], & tr.reason input': {
    font: 'inherit', color: 'inherit', textAlign: 'right', width: '100%', boxSizing: 'border-box', p: '2px 4px', border: '1px solid', borderColor: '#8A97A3', borderRadius: '3px', bgcolor: '#fff',
    '&:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 0 },
    '&.typed': { borderColor: 'warning.main', bgcolor: '#FFF8EC' },
    '&::placeholder': { color: 'text.secondary', opacity: 1 },
  },
  '& td.actions button, & tr.reason button, & tr.more li button': {
    font: 'inherit', cursor: 'pointer', border: '1px solid', borderColor: 'divider', borderRadius: '3px', bgcolor: '#fff', color: 'primary.main', p: '2px 6px', minHeight: 24, minWidth: 24,
    '&:hover': { borderColor: 'primary.main' }, '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' }, '&:disabled': { opacity: 0.5 },
    '&.primary': { bgcolor: 'primary.main', color: '#fff' },
  },
  '& tr.reason td': { bgcolor: '#FFF8EC' },
  '& tr.reason form': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  '& tr.reason input': { textAlign: 'left', width: 260 },
  '& tr.more td': { bgcolor: 'background.default' },
  // Fixed columns: otherwise every figure that changes makes the browser measure 500 lines again.
  [wide]: { tableLayout: 'fixed', minWidth: 800, ...widths({ line: 26, quantity: 62, cataloguePrice: 78, offeredPrice: 84, percentOff: 62, amountOff: 76, netTotal: 92, belowCatalogue: 68, margin: 52, actions: 72 }) },
  [narrow]: {
    display: 'block',
    '& thead': hidden,
    '& tbody, & tr': { display: 'block' },
    '& tbody': { py: 1 },
    '& td': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '8px', px: 0 },
    '& td.item, & td.wide': { display: 'block' },
    '& td.line, & td:empty': { display: 'none' },
    '& td[data-label]::before': { content: 'attr(data-label)', color: 'text.secondary', textAlign: 'left' },
    '& input[data-figure]': { width: 130, minHeight: 40, fontSize: 16 },
    '& td.actions button, & tr.reason button, & tr.more li button': { minHeight: 40, px: '12px' },
    '& tr.reason input': { width: '100%', minHeight: 40, fontSize: 16 },
  },
} as const;
