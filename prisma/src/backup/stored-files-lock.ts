/** Advisory lock: exclusive while a backup copies stored files, shared while a file's bytes are deleted. */
export const STORED_FILES_LOCK = 726_175;
