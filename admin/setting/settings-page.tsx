import { Box, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { settingGroups } from '#contracts/setting-definitions.ts';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { matches } from './matches.ts';
import { SettingRow } from './setting-row.tsx';

export const settingsKey = ['setting', 'list'];

/** Every setting of the shop, found by a word of its name, of its text or of the specification. */
export function SettingsPage() {
  const t = useTranslate();
  const [wanted, setWanted] = useState('');
  const { data, error } = useQuery({ queryKey: settingsKey, queryFn: () => client.get('admin/setting/list', {}) });
  const shown = (data?.settings ?? []).filter(({ name }) =>
    matches(wanted, [name, t(`setting.of.${name}.label`), t(`setting.of.${name}.help`)]),
  );
  const { hash } = useLocation();
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isThere, hash]);
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 860 }}>
      <Title title={t('resources.setting.name', { smart_count: 2 })} />
      <TextField
        label={t('setting.search')}
        type="search"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
        sx={{ maxWidth: 420 }}
        slotProps={{ htmlInput: { 'aria-controls': 'settings' } }}
      />
      {error && (
        <Typography role="alert" color="error">
          {messageOf(error, t)}
        </Typography>
      )}
      <Box id="settings" sx={{ display: 'grid', gap: 2 }}>
        {settingGroups.map((group) => {
          const rows = shown.filter((setting) => setting.group === group);
          return rows.length ? (
            <Box key={group} id={group} sx={{ scrollMarginTop: 56 }}>
              <Panel title={t(`setting.group.${group}`)}>
                {rows.map((setting) => (
                  <SettingRow key={setting.name} setting={setting} />
                ))}
              </Panel>
            </Box>
          ) : null;
        })}
        {data && !shown.length && <Typography role="status">{t('setting.nothingFound', { wanted })}</Typography>}
      </Box>
    </Stack>
  );
}
