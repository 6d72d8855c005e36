import { t } from '@maidan/i18n/text';
import { Dialog } from '@maidan/ui/Dialog';
import type { ReactNode } from 'react';
import { LoginForm, type LoginFormProps } from '../LoginForm/LoginForm.tsx';

interface LoginDialogProps extends Omit<LoginFormProps, 'headingLevel' | 'reopens'> {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The product's mark before the title, 32 px. */
  readonly mark?: ReactNode;
}

/** Loaded when first needed; see LoginGate. */
export function LoginDialog({ open, onClose, mark, ...form }: LoginDialogProps) {
  return (
    <Dialog title={t('auth.oneClick')} open={open} onClose={onClose} mark={mark}>
      <LoginForm {...form} headingLevel={3} reopens />
    </Dialog>
  );
}
