import { createContext, useContext } from 'react';
import { useRemembered } from '../../shared/ui/hooks/use-remembered';

interface Density {
  isCompact: boolean;
  setCompact: (isCompact: boolean) => void;
}

const DensityContext = createContext<Density>({ isCompact: false, setCompact: () => undefined });
export const DensityProvider = DensityContext.Provider;

export function useRememberedDensity(): Density {
  const [isCompact, setCompact] = useRemembered('homologa.compact-rows', false);
  return { isCompact, setCompact };
}

export const useDensity = (): Density => useContext(DensityContext);
