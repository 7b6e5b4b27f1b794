import { Typography } from '@mui/material';

/** What keys do; not said where there are none. */
export const KeysHint = ({ children }: { readonly children: string }) => (
  <Typography
    variant="caption"
    color="text.secondary"
    sx={{ display: { xs: 'none', md: 'block' }, '@media (pointer: coarse)': { display: 'none' } }}
  >
    {children}
  </Typography>
);
