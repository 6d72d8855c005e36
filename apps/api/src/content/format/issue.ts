/** One issue and its location: `posts.json`, `[3].thumbnail`. */
export interface Issue {
  readonly file: string;
  readonly path: string;
  readonly message: string;
}

export const formatIssue = ({ file, path, message }: Issue): string => `${file} ${path}: ${message}`;
