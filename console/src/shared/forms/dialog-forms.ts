import { createContext } from 'react';

/** The forms with unsaved changes in the dialog around; null outside of dialogs. */
export const DialogFormsContext = createContext<Set<string> | null>(null);
