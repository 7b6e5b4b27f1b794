import { Box, Typography } from '@mui/material';

const whereKeysAre = (display: 'block' | 'inline') =>
  ({ display: { xs: 'none', md: display }, '@media (pointer: coarse)': { display: 'none' } }) as const;

/** What keys do; not said where there are none. */
export const KeysHint = ({ children }: { readonly children: string }) => (
  <Typography variant="caption" color="text.secondary" sx={whereKeysAre('block')}>
    {children}
  </Typography>
);

/** The part of a sentence about keys. */
export const OfKeys = ({ children }: { readonly children: string }) => (
  <Box component="span" sx={whereKeysAre('inline')}>
    {` ${children}`}
  </Box>
);
