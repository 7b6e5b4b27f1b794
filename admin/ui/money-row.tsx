import { Stack } from '@mui/material';

/** A sum and what it is for. */
export const MoneyRow = ({
  label,
  value,
  strong = false,
}: {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
}) => (
  <Stack
    direction="row"
    sx={{ justifyContent: 'space-between', gap: 2, fontVariantNumeric: 'tabular-nums', fontWeight: strong ? 700 : 400 }}
  >
    <span>{label}</span>
    <span style={{ whiteSpace: 'nowrap' }}>{value}</span>
  </Stack>
);
