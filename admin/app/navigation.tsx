// What there is in the back office, in sections: those of the daily work stay open, the others open when they are needed.
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, Collapse } from '@mui/material';
import type { ReactNode } from 'react';
import { Menu, useResourceDefinitions, useSidebarState, useStore, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useIsAuditor } from '#admin/lib/use-roles.ts';

/** A resource that is named here and not there yet is left out. */
const sections = {
  sales: ['work', 'quote', 'order', 'customer', 'attachment'],
  catalogue: ['product', 'category', 'attribute', 'brand', 'price-list', 'stock', 'import'],
  shop: [
    'setup',
    'page',
    'static-content',
    'menu',
    'banner',
    'article',
    'redirect',
    'letter',
    'tax',
    'shipping',
    'warehouse',
    'calendar',
    'setting',
    'staff',
  ],
  operation: ['mail', 'effect'],
  history: ['history', 'replay', 'proof', 'access-log', 'security'],
} as const;
type Section = keyof typeof sections;
const forAuditors = new Set<string>(['access-log', 'security']);
const openAtFirst: Readonly<Record<Section, boolean>> = {
  sales: true,
  catalogue: true,
  shop: false,
  operation: false,
  history: false,
};

export function Navigation() {
  const isAuditor = useIsAuditor();
  const known = useResourceDefinitions();
  const [, , here] = useLocation().pathname.match(/^(\/)([\w-]+)/) ?? [];
  return (
    <Menu>
      {(Object.keys(sections) as Section[]).map((section) => {
        const names = sections[section].filter((name) => known[name] && (isAuditor || !forAuditors.has(name)));
        return names.length ? (
          <MenuSection key={section} section={section} holdsPage={names.some((name) => name === here)}>
            {names.map((name) => (
              <Menu.ResourceItem key={name} name={name} />
            ))}
          </MenuSection>
        ) : null;
      })}
      <Menu.ResourceItem name="sign-in" />
    </Menu>
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
  const [wanted, setWanted] = useStore(`menu.${section}`, openAtFirst[section]);
  const isOpen = wanted || holdsPage || !sidebarIsOpen;
  const id = `menu-${section}`;
  return (
    <Box role="group" aria-labelledby={id} sx={{ mb: 0.5 }}>
      {sidebarIsOpen && (
        <ButtonBase
          id={id}
          aria-expanded={isOpen}
          onClick={() => setWanted(!isOpen)}
          sx={{
            width: 1,
            justifyContent: 'space-between',
            px: 1.5,
            py: 0.5,
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
