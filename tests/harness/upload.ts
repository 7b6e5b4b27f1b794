// Files sent as a browser sends them: base64 within JSON, to the one address that takes large bodies.
import type { Output, Request } from '#contracts/api.ts';
import { ApiError, headers, type CallOptions } from '#contracts/client.ts';
import type { ErrorAnswer } from '#contracts/shared/error.ts';
import type { Visitor } from './visitor.ts';

type UploadRoute =
  | 'admin/banktransaction/import'
  | 'admin/document/upload'
  | 'admin/import/part'
  | 'admin/picture/upload'
  | 'admin/product/adddocument'
  | 'checkout/readquickorderfile'
  | 'checkout/upload'
  | 'store/uploadfile';

/** The answer as it comes, whatever it is. */
export const sendUpload = <R extends UploadRoute>(
  visitor: Visitor,
  path: R,
  data: Request<R>,
  { commandId = crypto.randomUUID(), signal }: CallOptions = {},
): Promise<Response> =>
  visitor.fetch('/api/upload', {
    method: 'POST',
    headers: { 'content-type': 'application/json', [headers.client]: '1', [headers.commandId]: commandId },
    body: JSON.stringify({ path, data }),
    ...(signal ? { signal } : {}),
  });

/** @throws ApiError when it is refused */
export async function upload<R extends UploadRoute>(
  visitor: Visitor,
  path: R,
  data: Request<R>,
  options?: CallOptions,
): Promise<Output<R>> {
  const response = await sendUpload(visitor, path, data, options);
  const answer: unknown = await response.json();
  if (!response.ok) throw new ApiError(response.status, answer as ErrorAnswer);
  return answer as Output<R>;
}
