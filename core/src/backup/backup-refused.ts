/** A backup or a restore that cannot be made as it was asked for; the message says why, in words for an operator. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}
