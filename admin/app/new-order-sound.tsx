import NotificationsActive from '@mui/icons-material/NotificationsActive';
import NotificationsOff from '@mui/icons-material/NotificationsOffOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { useWorkCounts } from './use-work-counts.ts';

/** Hertz, one after the other. */
const NOTES = [660, 880];
const NOTE_S = 0.16;
const LOUDNESS = 0.15;

function play(): void {
  const audio = new AudioContext();
  NOTES.forEach((frequency, at) => {
    const [note, gain] = [audio.createOscillator(), audio.createGain()];
    note.frequency.value = frequency;
    gain.gain.setValueAtTime(LOUDNESS, audio.currentTime + at * NOTE_S);
    gain.gain.linearRampToValueAtTime(0, audio.currentTime + (at + 1) * NOTE_S);
    note.connect(gain).connect(audio.destination);
    note.start(audio.currentTime + at * NOTE_S);
    note.stop(audio.currentTime + (at + 1) * NOTE_S);
    if (at === NOTES.length - 1) note.onended = () => void audio.close();
  });
}

/** A sound when an order comes, for who likes one; it is off until somebody switches it on, in this browser. */
export function NewOrderSound() {
  const t = useTranslate();
  const [isOn, setOn] = useStore('sound.newOrder', false);
  // A shop at the counter looks at another window.
  const toShip = useWorkCounts({ inBackground: isOn })?.toShip;
  const before = useRef(toShip);
  useEffect(() => {
    if (isOn && before.current !== undefined && toShip !== undefined && toShip > before.current) play();
    before.current = toShip;
  }, [isOn, toShip]);
  const name = t(isOn ? 'sound.off' : 'sound.on');
  const Icon = isOn ? NotificationsActive : NotificationsOff;
  return (
    <Tooltip title={name}>
      <IconButton
        color="inherit"
        aria-label={name}
        aria-pressed={isOn}
        onClick={() => {
          // Heard once where it is switched on: browsers let nothing sound before a press.
          if (!isOn) play();
          setOn(!isOn);
        }}
      >
        <Icon />
      </IconButton>
    </Tooltip>
  );
}
