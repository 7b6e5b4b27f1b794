// What there is in the back office, in sections: those of the daily work stay open, the others open when they are needed.
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, Collapse } from '@mui/material';
import type { ReactNode } from 'react';
import { Menu, usePermissions, useResourceDefinitions, useSidebarState, useStore, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Right } from '#domain/shared/rights.ts';
import { SECTIONS, type Screen, type Section } from '#admin/lib/feature.ts';
import type { Screen as FoundScreen } from '#admin/search/global-search.tsx';
import { partsOf } from '#domain/shared/parts-of.ts';
import * as features from './features.ts';
import { useWorkCounts } from './use-work-counts.ts';

const screens: readonly Screen[] = partsOf(features, 'screens').flat();
const namesOf = (section: Section): readonly string[] =>
  screens
    .flatMap(({ name, menu }) => (menu?.[0] === section ? [{ name, place: menu[1] }] : []))
    .sort((a, b) => a.place - b.place)
    .map(({ name }) => name);
const sections = SECTIONS.map((section) => ({ section, names: namesOf(section) }));
const needed = new Map(screens.map(({ name, right }) => [name, right]));
const isFor = (name: string, rights: readonly Right[]): boolean => {
  const right = needed.get(name);
  return right === undefined || rights.includes(right);
};
const openAtFirst: readonly Section[] = ['sales', 'catalogue'];

/** The screens that who is signed in sees in the menu, by name and by what else one may look for there. */
export function useScreens(): readonly FoundScreen[] {
  const t = useTranslate();
  const { permissions: rights = [] } = usePermissions<readonly Right[]>();
  const known = useResourceDefinitions();
  return [...sections.flatMap(({ names }) => names), 'sign-in']
    .filter((name) => known[name] && isFor(name, rights))
    .map((name) => ({
      to: `/${name}`,
      name: t(`resources.${name}.name`, { smart_count: 2 }),
      words: t(`find.words.${name}`, { _: '' }),
    }));
}

export function Navigation() {
  const { permissions: rights = [] } = usePermissions<readonly Right[]>();
  const known = useResourceDefinitions();
  const counts = useCounts();
  const [, , here] = useLocation().pathname.match(/^(\/)([\w-]+)/) ?? [];
  return (
    <Menu>
      {sections.map(({ section, names: all }) => {
        const names = all.filter((name) => known[name] && isFor(name, rights));
        return names.length ? (
          <MenuSection key={section} section={section} holdsPage={names.some((name) => name === here)}>
            {names.map((name) =>
              counts[name] === undefined ? (
                <Menu.ResourceItem key={name} name={name} />
              ) : (
                <CountedItem key={name} name={name} count={counts[name]} />
              ),
            )}
          </MenuSection>
        ) : null;
      })}
      <Menu.ResourceItem name="sign-in" />
    </Menu>
  );
}

interface Count {
  readonly open: number;
  /** Something waits longer than it may. */
  readonly isLate: boolean;
}

function useCounts(): Readonly<Record<string, Count>> {
  const data = useWorkCounts();
  if (!data) return {};
  const { kinds, messages, overdue, toShip, lateOrders } = data;
  return {
    work: { open: kinds.reduce((sum, { open }) => sum + open, 0), isLate: false },
    message: { open: messages, isLate: overdue > 0 },
    order: { open: toShip, isLate: lateOrders > 0 },
  };
}

function CountedItem({ name, count: { open, isLate } }: { readonly name: string; readonly count: Count }) {
  const t = useTranslate();
  const { icon: Icon } = useResourceDefinitions()[name] ?? {};
  return (
    <Menu.Item
      to={`/${name}`}
      primaryText={
        <Box component="span" sx={{ display: 'flex', gap: 1, width: 1, justifyContent: 'space-between' }}>
          {t(`resources.${name}.name`, { smart_count: 2 })}
          {open > 0 && (
            <Box component="span" sx={{ fontWeight: 700, color: isLate ? 'error.main' : 'text.primary' }}>
              {open}
            </Box>
          )}
        </Box>
      }
      {...(Icon ? { leftIcon: <Icon /> } : {})}
    />
  );
}

interface SectionProps {
  readonly section: Section;
  /** The page that is shown is one of them: its section stays open. */
  readonly holdsPage: boolean;
  readonly children: ReactNode;
}

function MenuSection({ section, holdsPage, children }: SectionProps) {
  const t = useTranslate();
  const [sidebarIsOpen] = useSidebarState();
  const [wanted, setWanted] = useStore(`menu.${section}`, openAtFirst.includes(section));
  const isOpen = wanted || holdsPage || !sidebarIsOpen;
  const id = `menu-${section}`;
  return (
    <Box role="group" aria-labelledby={id} sx={{ mb: 0.5 }}>
      {sidebarIsOpen && (
        <ButtonBase
          id={id}
          role="menuitem"
          aria-expanded={isOpen}
          onClick={() => setWanted(!isOpen)}
          sx={{
            width: 1,
            justifyContent: 'space-between',
            px: 1.5,
            py: 0.5,
            fontFamily: 'inherit',
            fontSize: 11,
            fontWeight: 600,
            letterSpacing: '.04em',
            textTransform: 'uppercase',
            color: 'text.secondary',
          }}
        >
          {t(`menu.${section}`)}
          <ExpandMore fontSize="small" sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
        </ButtonBase>
      )}
      <Collapse in={isOpen} timeout={0}>
        {children}
      </Collapse>
    </Box>
  );
}
