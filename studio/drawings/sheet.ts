// A drawing is a list of SVG fragments on a 600 × 600 sheet: thick ink for edges, thin grey for dimensions (ISO 128,
// ISO 129-1).
export type Point = readonly [x: number, y: number];

export const ink = '#16212B';
export const grey = '#51606D';
const font = "'IBM Plex Mono', ui-monospace, SFMono-Regular, Menlo, Consolas, monospace";

/** A tenth of a pixel is as fine as a screen shows. */
export const px = (value: number): string => String(Math.round(value * 10) / 10);
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Numbers on drawings carry no trailing noise of floating point. */
export const mm = (value: number): string => String(Math.round(value * 100) / 100);

export const sheet = (...parts: readonly (string | readonly string[])[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600">` +
  `<defs><pattern id="h" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" stroke="${ink}" stroke-width="1"/></pattern>` +
  `<pattern id="i" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 0V7" stroke="${ink}" stroke-width="1"/></pattern></defs>` +
  `<rect width="600" height="600" fill="#fff"/>${parts.flat().join('')}</svg>\n`;

type Fill = 'none' | 'white' | 'hatch' | 'counter-hatch' | 'solid';
const fills: Record<Fill, string> = {
  none: 'none',
  white: '#fff',
  hatch: 'url(#h)',
  'counter-hatch': 'url(#i)',
  solid: ink,
};

export const path = (d: string, fill: Fill = 'white'): string =>
  `<path d="${d}" fill="${fills[fill]}" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>`;
export const outline = (points: readonly Point[], fill: Fill = 'white'): string =>
  path(`M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}Z`, fill);
export const box = (x: number, y: number, width: number, height: number, fill: Fill = 'white'): string =>
  outline(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    fill,
  );
export const circle = (x: number, y: number, r: number, fill: Fill = 'white'): string =>
  `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r)}" fill="${fills[fill]}" stroke="${ink}" stroke-width="2"/>`;
export const edge = (x1: number, y1: number, x2: number, y2: number): string =>
  `<path d="M${px(x1)} ${px(y1)}L${px(x2)} ${px(y2)}" stroke="${ink}" stroke-width="2"/>`;

/** Thread roots, extension and dimension lines. */
export const thin = (x1: number, y1: number, x2: number, y2: number): string =>
  `<path d="M${px(x1)} ${px(y1)}L${px(x2)} ${px(y2)}" stroke="${grey}" stroke-width="1"/>`;
export const thinCircle = (x: number, y: number, r: number): string =>
  `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r)}" fill="none" stroke="${grey}" stroke-width="1"/>`;
const chain = 'fill="none" stroke-width="1" stroke-dasharray="14 3 2 3"';
export const centre = (x1: number, y1: number, x2: number, y2: number): string =>
  `<path d="M${px(x1)} ${px(y1)}L${px(x2)} ${px(y2)}" stroke="${grey}" ${chain}/>`;
export const centreCircle = (x: number, y: number, r: number): string =>
  `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r)}" stroke="${grey}" ${chain}/>`;
export const cross = (x: number, y: number, r: number): string =>
  centre(x - r, y, x + r, y) + centre(x, y - r, x, y + r);

export const text = (
  x: number,
  y: number,
  value: string,
  anchor: 'start' | 'middle' | 'end' = 'middle',
  turned = false,
): string =>
  `<text x="${px(x)}" y="${px(y)}" font-family="${font}" font-size="19" font-weight="500" fill="${grey}" text-anchor="${anchor}"${turned ? ` transform="rotate(-90 ${px(x)} ${px(y)})"` : ''}>${escaped(value)}</text>`;

/** A filled arrowhead at (x, y) that points along (dx, dy). */
export const arrow = (x: number, y: number, dx: number, dy: number): string => {
  const l = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / l, dy / l];
  return `<path d="M${px(x)} ${px(y)}L${px(x - ux * 11 - uy * 3.2)} ${px(y - uy * 11 + ux * 3.2)}L${px(x - ux * 11 + uy * 3.2)} ${px(y - uy * 11 - ux * 3.2)}Z" fill="${grey}"/>`;
};
