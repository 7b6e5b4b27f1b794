/** Where the tabs of a browser keep when who is signed in will have been away for too long. */
export const IDLE_KEY = 'idleExpiry';
