// The strip of the demonstration: whom one can enter as. It stands outside of the shop's own pages, in a shadow tree, and
// a real shop serves none of it (decision 0056). `people` and `client` are filled in by processes/web/demonstration.ts.
(({ people, client }) => {
  const CLOSED = 'demonstration-strip';
  const SEEN = 'demonstration-seen';
  const words = {
    en: {
      title: 'Demonstration',
      intro: 'No money moves, nothing ships. Enter as',
      who: 'A dealer of industrial parts, run by Millwright. Try this:',
      paste: 'Paste part numbers',
      search: 'Search for “25x52 sealed”',
      audit: 'See what an auditor sees',
      close: 'Hide this strip',
      failed: 'That did not work. Please try again.',
    },
    fr: {
      title: 'Démonstration',
      intro: 'Aucun argent ne bouge, rien n’est expédié. Entrer comme',
      who: 'Un revendeur de pièces industrielles, tenu par Millwright. À essayer :',
      paste: 'Coller des numéros de pièce',
      search: 'Chercher « 25x52 étanche »',
      audit: 'Voir ce que voit l’auditeur',
      close: 'Masquer cette barre',
      failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    },
  };
  if (sessionStorage.getItem(CLOSED)) return;

  const style = new CSSStyleSheet();
  style.replaceSync(`
    :host { all: initial; position: fixed; z-index: 2147483000; inset: auto 0 0 0; font: 14px/20px "Plex Sans", system-ui, sans-serif; }
    details { background: #16212b; color: #fff; }
    summary { display: flex; gap: 8px; align-items: center; min-height: 44px; padding: 0 16px; cursor: pointer; font-weight: 600; list-style: none; }
    summary::-webkit-details-marker { display: none; }
    summary::after { content: "▴"; margin-left: auto; }
    details[open] summary::after { content: "▾"; }
    .row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 0 16px 10px; }
    p { margin: 0; }
    a { color: #fff; }
    a, .link { display: inline-flex; align-items: center; min-height: 44px; padding: 0 4px; border: 0; font-weight: 400; text-decoration: underline; }
    .home { padding-top: 10px; border-top: 1px solid #2b3945; }
    button { font: inherit; font-weight: 600; min-height: 44px; padding: 0 14px; border: 1px solid #8494a1; border-radius: 3px; background: transparent; color: #fff; cursor: pointer; }
    button:hover { background: #2b3945; }
    button:disabled { opacity: .6; cursor: default; }
    :focus-visible { outline: 2px solid #fff; outline-offset: -4px; }
    .close { margin-left: auto; border-color: transparent; }
    [role=alert]:empty { display: none; }
    @media (min-width: 800px) { summary { float: left; min-height: 56px; pointer-events: none; } summary::after { content: none; } .home { clear: both; gap: 16px; padding: 0 16px !important; } .row { padding: 6px 16px 6px 0; } }
    @media print { :host { display: none; } }
  `);

  const languageOfPage = () => (document.documentElement.lang === 'fr' ? 'fr' : 'en');
  const wide = matchMedia('(min-width: 800px)');

  function show(language, isOpen) {
    const text = words[language];
    const host = document.createElement('aside');
    host.setAttribute('aria-label', text.title);
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [style];
    const make = (name, content = '') => Object.assign(document.createElement(name), { textContent: content });

    const details = make('details');
    const row = make('div');
    row.className = 'row';
    const problem = make('p');
    problem.setAttribute('role', 'alert');
    const buttons = [];
    const entering = ({ userName, password, path, leadsTo }, label) => {
      const button = make('button', label);
      button.type = 'button';
      button.addEventListener('click', async () => {
        problem.textContent = '';
        for (const one of buttons) one.disabled = true;
        try {
          const response = await fetch('/api/post', {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'accept-language': language, [client]: '1' },
            body: JSON.stringify({ path, data: { userName, password } }),
          });
          if (!response.ok) throw new Error((await response.json()).message);
          location.assign(leadsTo);
        } catch (error) {
          // What the shop says, such as that it was tried too often; a connection that broke says nothing.
          problem.textContent = (!(error instanceof TypeError) && error.message) || text.failed;
          for (const one of buttons) one.disabled = false;
        }
      });
      buttons.push(button);
      return button;
    };
    /** Who this is, and three things to try: on the home page, which is where visitors begin. */
    function tries() {
      const home = make('div');
      home.className = 'row home';
      const link = (label, href) => Object.assign(make('a', label), { href });
      const search = new URLSearchParams({ keyword: language === 'fr' ? '25x52 étanche' : '25x52 sealed' });
      const audit = entering(
        people.find(({ leadsTo }) => leadsTo.endsWith('/history')),
        text.audit,
      );
      audit.className = 'link';
      home.append(
        make('p', text.who),
        link(text.paste, '/checkout/expressorder'),
        link(text.search, `/category/search?${search}`),
        audit,
      );
      return home;
    }
    const close = make('button', '✕');
    close.type = 'button';
    close.className = 'close';
    close.setAttribute('aria-label', text.close);
    close.addEventListener('click', () => {
      sessionStorage.setItem(CLOSED, '1');
      document.body.style.removeProperty('padding-bottom');
      host.remove();
      languages.disconnect();
    });
    row.append(make('p', text.intro), ...people.map((one) => entering(one, one.role[language])), problem, close);
    details.append(make('summary', text.title), row);
    if (location.pathname === '/') details.append(tries());
    root.append(details);

    details.open = isOpen;
    wide.addEventListener('change', () => (details.open = wide.matches));
    document.body.append(host);
    // The end of a page does not lie below the strip.
    new ResizeObserver(() => document.body.style.setProperty('padding-bottom', `${host.offsetHeight}px`)).observe(host);
    return { language, host, details };
  }

  // On a phone it lies over the page: it says once who this is, where visitors begin.
  const isFirst = location.pathname === '/' && !localStorage.getItem(SEEN);
  localStorage.setItem(SEEN, '1');
  let shown = show(languageOfPage(), wide.matches || isFirst);
  // The back office speaks its reader's language only once it runs.
  const languages = new MutationObserver(() => {
    if (languageOfPage() === shown.language) return;
    shown.host.remove();
    shown = show(languageOfPage(), shown.details.open);
  });
  languages.observe(document.documentElement, { attributeFilter: ['lang'] });
})(/* filled in */);
