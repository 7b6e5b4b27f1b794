// A form that is sent before the page's scripts run must not go its native way and lose what was typed. The inline
// script of the page (server/starter.ts) holds it; once the page is alive it is sent as it would have been.

/** Says that the form waits; hidden until one does. */
export const waitingNoticeId = 'form-waits';
/** On the window, when forms are in React's hands. */
export const aliveEvent = 'millwright:alive';
