// The page of one thing that a shopper wrote: what it says, what is known of it, and what can be done with it.
import { Box, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { TimelineLink } from './timeline-link.tsx';

interface WrittenPageProps {
  /** Name of the resource, which is also the kind of its timeline unless `timeline` names another. */
  readonly resource: string;
  readonly id: string;
  /** `order:<id>`: it is in the timeline of another thing. */
  readonly timeline?: string;
  readonly title: string;
  readonly status: ReactNode;
  readonly actions: ReactNode;
  /** Panels. */
  readonly children: ReactNode;
}

export function WrittenPage({ resource, id, timeline, title, status, actions, children }: WrittenPageProps) {
  const t = useTranslate();
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 900 }}>
      <Title title={`${t(`resources.${resource}.name`, { smart_count: 1 })} ${title}`} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {status}
        <Box sx={{ flex: 1 }} />
        {actions}
        <TimelineLink subject={timeline ?? `${resource}:${id}`} />
      </Stack>
      {children}
    </Stack>
  );
}

/** Somebody's own words, in their language and with their lines. */
export const Words = ({ lang, children }: { readonly lang?: string; readonly children: string }) => (
  <Typography lang={lang} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mb: 2, '&:last-child': { mb: 0 } }}>
    {children}
  </Typography>
);

export type Fact = readonly [label: string, value: ReactNode];

/** What is known of a thing, line by line. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <Box
    component="dl"
    // A long label wraps before its value is crushed.
    sx={{ display: 'grid', gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)', columnGap: 2, rowGap: 0.5, m: 0 }}
  >
    {facts.map(([label, value]) => (
      <Box key={label} sx={{ display: 'contents' }}>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {label}
        </Box>
        <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
);

/** Whoever wrote it, with their account where they have one. */
export const Writer = ({ accountId, name }: { readonly accountId: string; readonly name: string }) =>
  accountId ? (
    <Link component={RouterLink} to={`/customer/${accountId}/show`}>
      {name}
    </Link>
  ) : (
    name
  );

/** The item that it is about. */
export const ItemLink = ({ itemNumber }: { readonly itemNumber: string }) => (
  <Link component={RouterLink} to={`/product/${itemNumber}/show`}>
    <code>{itemNumber}</code>
  </Link>
);
