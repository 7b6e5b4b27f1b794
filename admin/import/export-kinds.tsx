import Download from '@mui/icons-material/Download';
import { Button, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { fileUrl } from '#contracts/client.ts';
import { importKindsByName } from '#contracts/import-kinds/import-kinds.ts';
import { importKinds } from '#domain/import/import.events.ts';
import type { Right } from '#domain/shared/rights.ts';

/** Everything of a kind as a file that imports back to no change. */
export function ExportKinds() {
  const t = useTranslate();
  const { permissions: rights = [] } = usePermissions<readonly Right[]>();
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
        {kinds.map((kind) => (
          <MenuItem
            key={kind}
            component="a"
            href={fileUrl('admin/import/export', { kind })}
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
