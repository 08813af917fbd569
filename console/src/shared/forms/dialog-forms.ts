import { createContext } from 'react';

/** Ids of the forms with unsaved changes in the surrounding dialog; null outside dialogs. */
export const DialogFormsContext = createContext<Set<string> | null>(null);
