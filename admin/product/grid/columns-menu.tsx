import ViewColumn from '@mui/icons-material/ViewColumn';
import { Button, Checkbox, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { GridColumn } from './grid-columns.ts';

interface Props {
  readonly columns: readonly GridColumn[];
  readonly shown: readonly string[];
  readonly onChange: (shown: string[]) => void;
}

export function ColumnsMenu({ columns, shown, onChange }: Props) {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (key: string) => onChange(shown.includes(key) ? shown.filter((one) => one !== key) : [...shown, key]);
  return (
    <>
      <Button
        size="small"
        startIcon={<ViewColumn />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('product.grid.columns')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.map(({ key, label, isName }) => (
          <MenuItem
            key={key}
            dense
            role="menuitemcheckbox"
            aria-checked={shown.includes(key)}
            onClick={() => toggle(key)}
          >
            <Checkbox size="small" checked={shown.includes(key)} tabIndex={-1} disableRipple sx={{ p: 0.25, mr: 1 }} />
            <ListItemText>{isName ? label : t(label)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
