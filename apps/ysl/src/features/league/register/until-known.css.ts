import { style } from '@vanilla-extract/css';

/** The document invites everyone to register; a user may be in a team already, and need not see that. */
export const untilKnown = style({ selectors: { 'html[data-signed-in] &': { visibility: 'hidden' } } });

/** The same for several elements, each of which keeps its own place. */
export const allUntilKnown = style([untilKnown, { display: 'contents' }]);
