import type { ReportKind } from '@maidan/contract/feed/reports';

/** Of the dialog, and of the button of a post. */
export const reportTitle = (kind: ReportKind): string =>
  kind === 'post' ? 'Report or hide this post' : 'Report this comment';
