// Files of a line: any page asks for the popup, the shell shows it.
import { createContext, useContext } from 'react';

export interface LineWithFiles {
  readonly orderId: string;
  readonly lineId: string;
  /** People call the line by its item number. */
  readonly item: string;
}

const OpenContext = createContext<((line: LineWithFiles) => void) | undefined>(undefined);
export const AttachmentsProvider = OpenContext.Provider;

/** Opens the popup of a line. Undefined outside of the shop's shell. */
export const useOpenAttachments = () => useContext(OpenContext);
