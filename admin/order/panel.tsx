import { Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A titled, ruled part of a page. */
export const Panel = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Paper component="section" sx={{ p: 2, overflowX: 'auto' }}>
    <Typography variant="h6" component="h2" sx={{ mb: 1 }}>{title}</Typography>
    {children}
  </Paper>
);
