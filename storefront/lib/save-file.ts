/** Hands a file of an answer (spec 3, file download response; base64) to the browser, which saves it. */
export function saveFile(
  { FileContents, FileName }: { readonly FileContents: string; readonly FileName: string },
  type = 'application/octet-stream',
): void {
  const bytes = Uint8Array.from(atob(FileContents), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: FileName });
  link.click();
  // A browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
