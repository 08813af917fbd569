import { lookUp } from '@homologa/domain/language/record-of';
import { createContext, useContext } from 'react';

export interface ViewedFile {
  path: string;
  name: string;
}

interface Viewer {
  file: ViewedFile | null;
  view: (file: ViewedFile | null) => void;
}

export const ViewerContext = createContext<Viewer | null>(null);

export const useViewer = () => useContext(ViewerContext);

/**
 * Displayable types by extension; the server has checked the extension against the content. Files of these types cannot
 * run scripts.
 */
const TYPES = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
} as const;

export const viewedTypeOf = (name: string): (typeof TYPES)[keyof typeof TYPES] | undefined =>
  lookUp<(typeof TYPES)[keyof typeof TYPES]>(TYPES, /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '');
