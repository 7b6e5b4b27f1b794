// Files on the lines of carts, as a browser sends and fetches them.
import type { Output, Request } from '#contracts/api.ts';
import { fileUrl } from '#contracts/client.ts';
import type { ErrorAnswer } from '#contracts/shared/error.ts';
import type { TestShop } from './shop.ts';
import { sendUpload } from './upload.ts';
import type { Visitor } from './visitor.ts';

interface Place {
  readonly OrderId: string;
  readonly LineId: string;
}

export const drawing = (text = 'a flange') => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);

export const file = (
  OrderId: string,
  LineId: string,
  more: Partial<Request<'checkout/upload'>> = {},
): Request<'checkout/upload'> => ({
  OrderId,
  LineId,
  FileName: 'flange.pdf',
  FileType: 'application/pdf',
  FileData: drawing().toString('base64'),
  ...more,
});

export const sendFile = (visitor: Visitor, data: Request<'checkout/upload'>, commandId: string = crypto.randomUUID()) =>
  sendUpload(visitor, 'checkout/upload', data, { commandId });

/** Sends a file that must be taken, and gives its slot. */
export async function upload(visitor: Visitor, data: Request<'checkout/upload'>): Promise<number> {
  const response = await sendFile(visitor, data);
  expect(response.status).toBe(200);
  return ((await response.json()) as Output<'checkout/upload'>).AttachmentNumber;
}

export const refusal = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as ErrorAnswer),
});

export const download = (visitor: Visitor, OrderId: string, LineId: string, AttachmentNumber = 1) =>
  visitor.fetch(fileUrl('attachment/file', { OrderId, LineId, AttachmentNumber }));

export async function slotsOf(
  shop: TestShop,
  visitor: Visitor,
  OrderId: string,
  LineId: string,
): Promise<Output<'checkout/getattachments'>> {
  await shop.projectionsCaughtUp();
  return visitor.post('checkout/getattachments', { OrderId, LineId });
}

/** Two 6205, in the visitor's cart. */
export async function cartOf(visitor: Visitor): Promise<Place> {
  const { OrderID, LineID } = await visitor.post('cart/addtocart', { ProductId: '6205', Qty: 2 });
  return { OrderId: OrderID, LineId: LineID };
}

export async function guestWithCart(shop: TestShop): Promise<Place & { guest: Visitor }> {
  const guest = shop.visitor();
  return { guest, ...(await cartOf(guest)) };
}

export const attachmentEvents = ({ application }: TestShop, orderId: string) =>
  application.store.readStream(`attachment-${orderId}`);
