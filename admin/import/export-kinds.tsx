import Download from '@mui/icons-material/Download';
import { Button, Link, Popover, Stack, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { fileUrl } from '#contracts/client.ts';
import { mayImport } from '#contracts/import/kinds/import-kind.ts';
import { importKindsByName } from '#contracts/import/kinds/import-kinds.ts';
import { importKinds } from '#domain/import/import.events.ts';
import type { Right } from '#domain/shared/rights.ts';

const formats = [
  { route: 'admin/import/export', label: 'CSV' },
  { route: 'admin/import/workbook', label: 'Excel' },
] as const;

/** Everything of a kind as a file that imports back to no change. */
export function ExportKinds() {
  const t = useTranslate();
  const { permissions: rights = [] } = usePermissions<readonly Right[]>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const kinds = importKinds.filter(
    (kind) =>
      mayImport(importKindsByName[kind], (right) => rights.includes(right)) && !importKindsByName[kind].isArchive,
  );
  if (!kinds.length) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Download />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('import.exportKind')}
      </Button>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('import.exportKind'), sx: { p: 2, maxWidth: 360 } } }}
      >
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {t('import.exportHelp')}
        </Typography>
        <Table size="small">
          <TableBody>
            {kinds.map((kind) => (
              <TableRow key={kind}>
                <TableCell component="th" scope="row">
                  {t(`import.kind.${kind}`)}
                </TableCell>
                <TableCell>
                  <Stack direction="row" sx={{ gap: 2, justifyContent: 'end' }}>
                    {formats.map(({ route, label }) => (
                      <Link
                        key={route}
                        href={fileUrl(route, { kind })}
                        download
                        aria-label={`${t(`import.kind.${kind}`)}, ${label}`}
                        onClick={() => setAnchor(null)}
                      >
                        {label}
                      </Link>
                    ))}
                  </Stack>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Popover>
    </>
  );
}
