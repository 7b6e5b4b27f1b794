// Against a mail server of a few lines: what it answers, or leaves unanswered, decides what may happen next.
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { OutcomeUnknown, PermanentFailure } from '#platform/kernel/failure/named-failure.ts';
import { createSmtpMailer } from './smtp.ts';

const mail = {
  from: { name: 'Roy Bearings', address: '' },
  messageId: '<1@example.com>',
  to: 'ada@example.com',
  subject: 'Order',
  text: 'Thanks',
  html: '<p>Thanks</p>',
};

/** Answers by the first word of a command; `end` closes the connection instead. The text of a mail ends with a dot. */
async function sendTo(answers: Readonly<Record<string, string>>): Promise<{ error: unknown; taken: number }> {
  let taken = 0;
  const open: Socket[] = [];
  const server = createServer((socket) => {
    open.push(socket);
    let isText = false;
    const say = (what: string, otherwise: string) => {
      const answer = answers[what] ?? otherwise;
      if (answer === 'end') socket.destroy();
      else socket.write(`${answer}\r\n`);
    };
    say('greeting', '220 ready');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        if (isText) {
          if (line !== '.') continue;
          isText = false;
          taken += 1;
          say('text', '250 taken');
          continue;
        }
        const word = line.split(/[ :]/)[0]!.toUpperCase();
        if (word === 'DATA') isText = !answers['DATA'];
        say(word, word === 'DATA' ? '354 go on' : word === 'QUIT' ? '221 bye' : '250 ok');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await createSmtpMailer('shop@example.com', `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`).send(mail);
    return { error: undefined, taken };
  } catch (error) {
    return { error, taken };
  } finally {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
}

describe('a mail by SMTP', () => {
  it('is sent when the server takes it', async () => expect(await sendTo({})).toEqual({ error: undefined, taken: 1 }));
  it('is failed for good when the server refuses the recipient for good', async () =>
    expect((await sendTo({ RCPT: '550 no such user' })).error).toBeInstanceOf(PermanentFailure));
  it('does not tell the address that was refused', async () =>
    expect(String((await sendTo({ RCPT: '550 <ada@example.com>: no such user' })).error)).not.toContain('ada'));
  it('may be tried again when the server is busy', async () =>
    expect((await sendTo({ RCPT: '451 later' })).error).not.toBeInstanceOf(PermanentFailure));
  it('may be tried again when the server hangs up before it got the text', async () => {
    for (const when of ['greeting', 'MAIL', 'DATA'])
      expect((await sendTo({ [when]: 'end' })).error).not.toBeInstanceOf(OutcomeUnknown);
  });
  it('may be tried again when the server refuses the text for now', async () =>
    expect((await sendTo({ text: '452 full' })).error).not.toBeInstanceOf(OutcomeUnknown));
  it('is of unknown outcome when the server got the text and hung up', async () =>
    expect(await sendTo({ text: 'end' })).toEqual({ error: expect.any(OutcomeUnknown), taken: 1 }));
});
