export interface AttackedProduct {
  url: string;
  databaseUrl: string;
}
