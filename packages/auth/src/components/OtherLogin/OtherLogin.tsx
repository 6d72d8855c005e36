import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';

interface OtherLoginProps {
  /** Who is signed in here, '' when the server has no name for them. */
  readonly name: string;
  readonly pending: boolean;
  readonly onSwitch: () => void;
  readonly onStay: () => void;
}

/** Somebody else logged in on the sister site with this browser: nobody is switched without being asked. */
export function OtherLogin({ name, pending, onSwitch, onStay }: OtherLoginProps) {
  return (
    <ConfirmDialog
      open
      title="Use the other login here too?"
      text={`Somebody else has logged in with this browser. ${name ? `Here you are still ${name}.` : 'Here you are still yourself.'}`}
      confirm="Switch"
      cancel={name ? `Stay ${name}` : 'Stay'}
      pending={pending}
      onConfirm={onSwitch}
      onClose={onStay}
    />
  );
}
