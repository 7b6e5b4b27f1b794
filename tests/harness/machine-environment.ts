/** What a process has of its machine and not of the shop: its time of day too, which `test:long -- moments` changes. */
export const machineEnvironment: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(([key]) => /^(PATH|TZ|LD_PRELOAD|FAKETIME|NO_FAKE)/.test(key)),
);
