import { builtTypes, type BuiltField, type BuiltType } from '@maidan/contract/desk/forms/form-content';
import {
  BoxIcon,
  CalendarIcon,
  ChatIcon,
  CheckIcon,
  ClipIcon,
  EditIcon,
  FileIcon,
  FlagIcon,
  GridIcon,
  ImageIcon,
  MailIcon,
  MenuFieldIcon,
  ParagraphIcon,
  RadioIcon,
  TextIcon,
} from '@maidan/ui/icons';
import type { ReactNode } from 'react';

interface FieldKind {
  readonly name: string;
  readonly icon: ReactNode;
  /** What kind of answer it takes: a line below the question. */
  readonly note: (field: BuiltField) => string;
}

const optionCount = ({ options }: BuiltField): number => options.filter((option) => option.trim() !== '').length;

export const fieldKinds: Readonly<Record<BuiltType, FieldKind>> = {
  text: { name: 'Short text', icon: <TextIcon size={20} />, note: () => 'Short text' },
  textarea: { name: 'Long text', icon: <ParagraphIcon size={20} />, note: () => 'Long text' },
  date: { name: 'Date', icon: <CalendarIcon size={20} />, note: () => 'Date' },
  file: { name: 'File', icon: <ClipIcon size={20} />, note: () => 'File, up to 20 MB' },
  checkbox: { name: 'Checkboxes', icon: <BoxIcon size={20} />, note: (field) => `Any of ${optionCount(field)}` },
  radio: { name: 'Single choice', icon: <RadioIcon size={20} />, note: (field) => `One of ${optionCount(field)}` },
  select: { name: 'Dropdown', icon: <MenuFieldIcon size={20} />, note: (field) => `Dropdown of ${optionCount(field)}` },
  image: {
    name: 'Picture',
    icon: <ImageIcon size={20} />,
    note: ({ subtext }) => (subtext.trim() === '' ? 'Picture' : 'Picture with text below'),
  },
  number: {
    name: 'Number',
    icon: <GridIcon size={20} />,
    note({ min, max }) {
      if (min !== null && max !== null) return `Number from ${min} to ${max}`;
      return min !== null ? `Number from ${min}` : max !== null ? `Number up to ${max}` : 'Number';
    },
  },
  email: { name: 'E-mail', icon: <MailIcon size={20} />, note: () => 'E-mail address' },
  phone: { name: 'Phone', icon: <ChatIcon size={20} />, note: () => 'Phone number' },
  ground: { name: 'Ground', icon: <FlagIcon size={20} />, note: () => 'A league ground, or another place' },
  signature: { name: 'Signature', icon: <EditIcon size={20} />, note: () => 'Guardian’s name and the date' },
  consent: { name: 'Consent', icon: <CheckIcon size={20} />, note: () => 'A box to tick, with the text to agree to' },
  page: { name: 'New page', icon: <FileIcon size={20} />, note: () => 'Starts a new page' },
};

export const fieldKindNames: readonly BuiltType[] = builtTypes;
