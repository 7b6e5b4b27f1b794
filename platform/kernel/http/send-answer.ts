// An answer of an operation as it leaves the process: JSON, or a file.
import type { Response } from 'express';
import { JsonText } from '../operations/json-text.ts';

export const bytesOf = (output: unknown): Buffer =>
  output instanceof JsonText ? output.bytes : Buffer.from(JSON.stringify(output));

/** Ended, not sent: of what a browser may not keep nobody asks whether it is fresh. */
export function sendJson(res: Response, body: string | Buffer): void {
  res.setHeader('cache-control', 'no-store');
  res.setHeader('content-type', 'application/json; charset=utf-8');
  res.setHeader('content-length', Buffer.byteLength(body));
  res.end(body);
}

interface File {
  readonly fileName: string;
  readonly content: string | Uint8Array;
}

export function sendAnswer(res: Response, fileType: string | undefined, output: unknown, filesAsJson: boolean): void {
  if (fileType && !filesAsJson) return sendFile(res, fileType, output as File);
  sendJson(res, JSON.stringify(fileType ? fileAnswer(output as File) : output));
}

/** Spec 3, file download response. */
const fileAnswer = ({ fileName, content }: File) => ({
  FileContents: Buffer.from(content).toString('base64'),
  FileName: fileName,
});

/** Always a download, and never anything but its type: what somebody uploaded must not run in our origin. */
const sendFile = (res: Response, type: string, { fileName, content }: File) =>
  void res
    .set({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .attachment(fileName)
    .type(type)
    .send(content);
