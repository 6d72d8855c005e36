import type { BuiltField } from '@maidan/contract/desk/forms/form-content';
import type { ConditionProblem } from '@maidan/contract/rules/form-condition-problems';
import { PAGE } from '@maidan/contract/rules/form-conditions';
import { personalReason } from '@maidan/contract/rules/personal-questions';
import { IconButton } from '@maidan/ui/IconButton';
import { CopyIcon, DownIcon, MoreIcon, TrashIcon, UpIcon } from '@maidan/ui/icons';
import { Box, Grid, Row, Text } from '@maidan/ui/layout';
import { Menu } from '@maidan/ui/Menu';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useId, useRef, useState } from 'react';
import { Notice } from '../../../../page/Notice.tsx';
import { nameOf } from '../built-form.ts';
import { conditionText } from './condition-text.ts';
import { fieldKinds } from './field-kinds.tsx';
import { FieldSettings } from './FieldSettings.tsx';
import * as css from '../FormBuilder.css.ts';

interface FieldRowProps {
  field: BuiltField;
  /** Position in the form. */
  at: number;
  fields: readonly BuiltField[];
  isOpen: boolean;
  /** The server's validation message. */
  problem: string | undefined;
  condition: ConditionProblem | undefined;
  onOpen: () => void;
  onChange: (part: Partial<BuiltField>) => void;
  onCopy: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One field: its question, and its settings below. */
export function FieldRow(props: FieldRowProps) {
  const { field, at, fields, isOpen, problem, condition, onOpen, onChange, onCopy, onMove, onRemove } = props;
  const [hasMenu, setHasMenu] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const id = useId();
  const name = nameOf(field, at);
  const { icon, note } = fieldKinds[field.type];
  const personal = field.type === PAGE || field.type === 'image' ? null : personalReason(field.label);
  const items = [
    { key: 'copy', label: 'Duplicate', icon: <CopyIcon size={20} />, onSelect: onCopy },
    ...(at > 0 ? [{ key: 'up', label: 'Move up', icon: <UpIcon size={20} />, onSelect: () => onMove(at - 1) }] : []),
    ...(at < fields.length - 1
      ? [{ key: 'down', label: 'Move down', icon: <DownIcon size={20} />, onSelect: () => onMove(at + 1) }]
      : []),
    { key: 'remove', label: 'Remove', icon: <TrashIcon size={20} />, onSelect: onRemove },
  ];
  return (
    <div className={css.field} data-page={field.type === PAGE ? '' : undefined}>
      <Row gap={1}>
        <button type="button" className={css.fieldOpen} aria-expanded={isOpen} aria-controls={id} onClick={onOpen}>
          <Grid as="span" flex="none" color="quiet">
            {icon}
          </Grid>
          <Grid as="span" flex="rest">
            <Text as="span" font="head15" fontWeight="head" overflowWrap="anywhere" dir="auto">
              {name}
              {field.is_required && (
                <Box as="span" color="error">
                  {' *'}
                  <VisuallyHidden>required</VisuallyHidden>
                </Box>
              )}
            </Text>
            <Text as="span" font="note">
              {note(field)}
            </Text>
            {field.shown_if && (
              <Text as="span" font="text13" color="good" overflowWrap="anywhere">
                Only if {conditionText(field.shown_if, fields)}
              </Text>
            )}
          </Grid>
        </button>
        <IconButton
          ref={more}
          label={`More: ${name}`}
          icon={<MoreIcon />}
          aria-haspopup="menu"
          aria-expanded={hasMenu}
          onClick={() => setHasMenu(true)}
        />
        {hasMenu && <Menu label={name} anchor={more} items={items} onClose={() => setHasMenu(false)} />}
      </Row>
      {problem !== undefined && (
        <Text font="text15" color="error" overflowWrap="anywhere" role="alert">
          {problem}
        </Text>
      )}
      {condition && condition.message !== problem && (
        <Notice tone="look">
          {condition.message}
          {condition.path.length > 2 && ` Path: ${condition.path.join(' → ')}.`}
        </Notice>
      )}
      {personal !== null && <Notice tone="look">{personal}</Notice>}
      <div id={id}>{isOpen && <FieldSettings field={field} before={fields.slice(0, at)} onChange={onChange} />}</div>
    </div>
  );
}
