import { useCommand } from '#admin/lib/use-command.ts';

/** Runs a command about staff, and reads members and roles again. */
export const useStaffCommand = () => useCommand(['staff']);
