// Settings in which the demonstration keeps how far it is loaded.
export const LOADED = 'DemonstrationLoaded';
export const HISTORY = 'DemonstrationHistory';
