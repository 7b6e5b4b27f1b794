import { useQueryClient } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';

/** Panels ask by queries of their own, the record by those of its page: a correction changes both. */
export function useReadAgain(): () => Promise<void> {
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries();
    refresh();
  };
}
