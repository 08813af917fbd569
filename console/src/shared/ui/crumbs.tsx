import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';

interface Crumb {
  label: string;
  to?: string;
  title?: string;
}

const CrumbsContext = createContext<readonly Crumb[]>([]);
const SetCrumbsContext = createContext<Dispatch<SetStateAction<readonly Crumb[]>>>(() => undefined);

export function CrumbsProvider({ children }: { children: ReactNode }) {
  const [crumbs, setCrumbs] = useState<readonly Crumb[]>([]);
  return (
    <SetCrumbsContext.Provider value={setCrumbs}>
      <CrumbsContext.Provider value={crumbs}>{children}</CrumbsContext.Provider>
    </SetCrumbsContext.Provider>
  );
}

export const useCrumbs = (): readonly Crumb[] => useContext(CrumbsContext);

export function usePage(...crumbs: Crumb[]): void {
  const setCrumbs = useContext(SetCrumbsContext);
  const key = JSON.stringify(crumbs);
  const stable = useMemo(() => JSON.parse(key) as Crumb[], [key]);
  useEffect(() => {
    setCrumbs(stable);
    const last = stable.at(-1);
    const title = last?.title ?? last?.label;
    document.title = title ? `${title} · Homologa` : 'Homologa';
    return () => setCrumbs([]);
  }, [setCrumbs, stable]);
}
