import type { DeskDataBody } from '@homologa/domain/desk/desk.contract';
import { createContext, useContext } from 'react';

export type Source = NonNullable<DeskDataBody['source']>;

interface SourceChoice {
  /** Null while nobody has said where the figures come from. */
  source: Source | null;
  setSource: (source: Source | null) => void;
}

export const SourceContext = createContext<SourceChoice>({ source: null, setSource: () => undefined });

/** Where what is entered now was found. */
export const useSource = (): SourceChoice => useContext(SourceContext);
