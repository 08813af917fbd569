import { lookUp } from '@homologa/domain/language/record-of';
import { createContext, useContext } from 'react';

/** A file that is looked at within the page. */
export interface ViewedFile {
  path: string;
  name: string;
}

interface Viewer {
  file: ViewedFile | null;
  view: (file: ViewedFile | null) => void;
}

/** Null where a page has no place for files. */
export const ViewerContext = createContext<Viewer | null>(null);

export const useViewer = () => useContext(ViewerContext);

/** What a page shows, by the extension, which the server has held against the content. Nothing of it can run. */
const TYPES = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
} as const;

/** The type as which a file is shown, or undefined where it can only be downloaded. */
export const viewedTypeOf = (name: string): (typeof TYPES)[keyof typeof TYPES] | undefined =>
  lookUp<(typeof TYPES)[keyof typeof TYPES]>(TYPES, /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '');
