import { openStore } from './storage';

/** What this tab remembers through reloads, or this page alone where it may not. */
export const tabStorage = openStore(() => sessionStorage);
