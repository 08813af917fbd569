/** A running product with its demo that may be broken. */
export interface AttackedProduct {
  url: string;
  /** Of its database, as the owner of the cluster. */
  databaseUrl: string;
}
