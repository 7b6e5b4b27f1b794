// A stage of the page's start: compiles and runs React in a task of its own, before the entry needs it.
import 'react';
import 'react/jsx-runtime';
import 'react-dom/client';
