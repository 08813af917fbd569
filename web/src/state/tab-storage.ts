import { openStore } from './storage';

/** Session storage, per tab; memory if the browser blocks it. */
export const tabStorage = openStore(() => sessionStorage);
