import type { Features } from '#platform/kernel/operations/features.ts';

/** The address at which an administrator gets a sign-in; with the e-mail address it is only theirs. */
export async function administratorLink(
  { commands }: Pick<Features, 'commands'>,
  origin: string,
  email?: string,
): Promise<{ readonly link: string; readonly validHours: number }> {
  const { token, validHours } = await commands.staff.inviteAdministrator({ email });
  // Behind the #, so that no server and no log on the way learns it.
  const values = new URLSearchParams({ token, ...(email ? { email } : {}) });
  return { link: `${origin}/admin/administrator#${values.toString()}`, validHours };
}
