// What is pressed or sent before a page or a part of it is alive is answered, and once.
import { noteInput, replayInput } from './input-notes.ts';

describe('what is pressed in a part that comes to life', () => {
  let answers: string[];
  let part: HTMLElement;

  beforeEach(() => {
    answers = [];
    document.body.innerHTML =
      '<div><form method="post"><button type="button">Add</button><button>Send</button></form></div>';
    part = document.querySelector('div')!;
    part.querySelector('button')!.addEventListener('click', () => answers.push('click'));
    part.addEventListener('submit', (event) => {
      event.preventDefault();
      answers.push('submit');
    });
  });

  /** As React does with what happens in a part that it cannot bring to life yet. */
  const stop = (event: Event) => event.stopPropagation();
  const act = () => {
    for (const button of part.querySelectorAll('button')) button.click();
  };

  it('is answered once it is alive', async () => {
    const notes = noteInput(part);
    for (const kind of ['click', 'submit']) document.addEventListener(kind, stop, true);
    act();
    expect(answers).toEqual([]);
    for (const kind of ['click', 'submit']) document.removeEventListener(kind, stop, true);
    await replayInput(notes);
    expect(answers).toEqual(['click', 'submit']);
  });

  it('is not answered again where the press itself brought it to life', async () => {
    const notes = noteInput(part);
    act();
    expect(answers).toEqual(['click', 'submit']);
    await replayInput(notes);
    expect(answers).toEqual(['click', 'submit']);
  });
});
