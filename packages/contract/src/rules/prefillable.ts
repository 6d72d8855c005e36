/** Which questions a signed link may fill in. In its own file, apart from the limits that every site loads. */
import type { Id } from '../core/wire.ts';
import type { FieldKind } from './field-kinds.ts';
import { personalReason } from './personal-questions.ts';
import type { AccountValue } from './prefill.ts';

interface Question {
  readonly id: Id;
  readonly type: string;
  readonly label: string;
  readonly account_value?: AccountValue;
  readonly kind?: FieldKind | 'none' | undefined;
}

/** Types answered with one text, or with choices. */
const types: ReadonlySet<string> = new Set(['text', 'textarea', 'date', 'checkbox', 'radio', 'select']);

/** Kinds that only the person may answer, whatever their label. */
const given: ReadonlySet<FieldKind | 'none'> = new Set(['phone', 'signature', 'consent'] as const);

/** Words for details that only the person may give: a phone number, a guardian, a signature, an identity. */
const sensitive =
  /\b(?:phone|mobile|cell|whatsapp|telephone|contact|guardian|parents?|mother|father|sign(?:ed|ature)?|consent|agree|id|identity|password|address)\b|फ़ोन|फोन|मोबाइल|अभिभावक|माता|पिता|हस्ताक्षर|सहमति|आधार|पहचान|पता|ಫೋನ್|ಮೊಬೈಲ್|ಪೋಷಕ|ತಾಯಿ|ತಂದೆ|ಸಹಿ|ಒಪ್ಪಿಗೆ|ಆಧಾರ್|ಗುರುತು|ವಿಳಾಸ/iu;

/** Whether a signed link may fill in a question. */
export const isPrefillable = ({ type, label, account_value: value = 'none', kind = 'none' }: Question): boolean =>
  types.has(type) && !given.has(kind) && value !== 'phone' && !sensitive.test(label) && personalReason(label) === null;
