/** Advisory lock: exclusive while a backup copies stored files, shared while the bytes of one are removed. */
export const STORED_FILES_LOCK = 726_175;
