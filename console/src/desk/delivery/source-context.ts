import type { DeskDataBody } from '@homologa/domain/desk/desk.contract';
import { createContext, useContext } from 'react';

export type Source = NonNullable<DeskDataBody['source']>;

interface SourceChoice {
  source: Source | null;
  setSource: (source: Source | null) => void;
}

export const SourceContext = createContext<SourceChoice>({ source: null, setSource: () => undefined });

export const useSource = (): SourceChoice => useContext(SourceContext);
