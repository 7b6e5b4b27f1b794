import { PART_BYTES } from '#contracts/import/import.ts';
import { client } from './client.ts';
import { fileFields, sendUpload } from './send-file.ts';

/** Sends a file in pieces, however large it is, and begins its import. `onProgress` is told percents. Answers the import's id. */
export async function uploadImport(
  file: File,
  onProgress: (percent: number) => void = () => undefined,
): Promise<string> {
  const parts: string[] = [];
  for (let at = 0; at < file.size || at === 0; at += PART_BYTES) {
    const piece = new File([file.slice(at, at + PART_BYTES)], file.name);
    const { FileData } = await fileFields(piece);
    parts.push((await sendUpload('admin/import/part', { FileData })).part);
    onProgress(Math.min(100, Math.round(((at + PART_BYTES) / Math.max(1, file.size)) * 100)));
  }
  return (await client.post('admin/import/upload', { fileName: file.name, parts })).importId;
}
