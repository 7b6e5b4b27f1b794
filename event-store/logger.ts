/** The part of pino that the server uses. */
export type Logger = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  fatal(fields: object, message: string): void;
};

export const SILENT: Logger = { info: ignore, warn: ignore, error: ignore, fatal: ignore };

function ignore(): void {
  // Whoever embeds the server without a logger wants to hear nothing.
}
