import { t } from '@maidan/i18n/text';
import type { ReportKind } from '@maidan/contract/feed/reports';

const titles: Readonly<Record<ReportKind, () => string>> = {
  comment: () => t('posts.reportComment'),
  message: () => t('posts.reportMessage'),
  post: () => t('posts.reportPost'),
};

/** Title of the dialog and of a post's button. */
export const reportTitle = (kind: ReportKind): string => titles[kind]();
