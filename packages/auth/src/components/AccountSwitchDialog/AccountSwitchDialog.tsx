import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';

interface OtherLoginProps {
  /** The user of this site; '' without a name. */
  readonly name: string;
  readonly pending: boolean;
  readonly onSwitch: () => void;
  readonly onStay: () => void;
}

/** Another account logged in on the sister site with this browser: no one is switched without consent. */
export function AccountSwitchDialog({ name, pending, onSwitch, onStay }: OtherLoginProps) {
  return (
    <ConfirmDialog
      open
      title="Switch accounts here too?"
      text={`Another account logged in on this browser. ${name ? `You're still logged in as ${name} here.` : "You're still logged in to your own account here."}`}
      confirm="Switch"
      cancel={name ? `Stay ${name}` : 'Stay'}
      pending={pending}
      onConfirm={onSwitch}
      onClose={onStay}
    />
  );
}
