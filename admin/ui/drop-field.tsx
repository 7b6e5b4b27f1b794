import { Box, Typography } from '@mui/material';
import { useState, type ChangeEvent, type DragEvent } from 'react';
import { onlyHeard } from './panel.tsx';

interface Props {
  /** Already translated. */
  readonly label: string;
  /** Media types and endings, as browsers take them. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A file field that files can also be dropped on. */
export function DropField({ label, accept, multiple = false, disabled = false, onFiles }: Props) {
  const [over, setOver] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Emptied, so that the same file can be chosen again.
    target.value = '';
    if (files.length) onFiles(files);
  };
  const drag = (event: DragEvent, next: boolean) => {
    event.preventDefault();
    setOver(next);
  };
  const drop = (event: DragEvent) => {
    drag(event, false);
    const files = [...event.dataTransfer.files];
    if (!disabled && files.length) onFiles(files);
  };
  return (
    <Box
      component="label"
      onDragOver={(event: DragEvent) => drag(event, true)}
      onDragLeave={(event: DragEvent) => drag(event, false)}
      onDrop={drop}
      sx={{
        display: 'block',
        px: 2,
        py: 1.5,
        textAlign: 'center',
        cursor: disabled ? 'default' : 'pointer',
        border: '1px dashed',
        borderColor: over && !disabled ? 'primary.main' : 'divider',
        bgcolor: over && !disabled ? '#EAF2FB' : 'transparent',
        borderRadius: 1,
        '&:focus-within': { outline: '2px solid #0B4F94', outlineOffset: 1 },
      }}
    >
      <Box
        component="input"
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={choose}
        sx={onlyHeard}
      />
      <Typography component="span" variant="body2" color={disabled ? 'text.disabled' : 'primary'}>
        {label}
      </Typography>
    </Box>
  );
}
