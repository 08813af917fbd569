import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from './data-provider';

/** react-admin's data provider with the console's verbs. */
export const useProvider = () => useDataProvider<ConsoleDataProvider>();
