/** Set while files may be waiting on this device. In its own file, so that a page can check it without loading the rest. */
export const KEPT_FILES_MARK = 'waiting_files';
