/** Whether a file is, by its name, a photo in the format of iPhones, which neither most browsers nor our server can open. */
export const isHeic = (name: string): boolean => /\.hei[cf]$/i.test(name);
