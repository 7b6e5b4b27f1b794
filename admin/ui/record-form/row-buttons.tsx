import ArrowDown from '@mui/icons-material/ArrowDownward';
import ArrowUp from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton } from '@mui/material';

/** `label` names the row where several have the same button. */
export function RemoveRow({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <IconButton size="small" aria-label={label} onClick={onClick}>
      <Delete fontSize="small" />
    </IconButton>
  );
}

interface MoveRowProps {
  readonly at: number;
  readonly count: number;
  readonly labels: { readonly up: string; readonly down: string };
  readonly onMove: (to: number) => void;
}

export function MoveRow({ at, count, labels, onMove }: MoveRowProps) {
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      <IconButton size="small" disabled={at === 0} aria-label={labels.up} onClick={() => onMove(at - 1)}>
        <ArrowUp fontSize="small" />
      </IconButton>
      <IconButton size="small" disabled={at === count - 1} aria-label={labels.down} onClick={() => onMove(at + 1)}>
        <ArrowDown fontSize="small" />
      </IconButton>
    </Box>
  );
}
