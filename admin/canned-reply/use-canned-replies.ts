import { useQuery } from '@tanstack/react-query';
import { client } from '#admin/lib/client.ts';

export const CANNED_REPLIES = ['canned-reply'];
export const useCannedReplies = () =>
  useQuery({ queryKey: CANNED_REPLIES, queryFn: () => client.get('admin/cannedreply/list', {}) });
