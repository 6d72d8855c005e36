import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { Stack } from '@maidan/ui/Stack';

const begin = () => location.reload();

/** Confirms that the answers arrived. Closing it in any way reloads the page. */
export function SubmittedDialog({ title }: { title: string }) {
  return (
    <Dialog title="Form Submitted" open onClose={begin}>
      <Stack gap={5}>
        <p>Thank you for submitting “{title}”. Our team will be in touch with you soon.</p>
        <Button variant="signal" size="l" wide onClick={begin}>
          Okay
        </Button>
      </Stack>
    </Dialog>
  );
}
