import { openStore } from './storage';

export const tabStorage = openStore(() => sessionStorage);
