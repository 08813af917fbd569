import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from './data-provider';

export const useProvider = () => useDataProvider<ConsoleDataProvider>();
