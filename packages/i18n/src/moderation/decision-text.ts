import { t } from '../text.ts';

/** The house rules in the form that follows "because", for the person who broke one. */
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
 * The notification to the author of a hidden comment.
 * @param place of the comment: "on this post"
 */
export const hidingText = (place: string, rule: Rule): string => t('decisions.hid', { place, rule: ruleTexts[rule]() });

/** The text that the author reads about it later. */
export const hiddenText = (rule: Rule): string => t('decisions.hidden', { rule: ruleTexts[rule]() });

/**
 * A decision in a sentence for the person concerned.
 * @param end null if permanent
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
