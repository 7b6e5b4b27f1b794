import Download from '@mui/icons-material/Download';
import { Button, ListItem, Menu, MenuItem, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { fileFormats, type FileFormat } from '#admin/lib/table-file.ts';
import { fileUrl } from '#contracts/client.ts';
import { importKindsByName } from '#contracts/import-kinds/import-kinds.ts';
import { importKinds } from '#domain/import/import.events.ts';
import type { Right } from '#domain/shared/rights.ts';

/** Everything of a kind as a file that imports back to no change. */
export function ExportKinds() {
  const t = useTranslate();
  const { permissions: rights = [] } = usePermissions<readonly Right[]>();
  const [format, setFormat] = useState<FileFormat>('csv');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const kinds = importKinds.filter((kind) => rights.includes(importKindsByName[kind].right));
  if (!kinds.length) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Download />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('import.exportKind')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Typography variant="body2" color="text.secondary" component="li" sx={{ px: 2, py: 1, maxWidth: 320 }}>
          {t('import.exportHelp')}
        </Typography>
        <ListItem>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={format}
            aria-label={t('import.format')}
            onChange={(_event, chosen: FileFormat | null) => chosen && setFormat(chosen)}
          >
            {fileFormats.map((one) => (
              <ToggleButton key={one} value={one}>
                {t(`list.format.${one}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </ListItem>
        {kinds.map((kind) => (
          <MenuItem
            key={kind}
            component="a"
            href={fileUrl(format === 'csv' ? 'admin/import/export' : 'admin/import/workbook', { kind })}
            download
            onClick={() => setAnchor(null)}
          >
            {t(`import.kind.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
