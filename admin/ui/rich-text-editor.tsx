// An editor of the few tags that the shop's texts have; whatever else comes in is taken out by the server as well.
import Code from '@mui/icons-material/Code';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import InsertLink from '@mui/icons-material/InsertLink';
import Title from '@mui/icons-material/Title';
import { Box, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  readonly html: string;
  readonly onChange: (html: string) => void;
  /** Id of what names it. */
  readonly labelledBy: string;
  readonly disabled: boolean;
}

/** Tags that the editor would lose: such a text is edited as it is written. */
const BEYOND = /<(table|img|dl|address|hr)\b/i;
const EMPTY = '<p></p>';
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    link: { openOnClick: false, defaultProtocol: 'https' },
  }),
];

export function RichTextEditor({ html, onChange, labelledBy, disabled }: Props) {
  const [asSource, setAsSource] = useState(BEYOND.test(html));
  const editor = useEditor({
    extensions,
    content: html,
    editable: !disabled && !asSource,
    editorProps: { attributes: { 'aria-labelledby': labelledBy, role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: its }) => onChange(its.getHTML() === EMPTY ? '' : its.getHTML()),
  });
  // What comes from elsewhere, such as another manager's change, is shown; what was typed here is there already.
  useEffect(() => {
    if (!editor.isDestroyed && !asSource && !same(editor, html))
      editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html, asSource]);
  useEffect(() => editor.setEditable(!disabled && !asSource, false), [editor, disabled, asSource]);
  return (
    <Box sx={frame}>
      {!disabled && <Toolbar editor={editor} asSource={asSource} onSource={setAsSource} />}
      {asSource ? (
        <TextField
          multiline
          minRows={6}
          maxRows={16}
          fullWidth
          value={html}
          disabled={disabled}
          variant="standard"
          onChange={({ target }) => onChange(target.value)}
          slotProps={{
            htmlInput: { 'aria-labelledby': labelledBy, spellCheck: false, style: { fontFamily: 'monospace' } },
            input: { disableUnderline: true, sx: { p: 1 } },
          }}
        />
      ) : (
        <EditorContent editor={editor} />
      )}
    </Box>
  );
}

const same = (editor: Editor, html: string) =>
  editor.getHTML() === (html || EMPTY) || editor.getHTML() === `<p>${html}</p>`;

interface ToolbarProps {
  readonly editor: Editor;
  readonly asSource: boolean;
  readonly onSource: (asSource: boolean) => void;
}

function Toolbar({ editor, asSource, onSource }: ToolbarProps) {
  const t = useTranslate();
  const on = useEditorState({
    editor,
    selector: ({ editor: its }) =>
      ['bold', 'italic', 'heading', 'bulletList', 'orderedList', 'link'].filter((name) => its.isActive(name)),
  });
  const chain = () => editor.chain().focus();
  const link = () => {
    if (editor.isActive('link')) return void chain().unsetLink().run();
    const href = window.prompt(t('richText.linkTo'), 'https://');
    if (href) chain().setLink({ href }).run();
  };
  const tools: readonly (readonly [name: string, icon: ReactNode, act: () => unknown])[] = [
    ['bold', <FormatBold fontSize="small" />, () => chain().toggleBold().run()],
    ['italic', <FormatItalic fontSize="small" />, () => chain().toggleItalic().run()],
    ['heading', <Title fontSize="small" />, () => chain().toggleHeading({ level: 3 }).run()],
    ['bulletList', <FormatListBulleted fontSize="small" />, () => chain().toggleBulletList().run()],
    ['orderedList', <FormatListNumbered fontSize="small" />, () => chain().toggleOrderedList().run()],
    ['link', <InsertLink fontSize="small" />, link],
  ];
  return (
    <ToggleButtonGroup
      size="small"
      value={asSource ? ['source'] : on}
      aria-label={t('richText.tools')}
      sx={{ borderBottom: '1px solid', borderColor: 'divider', width: 1, '& button': { border: 0, p: 0.75 } }}
    >
      {tools.map(([name, icon, act]) => (
        <ToggleButton
          key={name}
          value={name}
          disabled={asSource}
          aria-label={t(`richText.${name}`)}
          title={t(`richText.${name}`)}
          onClick={act}
        >
          {icon}
        </ToggleButton>
      ))}
      <ToggleButton
        value="source"
        aria-label={t('richText.source')}
        title={t('richText.source')}
        onClick={() => onSource(!asSource)}
      >
        <Code fontSize="small" />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

const frame = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  '&:focus-within': { outline: '2px solid #0B4F94', outlineOffset: -1 },
  '& .tiptap': {
    minHeight: 140,
    maxHeight: 360,
    overflowY: 'auto',
    px: 1.5,
    py: 1,
    outline: 'none',
    '& > :first-of-type': { mt: 0 },
    '& p': { my: 0.75 },
  },
} as const;
