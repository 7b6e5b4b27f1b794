import { ApiError, headers } from '#contracts/client.ts';
import type { Output, Request, RoutesVia } from '#contracts/api.ts';
import type { ErrorAnswer } from '#contracts/shared/error.ts';

/** As the server counts: a file in base64 is a third longer. */
export const MOST_BYTES = 10_000_000;

/** Drawings that browsers have no name for, though the shop takes them. */
const DRAWINGS: Readonly<Record<string, string>> = {
  dwg: 'image/vnd.dwg',
  dxf: 'image/vnd.dxf',
  step: 'model/step',
  stp: 'model/step',
  iges: 'model/iges',
  igs: 'model/iges',
};

const typeOf = ({ name, type }: File): string =>
  type || (DRAWINGS[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream');

/** The fields of a file in an upload. */
export const fileFields = async (file: File) => ({
  FileName: file.name,
  FileType: typeOf(file),
  FileData: await base64(file),
});

/** @throws ApiError as every call does, attachment_too_large before anything is sent */
export async function sendUpload<R extends RoutesVia<'upload'>>(path: R, data: Request<R>): Promise<Output<R>> {
  const response = await fetch('/api/upload', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      'content-type': 'application/json',
      [headers.client]: '1',
      [headers.commandId]: crypto.randomUUID(),
    },
    body: JSON.stringify({ path, data }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new ApiError(response.status, answer as ErrorAnswer);
  return answer as Output<R>;
}

function base64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
    reader.readAsDataURL(file);
  });
}
