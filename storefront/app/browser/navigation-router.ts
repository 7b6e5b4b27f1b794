// React Router's own router, a chunk of its own: the browser's build gives this module a copy of the package
// (storefront/build/own-copy.ts), because a bundler cannot take half of a module out of the first load.
export { createBrowserRouter } from 'react-router-dom';
