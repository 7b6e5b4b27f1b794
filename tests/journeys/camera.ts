// A camera that sees one code, on a machine that has none.
import { BarcodeFormat, QRCodeWriter } from '@zxing/library';
import type { Page } from 'playwright-core';

const SIZE = 240;

/** From now on the page's camera looks at this code. */
export async function showToCamera(page: Page, code: string): Promise<void> {
  const matrix = new QRCodeWriter().encode(code, BarcodeFormat.QR_CODE, SIZE, SIZE, new Map());
  const dark = Array.from({ length: SIZE * SIZE }, (_, at) => matrix.get(at % SIZE, Math.floor(at / SIZE)));
  await page.evaluate(
    ({ dots, size }) => {
      navigator.mediaDevices.getUserMedia = () => {
        const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
        const drawing = canvas.getContext('2d')!;
        const draw = () => {
          for (const [at, isDark] of dots.entries()) {
            drawing.fillStyle = isDark ? '#000' : '#fff';
            drawing.fillRect(at % size, Math.floor(at / size), 1, 1);
          }
          requestAnimationFrame(draw);
        };
        draw();
        return Promise.resolve(canvas.captureStream(10));
      };
    },
    { dots: dark, size: SIZE },
  );
}
