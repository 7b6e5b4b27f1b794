import MoreVert from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { StaffRow } from '#contracts/staff/staff.ts';
import { client } from '#admin/lib/client.ts';
import { asLanguage } from '#admin/lib/format.ts';
import { factorNames } from '#admin/lib/factor-names.ts';
import { passkeyProblem } from '#admin/lib/passkey-problem.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { ProofField, proofFrom } from '#admin/ui/proof-field.tsx';
import { timelinePath } from '#admin/ui/timeline-link.tsx';
import { useStaffCommand } from './use-staff-command.ts';

type Question = 'deactivate' | 'resetSecondFactor';

/** What can be done about one member; what ends their sessions is asked for first. */
export function MemberMenu({ member }: { readonly member: StaffRow }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayChange = useMay('staff');
  const { send } = useStaffCommand();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState<Question>();
  const { staffId, name, status, factors } = member;
  const isActive = status !== 'deactivated';
  const sendLink = () => send('admin/staff/sendlink', { staffId, language: asLanguage(locale) }, 'staff.linkSent');
  const reactivate = () => send('admin/staff/reactivate', { staffId }, 'staff.reactivated');
  const item = (key: string, act: () => void) => (
    <MenuItem
      key={key}
      onClick={() => {
        setAnchor(null);
        act();
      }}
    >
      {t(`staff.${key}`)}
    </MenuItem>
  );
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('staff.actionsFor', { name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {mayChange && isActive && item(status === 'invited' ? 'inviteAgain' : 'sendLink', () => void sendLink())}
        {mayChange && factorNames(factors, t) && item('resetSecondFactor', () => setAsking('resetSecondFactor'))}
        {mayChange && isActive && item('deactivate', () => setAsking('deactivate'))}
        {mayChange && !isActive && item('reactivate', () => void reactivate())}
        <MenuItem component={Link} to={timelinePath(`stream:staff-${staffId}`)}>
          {t('history.timeline')}
        </MenuItem>
      </Menu>
      {asking && <Confirmation question={asking} member={member} onClose={() => setAsking(undefined)} />}
    </>
  );
}

function Confirmation({
  question,
  member: { staffId, name, factors },
  onClose,
}: {
  readonly question: Question;
  readonly member: StaffRow;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const { refresh } = useStaffCommand();
  const submit = async (form: FormData) => {
    if (question === 'deactivate') await client.post('admin/staff/deactivate', { staffId });
    else await client.post('admin/secondfactor/reset', { staffId, proof: await proofFrom(form) });
    await refresh();
  };
  return (
    <CommandDialog
      title={t(`staff.confirm.${question}.title`, { name })}
      submit={t(`staff.${question}`)}
      color="error"
      done={question === 'deactivate' ? 'staff.deactivated' : 'staff.secondFactorReset'}
      explain={passkeyProblem}
      onClose={onClose}
      onSubmit={submit}
    >
      <Typography>{t(`staff.confirm.${question}.text`, { factors: factorNames(factors, t) })}</Typography>
      {question === 'resetSecondFactor' && <ProofField />}
    </CommandDialog>
  );
}
