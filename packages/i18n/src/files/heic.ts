/** Whether a file is, by its name, a photo in the iPhone's format, which most browsers and our server cannot open. */
export const isHeic = (name: string): boolean => /\.hei[cf]$/i.test(name);
