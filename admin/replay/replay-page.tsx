import { Box, Tab, Tabs } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useHasRight } from '#admin/lib/use-rights.ts';
import { AccountAsOf } from './account-as-of.tsx';
import { FollowStreams } from './follow-streams.tsx';
import { Parity } from './parity.tsx';
import { ThingAsOf } from './thing-as-of.tsx';

const TABS = { account: AccountAsOf, thing: ThingAsOf, follow: FollowStreams, parity: Parity } as const;
type TabName = keyof typeof TABS;
const OF_AUDITORS: readonly TabName[] = ['thing', 'follow', 'parity'];

/**
 * An auditor looks at any moment of the past and compares read models with their events. Nothing here changes anything.
 */
export function ReplayPage() {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const seesAudit = useHasRight('audit');
  const names = (Object.keys(TABS) as TabName[]).filter((name) => seesAudit || !OF_AUDITORS.includes(name));
  const chosen = names.find((name) => name === search.get('tab')) ?? 'account';
  const Content = TABS[chosen];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, py: 2 }}>
      <Title title={<span>{t('replay.title')}</span>} />
      <Tabs
        value={chosen}
        onChange={(_event, tab: TabName) => setSearch({ tab })}
        sx={tabs}
        aria-label={t('replay.title')}
      >
        {names.map((name) => (
          <Tab key={name} value={name} label={t(`replay.tab.${name}`)} />
        ))}
      </Tabs>
      <Content />
    </Box>
  );
}

/** They wrap, so that none is out of sight. */
const tabs = {
  '& .MuiTabs-list': { flexWrap: 'wrap' },
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTab-root': { borderBottom: '3px solid transparent' },
  '& .Mui-selected': { borderColor: 'text.primary' },
} as const;
