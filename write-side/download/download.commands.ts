import type { downloadOperations } from '#contracts/download/download.ts';
import { download } from '#domain/download/download.decider.ts';
import { downloadStream } from '#domain/download/download.events.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';

export const downloadCommands: Handlers<typeof downloadOperations, 'command'> = {
  async 'download/take'({ OrderId: orderId, email, ProductId: itemNumber, document }, context) {
    const wanted = { orderId, itemNumber, document };
    const { personId, fileName, ...limits } = await context.queries.download.allowance({
      ...wanted,
      ...(email ? { email } : {}),
    });
    // Before it is counted: a file that cannot be had costs nobody a download.
    const bytes = await context.services.blobs.get(document);
    await context.run(download, downloadStream(orderId), {
      type: 'Download',
      ...wanted,
      fileName,
      ...limits,
      by: context.caller.personId || personId,
      at: context.now,
      today: shopDay(context.now),
    });
    return { FileContents: bytes.toString('base64'), FileName: fileName };
  },
};
