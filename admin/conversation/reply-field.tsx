import { Box, Button, List, ListItemButton, ListItemText, Paper, Popper, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { asLanguage } from '#admin/lib/format.ts';
import type { CannedReply } from '#contracts/canned-reply/canned-reply.ts';
import type { Conversation } from '#contracts/conversation/conversation.ts';
import { filledReply, type ReplyPlaceholder } from '#domain/shared/reply-placeholders.ts';
import { OfKeys } from '#admin/ui/keys-hint.tsx';

interface Props {
  readonly conversation: Conversation;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
}

/** "/" at the beginning of a line asks for a canned reply; what follows it is looked for in their names. */
const ASKED = /(^|\n)\/([^\n/]*)$/;
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const MOST = 8;

/** A text to a buyer. Canned replies come in the buyer's language, with their placeholders filled in. */
export function ReplyField({ conversation, text, onText, onSend }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const field = useRef<HTMLTextAreaElement>(null);
  const [chosen, setChosen] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const asked = isClosed ? undefined : ASKED.exec(text)?.[2];
  const { data } = useQuery({
    queryKey: ['canned-reply'],
    queryFn: () => client.get('admin/cannedreply/list', {}),
    enabled: asked !== undefined,
  });
  const named = (reply: CannedReply) => reply.name[asLanguage(locale)];
  const found =
    asked === undefined
      ? []
      : (data?.replies ?? []).filter((reply) => plain(named(reply)).includes(plain(asked.trim()))).slice(0, MOST);
  const at = Math.min(chosen, Math.max(0, found.length - 1));
  const isOpen = asked !== undefined && data !== undefined;

  const insert = ({ text: words }: CannedReply) => {
    const filled = filledReply(words[conversation.language], conversation.fills as Record<ReplyPlaceholder, string>);
    onText(text.replace(ASKED, (_whole, before: string) => `${before}${filled}`));
    setChosen(0);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return taken(event, onSend);
    if (!isOpen) return;
    if (event.key === 'Escape') return taken(event, () => setClosed(true));
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step && found.length) return taken(event, () => setChosen((at + step + found.length) % found.length));
    const reply = found[at];
    if ((event.key === 'Enter' || event.key === 'Tab') && reply) taken(event, () => insert(reply));
  };
  return (
    <Box>
      <TextField
        fullWidth
        multiline
        minRows={3}
        label={t('conversation.answer')}
        helperText={
          <>
            {t('conversation.answerHelp')}
            <OfKeys>{t('conversation.answerKeys')}</OfKeys>
          </>
        }
        value={text}
        inputRef={field}
        onChange={({ target }) => {
          setClosed(false);
          onText(target.value);
        }}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: {
            maxLength: 2_000,
            lang: conversation.language,
            'data-answer': true,
            'aria-autocomplete': 'list',
            'aria-controls': isOpen ? 'canned-replies' : undefined,
            'aria-activedescendant': found.length ? `canned-${at}` : undefined,
          },
        }}
      />
      <Button
        size="small"
        onClick={() => {
          setClosed(false);
          if (!ASKED.test(text)) onText(text && !text.endsWith('\n') ? `${text}\n/` : `${text}/`);
          field.current?.focus();
        }}
      >
        {t('conversation.canned')}
      </Button>
      <Popper
        open={isOpen}
        anchorEl={field.current}
        placement="bottom-start"
        sx={{ zIndex: 1300, width: 360, maxWidth: '90vw' }}
      >
        <Paper
          elevation={0}
          sx={{ border: '1px solid', borderColor: 'text.primary', maxHeight: 320, overflowY: 'auto' }}
        >
          <List id="canned-replies" role="listbox" dense aria-label={t('conversation.canned')}>
            {found.map((reply, index) => (
              <ListItemButton
                key={reply.cannedReply}
                id={`canned-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                selected={index === at}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => insert(reply)}
              >
                <ListItemText
                  primary={named(reply)}
                  secondary={reply.text[conversation.language]}
                  slotProps={{ secondary: { noWrap: true } }}
                />
              </ListItemButton>
            ))}
            {!found.length && <ListItemText sx={{ px: 2 }} primary={t('conversation.noCanned')} />}
          </List>
        </Paper>
      </Popper>
    </Box>
  );
}

function taken(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  act();
}
