/** Nothing was exported; `message` says why. */
export class ExportError extends Error {}
