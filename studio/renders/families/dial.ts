import type * as THREE from 'three';
import { drawn, ink, sans } from '../studio/labels.ts';

export type Scale = Readonly<{
  from: number;
  to: number;
  unit: string;
  second?: { factor: number; unit: string };
  note: string;
  at: number;
}>;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const start = radians(-225);
const sweep = radians(270);

/**
 * The largest step of 1, 2 or 5 times a power of ten that divides the range into four parts or more, zero among them.
 */
const stepFor = (from: number, to: number): number => {
  const power = 10 ** Math.floor(Math.log10(to - from));
  const whole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6;
  return (
    [5, 2, 1, 0.5, 0.2, 0.1]
      .map((m) => m * power)
      .find((step) => (to - from) / step >= 4 - 1e-6 && whole((to - from) / step) && whole(from / step)) ??
    [5, 2, 1, 0.5, 0.2].map((m) => m * power).find((step) => (to - from) / step >= 3) ??
    power / 5
  );
};

const ticks = (
  context: CanvasRenderingContext2D,
  fraction: number,
  outer: number,
  inner: number,
  width: number,
): void => {
  const a = start + sweep * fraction;
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(Math.cos(a) * outer, Math.sin(a) * outer);
  context.lineTo(Math.cos(a) * inner, Math.sin(a) * inner);
  context.stroke();
};

const ring = (
  context: CanvasRenderingContext2D,
  from: number,
  to: number,
  outer: number,
  length: number,
  font: number,
  colour: string,
): void => {
  context.fillStyle = context.strokeStyle = colour;
  const step = stepFor(from, to);
  const minor = step / ((to - from) / step > 7 ? 5 : 10);
  const perStep = Math.round(step / minor);
  const first = Math.ceil(from / minor - 1e-6);
  const last = Math.floor(to / minor + 1e-6);
  for (let i = first; i <= last; i++) {
    const value = i * minor;
    const major = i % perStep === 0;
    ticks(context, (value - from) / (to - from), outer, outer - length * (major ? 1 : 0.55), major ? 9 : 4);
    if (!major) continue;
    const a = start + (sweep * (value - from)) / (to - from);
    context.font = sans(font, 600);
    const text = String(Number(value.toFixed(4))).replace('-', '−');
    context.fillText(text, Math.cos(a) * (outer - length - font * 0.85), Math.sin(a) * (outer - length - font * 0.78));
  }
};

/** White dial, black scale outside, a second scale in red inside, pointer drawn into it at `at`. */
export const dialTexture = ({ from, to, unit, second, note, at }: Scale): THREE.Texture =>
  drawn(1024, 1024, (context) => {
    context.fillStyle = '#fbfcfc';
    context.fillRect(0, 0, 1024, 1024);
    context.translate(512, 512);
    ring(context, from, to, 468, 62, 66, ink);
    if (second) ring(context, from * second.factor, to * second.factor, 304, 34, 38, '#b3261e');
    context.fillStyle = ink;
    context.font = sans(58, 700);
    context.fillText(unit, 0, second ? 322 : 250);
    if (second) {
      context.fillStyle = '#b3261e';
      context.font = sans(40, 600);
      context.fillText(second.unit, 0, 382);
    }
    context.fillStyle = ink;
    context.font = sans(30, 500);
    context.fillText(note, 0, 440);
    context.font = sans(34, 600);
    context.fillText('MESUREL', 0, -130);
    context.rotate(start + sweep * at + Math.PI / 2);
    context.beginPath();
    context.moveTo(-9, 110);
    context.lineTo(9, 110);
    context.lineTo(5, -420);
    context.lineTo(-5, -420);
    context.closePath();
    context.fill();
    context.beginPath();
    context.arc(0, 0, 40, 0, Math.PI * 2);
    context.fill();
  });
