/** The message explains to an operator why a backup or restore cannot run as requested. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}
