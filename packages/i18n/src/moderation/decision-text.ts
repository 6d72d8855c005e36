import { t } from '../text.ts';

/** The house rules, as the person who broke one reads them after "because". */
const ruleTexts = {
  child: () => t('decisions.child'),
  bullying: () => t('decisions.bullying'),
  hate: () => t('decisions.hate'),
  sexual: () => t('decisions.sexual'),
  violence: () => t('decisions.violence'),
  spam: () => t('decisions.spam'),
  other: () => t('decisions.other'),
} as const;

type Rule = keyof typeof ruleTexts;

/**
 * What the writer of a hidden comment reads.
 * @param place of the comment: "on this post"
 */
export const hidingText = (place: string, rule: Rule): string => t('decisions.hid', { place, rule: ruleTexts[rule]() });

/** What the writer reads of it later. */
export const hiddenText = (rule: Rule): string => t('decisions.hidden', { rule: ruleTexts[rule]() });

/**
 * What a person reads of a decision about them.
 * @param end null without one
 */
export function sanctionText(kind: 'warning' | 'limit' | 'suspension' | 'ban', of: Rule, end: string | null): string {
  const rule = ruleTexts[of]();
  switch (kind) {
    case 'warning':
      return t('decisions.warning', { rule });
    case 'limit':
      return end === null ? t('decisions.limit', { rule }) : t('decisions.limitUntil', { rule, end });
    case 'suspension':
      return end === null ? t('decisions.suspension', { rule }) : t('decisions.suspensionUntil', { rule, end });
    case 'ban':
      return end === null ? t('decisions.ban', { rule }) : t('decisions.banUntil', { rule, end });
  }
}
