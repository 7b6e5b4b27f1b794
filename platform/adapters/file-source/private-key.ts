/** Tells whether a text is a private key (PEM or OpenSSH) that opens without a passphrase. */
export async function isPrivateKey(text: string): Promise<boolean> {
  const { default: ssh2 } = await import('ssh2');
  const found = ssh2.utils.parseKey(text);
  return !(found instanceof Error) && (Array.isArray(found) ? found : [found]).every((key) => key.isPrivateKey());
}
