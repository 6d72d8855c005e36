import { Appearance } from './Appearance.tsx';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodesPart } from './RecoveryCodesPart.tsx';
import { Sessions } from './Sessions.tsx';
import { SignOut } from './SignOut.tsx';

export function You() {
  return (
    <>
      <Passkeys />
      <RecoveryCodesPart />
      <Sessions />
      <Appearance />
      <SignOut />
    </>
  );
}
