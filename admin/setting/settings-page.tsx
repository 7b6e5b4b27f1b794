import { Box, Stack, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Output } from '#contracts/api.ts';
import { definitionOf, settingGroups, settingNames } from '#contracts/setting/setting-definitions.ts';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { RecordForm } from '#admin/ui/record-form/record-form.tsx';
import { matches } from './matches.ts';
import { saveSettings, type ShownSettings } from './save-settings.ts';
import { SettingRow } from './setting-row.tsx';
import { shownValue } from './setting-value.ts';

const settingsKey = ['setting', 'list'];
type Settings = Output<'admin/setting/list'>['settings'];

/** Every setting of the shop, found by a word of its name, of its text or of the specification. */
export function SettingsPage() {
  const t = useTranslate();
  const [wanted, setWanted] = useState('');
  const { data, error } = useQuery({ queryKey: settingsKey, queryFn: () => client.get('admin/setting/list', {}) });
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
      {data && <SettingsForm settings={data.settings} wanted={wanted} />}
    </Stack>
  );
}

const labels = Object.fromEntries(settingNames.map((name) => [name, `setting.of.${name}.label`])) as Record<
  keyof ShownSettings,
  string
>;

function SettingsForm({ settings, wanted }: { readonly settings: Settings; readonly wanted: string }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayEdit = useMay('setting');
  const queryClient = useQueryClient();
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  const record: ShownSettings = Object.fromEntries(
    settings.map(({ name, value }) => [name, shownValue(definitionOf(name).type, value, locale)]),
  );
  const shown = settings.filter(({ name }) =>
    matches(wanted, [name, t(`setting.of.${name}.label`), t(`setting.of.${name}.help`)]),
  );
  return (
    <RecordForm<ShownSettings>
      record={record}
      labels={labels}
      mayEdit={mayEdit}
      save={async (change) => {
        try {
          await saveSettings(change, locale, t);
        } finally {
          await queryClient.invalidateQueries({ queryKey: settingsKey });
        }
      }}
    >
      <Box id="settings" sx={{ display: 'grid', gap: 2 }}>
        {settingGroups.map((group) => {
          const rows = shown.filter((setting) => setting.group === group);
          return rows.length ? (
            <Box key={group} id={group} sx={{ scrollMarginTop: 56 }}>
              <Panel title={t(`setting.group.${group}`)}>
                {rows.map(({ name }) => (
                  <SettingRow key={name} name={name} />
                ))}
              </Panel>
            </Box>
          ) : null;
        })}
        {!shown.length && <Typography role="status">{t('setting.nothingFound', { wanted })}</Typography>}
      </Box>
    </RecordForm>
  );
}
