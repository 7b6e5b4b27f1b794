import { useState } from 'react';
import type { EnquiryUpload } from '#contracts/enquiry/enquiry.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { base64Of } from '#storefront/lib/base64-of.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { useText } from '#storefront/lib/text.ts';
import { extensionOf, typeOf } from '#storefront/shared/attachment/file-type.ts';

/** As `MOST_ENQUIRY_FILES`, which the server holds. */
const MOST = 5;

export interface EnquiryFiles {
  readonly files: readonly EnquiryUpload[];
  /** Name of the file that is on its way; empty while none is. */
  readonly sending: string;
  readonly problems: readonly string[];
  readonly isFull: boolean;
  readonly add: (chosen: readonly File[]) => Promise<void>;
  readonly remove: (file: EnquiryUpload) => void;
  readonly clear: () => void;
}

/** Files go ahead of the form, one after the other; each that is refused says why, and the others stay. */
export function useFiles(): EnquiryFiles {
  const { t } = useText(['enquiry', 'common', 'error']);
  const [files, setFiles] = useState<readonly EnquiryUpload[]>([]);
  const [sending, setSending] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);

  const upload = async (file: File, room: number): Promise<EnquiryUpload | string> => {
    if (room <= 0) return t('error:enquiry_files_too_many');
    const FileType = typeOf(file);
    if (!FileType) return t('error:attachment_type_refused', { ext: extensionOf(file) });
    if (!file.size) return t('error:attachment_empty');
    try {
      const sent = { FileName: file.name, FileType, FileData: await base64Of(file) };
      const { FileName, Sha256, Key } = await browserApi.upload('store/uploadfile', sent);
      return { FileName, Sha256, Key };
    } catch (error) {
      return errorText(error, t('common:unreachable'));
    }
  };

  return {
    files,
    sending,
    problems,
    isFull: files.length >= MOST,
    async add(chosen) {
      if (sending || !chosen.length) return;
      let nextFiles = files;
      const refused: string[] = [];
      for (const file of chosen) {
        setSending(file.name);
        const answer = await upload(file, MOST - nextFiles.length);
        if (typeof answer === 'string') refused.push(t('problem', { name: file.name, problem: answer }));
        else nextFiles = [...nextFiles.filter(({ Key }) => Key !== answer.Key), answer];
        setFiles(nextFiles);
      }
      setSending('');
      setProblems(refused);
    },
    remove(file) {
      setFiles(files.filter((one) => one !== file));
      setProblems([]);
    },
    clear() {
      setFiles([]);
      setProblems([]);
    },
  };
}
