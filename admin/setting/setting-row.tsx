import Timeline from '@mui/icons-material/Timeline';
import { Autocomplete, Box, Button, IconButton, MenuItem, Switch, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Output } from '#contracts/api.ts';
import { definitionOf, timeZones, type SettingDefinition } from '#contracts/setting-definitions.ts';
import { client } from '#admin/lib/client.ts';
import { changedMeanwhile, messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { timelinePath } from '#admin/ui/timeline-link.tsx';
import { shownValue, typedValue } from './setting-value.ts';

type Setting = Output<'admin/setting/list'>['settings'][number];

/** One setting: what it does, and its value to be changed by who may. */
export function SettingRow({ setting }: { readonly setting: Setting }) {
  const t = useTranslate();
  const { type } = definitionOf(setting.name);
  const label = t(`setting.of.${setting.name}.label`);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 1fr) 340px' },
        gap: 1,
        alignItems: 'start',
        py: 1.25,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box id={`setting-${setting.name}`}>
        <Typography sx={{ fontWeight: 600 }}>
          {label}{' '}
          <IconButton
            component={Link}
            to={timelinePath(`stream:setting-${setting.name}`)}
            size="small"
            aria-label={t('setting.historyOf', { label })}
            title={t('setting.historyOf', { label })}
          >
            <Timeline fontSize="inherit" />
          </IconButton>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t(`setting.of.${setting.name}.help`)}
        </Typography>
      </Box>
      {type.kind === 'switch' ? (
        <SwitchSetting setting={setting} on={type.on} label={label} />
      ) : (
        <TypedSetting key={setting.value} setting={setting} type={type} label={label} />
      )}
    </Box>
  );
}

/** Changes from the value that was seen; what somebody else has set meanwhile is told, and seen from then on. */
function useChange({ name, value }: Setting) {
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState(value);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const change = async (to: string, shown: (value: string) => string): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      await client.post('admin/setting/change', { name, from: seen, to });
      setSeen(to);
      notify('setting.saved', { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: ['setting', 'list'] });
    } catch (error) {
      const present = changedMeanwhile(error)?.['value'];
      if (typeof present === 'string') {
        setSeen(present);
        setProblem(t('setting.changedMeanwhile', { value: shown(present) || t('setting.none') }));
      } else setProblem(messageOf(error, t));
    }
    setBusy(false);
  };
  return { change, problem, busy };
}

function SwitchSetting({
  setting,
  on,
  label,
}: {
  readonly setting: Setting;
  readonly on: string;
  readonly label: string;
}) {
  const t = useTranslate();
  const mayChange = useMay('setting');
  const { change, problem, busy } = useChange(setting);
  const isOn = setting.value === on;
  return (
    <Answer problem={problem}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Switch
          checked={isOn}
          disabled={busy || !mayChange}
          onChange={() => void change(isOn ? '0' : on, (value) => t(value === on ? 'setting.on' : 'setting.off'))}
          slotProps={{ input: { 'aria-label': label } }}
        />
        <Typography>{t(isOn ? 'setting.on' : 'setting.off')}</Typography>
      </Box>
    </Answer>
  );
}

interface TypedProps {
  readonly setting: Setting;
  readonly type: SettingDefinition['type'];
  readonly label: string;
}

function TypedSetting({ setting, type, label }: TypedProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayChange = useMay('setting');
  const shown = shownValue(type, setting.value, locale);
  const [text, setText] = useState(shown);
  const { change, problem, busy } = useChange(setting);
  const unit = type.kind === 'number' ? t(`setting.unit.${type.unit}`) : '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void change(typedValue(type, text, locale), (value) => shownValue(type, value, locale));
  };
  return (
    <Answer problem={problem}>
      <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        {type.kind === 'time-zone' ? (
          <Autocomplete
            size="small"
            disableClearable
            options={timeZones()}
            value={text}
            disabled={!mayChange}
            onChange={(_event, chosen) => setText(chosen)}
            sx={{ flex: 1 }}
            renderInput={(params) => (
              <TextField
                {...params}
                error={problem !== ''}
                slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, 'aria-label': label } }}
              />
            )}
          />
        ) : (
          <TextField
            size="small"
            select={type.kind === 'choice'}
            type={type.kind === 'email' ? 'email' : 'text'}
            multiline={type.kind === 'lines'}
            value={text}
            disabled={!mayChange}
            error={problem !== ''}
            onChange={({ target }) => setText(target.value)}
            sx={{ flex: 1 }}
            slotProps={{
              htmlInput: {
                'aria-label': label,
                ...(type.kind === 'number' || type.kind === 'money' ? { inputMode: 'decimal' } : {}),
              },
            }}
          >
            {type.kind === 'choice' &&
              type.of.map((choice) => (
                <MenuItem key={choice} value={choice}>
                  {choice}
                </MenuItem>
              ))}
          </TextField>
        )}
        {unit && <Typography>{unit}</Typography>}
        {text !== shown && (
          <Button type="submit" variant="contained" disabled={busy}>
            {t('ra.action.save')}
          </Button>
        )}
      </Box>
    </Answer>
  );
}

const Answer = ({ problem, children }: { readonly problem: string; readonly children: ReactNode }) => (
  <Box>
    {children}
    <Typography role="alert" variant="body2" color="error">
      {problem}
    </Typography>
  </Box>
);
