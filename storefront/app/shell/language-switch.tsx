import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '#storefront/lib/text.ts';
import { useFixed } from '#storefront/lib/use-read.ts';
import { languagesQuery } from './shell.queries.ts';

function choose(event: MouseEvent, language: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  void import('../browser/chosen-language.ts').then(({ chooseLanguage }) => chooseLanguage(language));
}

/** A link per other language; a single language needs no switch (spec 2). Without JavaScript `?lng=` does it. */
export function LanguageSwitch({
  className,
  short = false,
}: {
  readonly className?: string;
  readonly short?: boolean;
}) {
  const { language } = useText();
  const { pathname, search } = useLocation();
  const languages = useFixed(languagesQuery);
  return languages
    .filter(({ LanguageISOCode }) => LanguageISOCode !== language)
    .map(({ LanguageISOCode: code, LanguageName: name }) => {
      const parameters = new URLSearchParams(search);
      parameters.set('lng', code);
      return (
        <a
          key={code}
          className={className}
          href={`${pathname}?${parameters.toString()}`}
          hrefLang={code}
          lang={code}
          aria-label={short ? name : undefined}
          data-load="full"
          data-prefetch="off"
          onClick={(event) => choose(event, code)}
        >
          {short ? code.toUpperCase() : name}
        </a>
      );
    });
}
