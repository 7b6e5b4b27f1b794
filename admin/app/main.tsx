import '@fontsource-variable/ibm-plex-sans/wdth.css';
import '@fontsource/ibm-plex-mono/500.css';
import { createRoot } from 'react-dom/client';
import { needed } from '#domain/shared/needed.ts';
import { App } from './app.tsx';
import { startTexts } from './i18n.ts';

const root = needed(document.getElementById('root'), 'root of the page');
try {
  await startTexts();
  createRoot(root).render(<App />);
} catch {
  // Without the texts there is no language to say it in.
  root.textContent = 'The server cannot be reached. Please reload. / Serveur injoignable. Veuillez actualiser la page.';
}
