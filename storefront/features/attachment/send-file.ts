// An upload with its progress, which fetch does not tell.
import { ApiError, headers } from '#contracts/client.ts';
import type { ErrorAnswer } from '#contracts/shared/error.ts';
import type { Output, Request } from '#contracts/api.ts';
import { base64Of } from '#storefront/lib/base64-of.ts';
import { typeOf } from '#storefront/shared/attachment/file-type.ts';

type Upload = Request<'checkout/upload'>;

/** `onProgress` gets shares from 0 to 1. @throws ApiError as every call does */
export async function sendFile(
  file: File,
  { orderId, lineId }: { readonly orderId: string; readonly lineId: string },
  onProgress: (share: number) => void,
): Promise<Output<'checkout/upload'>> {
  const data: Upload = {
    OrderId: orderId,
    LineId: lineId,
    FileName: file.name,
    FileType: typeOf(file),
    FileData: await base64Of(file),
  };
  return post(JSON.stringify({ path: 'checkout/upload', data }), onProgress);
}

function post(body: string, onProgress: (share: number) => void): Promise<Output<'checkout/upload'>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/upload');
    request.responseType = 'json';
    const sent = {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      'content-type': 'application/json',
      [headers.client]: '1',
      [headers.commandId]: crypto.randomUUID(),
    };
    for (const [name, value] of Object.entries(sent)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const answer = request.response as unknown;
      if (request.status === 200) resolve(answer as Output<'checkout/upload'>);
      else reject(new ApiError(request.status, (answer ?? unreachable) as ErrorAnswer));
    };
    request.onerror = () => reject(new ApiError(0, unreachable));
    request.send(body);
  });
}

const unreachable: ErrorAnswer = { ErrorId: 0, LogId: 0, code: 'unreachable', message: '' };
