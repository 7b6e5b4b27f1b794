// A text editor over one HTML field of a form, by tiptap; loaded by html-input.tsx alone.
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import LinkIcon from '@mui/icons-material/Link';
import LinkOff from '@mui/icons-material/LinkOff';
import { Box, Button, FormHelperText, IconButton, Menu, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { FindLink } from './find-link.tsx';
import type { HtmlInputProps } from './html-input-props.ts';

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    // Addresses may be placeholders; the server says which are none.
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: () => true,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
];

export function RichText({ placeholders = [], label, ...props }: HtmlInputProps) {
  const { field, fieldState, id } = useInput(props);
  const shown = useRef(String(field.value ?? ''));
  const onChange = useRef(field.onChange);
  onChange.current = field.onChange;
  const isDisabled = props.disabled === true || field.disabled === true;
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: shown.current,
    editable: !isDisabled,
    editorProps: { attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': String(label ?? '') } },
    onUpdate({ editor: present }) {
      shown.current = present.isEmpty ? '' : present.getHTML();
      onChange.current(shown.current);
    },
  });
  const value = String(field.value ?? '');
  useEffect(() => {
    // What comes from outside, such as a restored version; not what was just typed.
    if (!editor || value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => void editor?.setEditable(!isDisabled, false), [editor, isDisabled]);

  return (
    <Box>
      <Typography variant="caption" component="p" color={fieldState.invalid ? 'error' : 'text.secondary'}>
        {label}
      </Typography>
      <Box
        sx={{
          border: '1px solid',
          borderColor: fieldState.invalid ? 'error.main' : 'divider',
          '&:focus-within': { borderColor: 'primary.main' },
          '& .tiptap': { minHeight: 220, maxHeight: 560, overflowY: 'auto', px: 1.5, py: 1, outline: 0 },
          '& .tiptap p': { my: 0.75 },
          '& .tiptap :is(h2, h3)': { fontSize: 16, lineHeight: '22px', mt: 1.5, mb: 0.5 },
          '& .tiptap a': { color: 'primary.main' },
        }}
      >
        {editor && !isDisabled && <Toolbar editor={editor} placeholders={placeholders} />}
        <EditorContent editor={editor} />
      </Box>
      <FormHelperText error={fieldState.invalid}>{fieldState.error?.message ?? ' '}</FormHelperText>
    </Box>
  );
}

function Toolbar({
  editor,
  placeholders,
}: {
  readonly editor: Editor;
  readonly placeholders: NonNullable<HtmlInputProps['placeholders']>;
}) {
  const t = useTranslate();
  const is = useEditorState({
    editor,
    selector: ({ editor: present }) => ({
      h2: present.isActive('heading', { level: 2 }),
      h3: present.isActive('heading', { level: 3 }),
      bold: present.isActive('bold'),
      italic: present.isActive('italic'),
      bulletList: present.isActive('bulletList'),
      orderedList: present.isActive('orderedList'),
      link: present.isActive('link'),
    }),
  });
  const chain = () => editor.chain().focus();
  const [isLinking, setLinking] = useState(false);
  const icon = (name: string, isOn: boolean, Icon: typeof FormatBold, act: () => void) => (
    <IconButton
      key={name}
      size="small"
      aria-label={t(`content.format.${name}`)}
      title={t(`content.format.${name}`)}
      aria-pressed={isOn}
      color={isOn ? 'primary' : 'default'}
      onClick={act}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={t('content.format.toolbar')}
      sx={{ flexWrap: 'wrap', alignItems: 'center', borderBottom: '1px solid', borderColor: 'divider', px: 0.5 }}
    >
      {([2, 3] as const).map((level) => (
        <Button
          key={level}
          size="small"
          aria-pressed={is[`h${level}`]}
          color={is[`h${level}`] ? 'primary' : 'inherit'}
          sx={{ minWidth: 36 }}
          title={t(`content.format.h${level}`)}
          onClick={() => chain().toggleHeading({ level }).run()}
        >
          H{level}
        </Button>
      ))}
      {icon('bold', is.bold, FormatBold, () => void chain().toggleBold().run())}
      {icon('italic', is.italic, FormatItalic, () => void chain().toggleItalic().run())}
      {icon('bulletList', is.bulletList, FormatListBulleted, () => void chain().toggleBulletList().run())}
      {icon('orderedList', is.orderedList, FormatListNumbered, () => void chain().toggleOrderedList().run())}
      {icon('link', is.link, LinkIcon, () => setLinking(true))}
      {is.link && icon('unlink', false, LinkOff, () => void chain().unsetLink().run())}
      {placeholders.length > 0 && <PlaceholderMenu editor={editor} placeholders={placeholders} />}
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </Stack>
  );
}

function LinkDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const t = useTranslate();
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [href, setHref] = useState(before);
  const [name, setName] = useState('');
  return (
    // A dialog is a form within the page's form, which is not to be sent with it.
    <Box onSubmit={(event) => event.stopPropagation()}>
      <CommandDialog
        title={t('content.format.link')}
        submit={t('ra.action.confirm')}
        onClose={onClose}
        onSubmit={async () => {
          const chain = editor.chain().focus();
          if (before || !editor.state.selection.empty) chain.extendMarkRange('link').setLink({ href }).run();
          else
            chain.insertContent({ type: 'text', text: name || href, marks: [{ type: 'link', attrs: { href } }] }).run();
        }}
      >
        <FindLink
          autoFocus={!before}
          onChoose={(address, found) => {
            setHref(address);
            setName(found);
          }}
        />
        <TextField
          label={t('content.linkTo')}
          value={href}
          placeholder="https://"
          required
          autoFocus={before !== ''}
          onChange={({ target }) => setHref(target.value)}
        />
      </CommandDialog>
    </Box>
  );
}

/** Puts a placeholder where the cursor is; a table gets a paragraph of its own. */
function PlaceholderMenu({
  editor,
  placeholders,
}: {
  readonly editor: Editor;
  readonly placeholders: NonNullable<HtmlInputProps['placeholders']>;
}) {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const put = ({ name, isTable }: (typeof placeholders)[number]) => {
    setAnchor(undefined);
    const written = `{{${name}}}`;
    editor
      .chain()
      .focus()
      .insertContent(isTable ? `<p>${written}</p>` : written)
      .run();
  };
  return (
    <>
      <Button size="small" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {t('content.placeholder')}
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {placeholders.map((placeholder) => (
          <MenuItem key={placeholder.name} dense onClick={() => put(placeholder)}>
            <Box>
              {placeholder.label}
              <Typography variant="caption" component="p" color="text.secondary">
                <code>{`{{${placeholder.name}}}`}</code>
              </Typography>
            </Box>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
