/** Drawings that browsers have no name for, though the shop takes them. */
const DRAWINGS: Readonly<Record<string, string>> = {
  dwg: 'image/vnd.dwg',
  dxf: 'image/vnd.dxf',
  step: 'model/step',
  stp: 'model/step',
  iges: 'model/iges',
  igs: 'model/iges',
};

export const extensionOf = ({ name }: File): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
/** Empty when neither the browser nor we know it (spec 5). */
export const typeOf = (file: File): string => file.type || (DRAWINGS[extensionOf(file)] ?? '');
