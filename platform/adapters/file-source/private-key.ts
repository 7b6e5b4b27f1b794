import ssh2 from 'ssh2';

/** Tells whether a text is a private key (PEM or OpenSSH) that opens without a passphrase. */
export function isPrivateKey(text: string): boolean {
  const found = ssh2.utils.parseKey(text);
  return !(found instanceof Error) && (Array.isArray(found) ? found : [found]).every((key) => key.isPrivateKey());
}
