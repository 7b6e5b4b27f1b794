import '@fontsource-variable/ibm-plex-sans/wdth.css';
import '@fontsource/ibm-plex-mono/500.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { currentLanguage } from '#admin/lib/language.ts';

document.documentElement.lang = currentLanguage();
createRoot(document.getElementById('root')!).render(<App />);
