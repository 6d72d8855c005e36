import type { ReportKind } from '@maidan/contract/feed/reports';

const titles: Readonly<Record<ReportKind, string>> = {
  comment: 'Report this comment',
  message: 'Report this message',
  post: 'Report or hide this post',
};

/** Of the dialog, and of the button of a post. */
export const reportTitle = (kind: ReportKind): string => titles[kind];
