/** Set while files may be waiting on this device. By itself, so that a page can look without loading what reads them. */
export const KEPT_FILES_MARK = 'waiting_files';
