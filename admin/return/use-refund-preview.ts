import { useQuery } from '@tanstack/react-query';
import { client } from '#admin/lib/client.ts';
import type { ReturnDetail } from '#contracts/return/return-shapes.ts';

/** What the kept goods of a return come to, as of now. */
export const useRefundPreview = ({ orderId, returnId }: Pick<ReturnDetail, 'orderId' | 'returnId'>) =>
  useQuery({
    queryKey: ['return', 'preview', returnId],
    gcTime: 0,
    retry: false,
    queryFn: () => client.post('admin/return/previewrefund', { orderId, returnId }),
  });
