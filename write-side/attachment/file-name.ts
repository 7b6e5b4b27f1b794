// A file's name as it may stand on anybody's disk.
import { ATTACHMENT_LIMITS } from '#domain/attachment/attachment.events.ts';
import { refuse } from '#domain/shared/domain-error.ts';

/** Control characters, and marks that turn the direction of writing: `exe.gpj` must not read as `jpg.exe`. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const NOT_IN_NAMES = /[<>:"|?*]/g;
/** Names that mean a device on some systems. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
/** Extensions of files that run when they are opened; they have no business before another extension either. */
const RUNS = new Set([
  'exe',
  'com',
  'bat',
  'cmd',
  'scr',
  'msi',
  'jar',
  'js',
  'mjs',
  'vbs',
  'wsf',
  'hta',
  'lnk',
  'ps1',
  'sh',
  'php',
  'phtml',
  'asp',
  'aspx',
  'jsp',
  'cgi',
  'pl',
  'py',
  'htm',
  'html',
  'xhtml',
  'app',
  'apk',
  'dll',
  'iso',
]);

/**
 * The last part of a path, without what cannot be seen or stored, at most 120 characters.
 * @throws DomainError when nothing is left, or when it hides what it is
 */
export function cleanFileName(sent: string): string {
  const name = sent
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/^.*[/\\]/s, '')
    .replace(NOT_IN_NAMES, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const [stem = '', ...extensions] = name.split('.');
  const hidden = extensions.slice(0, -1).some((part) => RUNS.has(part.trim().toLowerCase()));
  const last = extensions.at(-1);
  if (!stem.trim() || last === undefined || hidden || DEVICE.test(stem))
    return refuse('attachment_name_refused', {}, 'invalid');
  const extension = `.${last.trim()}`;
  return (
    [...name.slice(0, name.lastIndexOf('.'))]
      .slice(0, ATTACHMENT_LIMITS.fileName - extension.length)
      .join('')
      .trimEnd() + extension
  );
}
