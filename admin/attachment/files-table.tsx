import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { stacksOnPhone } from '#admin/ui/panel.tsx';
import type { AttachedFile } from '#contracts/attachment/attachment.ts';
import { FileLink } from './file-link.tsx';
import { ReviewButtons } from './review-buttons.tsx';

interface Props<File extends AttachedFile> {
  readonly files: readonly File[];
  /** Between the file and its review, by the key of their heads. */
  readonly columns: readonly { readonly head: string; readonly cell: (file: File) => ReactNode }[];
}

/** Files with what is said of each, and the buttons of their review. */
export function FilesTable<File extends AttachedFile>({ files, columns }: Props<File>) {
  const t = useTranslate();
  return (
    <Table size="small" sx={stacksOnPhone}>
      <TableHead>
        <TableRow>
          {['attachment.file', ...columns.map(({ head }) => head), 'attachment.review'].map((head) => (
            <TableCell key={head}>{t(head)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {files.map((file) => (
          <TableRow key={`${file.orderId} ${file.lineId} ${file.slot}`}>
            <TableCell>
              <FileLink file={file} />
            </TableCell>
            {columns.map(({ head, cell }) => (
              <TableCell key={head} data-label={t(head)}>
                {cell(file)}
              </TableCell>
            ))}
            <TableCell>
              <ReviewButtons file={file} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
