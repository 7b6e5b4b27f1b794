import { CommandDialog as Dialog, type CommandDialogProps } from '#admin/ui/command-dialog.tsx';
import { problemText } from './error-message.ts';

/** A command on a quote; what stands in its way is told in the desk's words. */
export const CommandDialog = (props: CommandDialogProps) => <Dialog explain={problemText} {...props} />;
