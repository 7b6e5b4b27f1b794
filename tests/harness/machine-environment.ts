/** What a process has of its machine and not of the shop: its time of day too, which `test:long -- moments` changes. */
export const machineEnvironment: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(([key]) => /^(PATH|TZ|LD_PRELOAD|FAKETIME|NO_FAKE)/.test(key)),
);

/** For programs that the library of another time of day stops: Redis waits in it for ever, Chromium turns in circles. */
export const trueTime: Record<string, string> = { ...(process.env as Record<string, string>), LD_PRELOAD: '' };
