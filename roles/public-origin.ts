import type { Config } from '#platform/config/config.ts';

/** The shop's address as browsers see it. */
export const publicOrigin = ({ PUBLIC_ORIGIN, PORT }: Config): string => PUBLIC_ORIGIN ?? `http://localhost:${PORT}`;
