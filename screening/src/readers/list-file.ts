export interface ListFile {
  path: string;
  name: string;
  modifiedOn?: string | undefined;
}

export interface InspectedFile extends ListFile {
  size: number;
  sha256: string;
  encoding: 'utf-8' | 'windows-1252';
}
