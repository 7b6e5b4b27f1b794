// Whether this visitor lets visits be counted, and the tag manager of who does. Only the browser knows.
import { browserApi } from '#storefront/lib/browser-api.ts';
import { TAGS_ADMITTED } from './tags-admitted.ts';

export type TagAnswer = 'allowed' | 'refused';

declare global {
  interface Window {
    /** Where Google Tag Manager reads what happened. */
    dataLayer?: object[];
  }
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

const COOKIE = 'TagConsent';
/** Whoever refused is not asked again for as long as whoever allowed. */
const SECONDS = 180 * 24 * 60 * 60;
const VALUES: Readonly<Record<TagAnswer, string>> = { allowed: '1', refused: '0' };

const listeners = new Set<() => void>();
let isAskedAgain = false;
let loaded = false;

const tell = () => {
  for (const listener of listeners) listener();
};

export function watchAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Undefined for who is to be asked. A browser that refuses for its user is not asked at all. */
export function answered(): TagAnswer | undefined {
  if (isAskedAgain) return undefined;
  const cookies = document.cookie.split('; ');
  if (cookies.includes(`${COOKIE}=${VALUES.allowed}`)) return 'allowed';
  if (cookies.includes(`${COOKIE}=${VALUES.refused}`) || navigator.globalPrivacyControl) return 'refused';
  return undefined;
}

export function answer(given: TagAnswer): void {
  document.cookie = `${COOKIE}=${VALUES[given]}; path=/; max-age=${SECONDS}; samesite=lax`;
  isAskedAgain = false;
  tell();
}

export function askAgain(): void {
  isAskedAgain = true;
  tell();
}

/** Once for a document, where its policy admits it: the next one may. */
export async function loadTags(): Promise<void> {
  if (loaded || !document.querySelector(`meta[name=${TAGS_ADMITTED}]`)) return;
  loaded = true;
  const { GoogleTagHeaderScript: src } = await browserApi.post('store/GetGTMContainerScript', {});
  if (!src) return;
  (window.dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}

/** A script that runs is only gone with its document. */
export function leaveTags(): void {
  if (loaded) location.reload();
}
