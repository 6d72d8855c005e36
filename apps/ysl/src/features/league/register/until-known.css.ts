import { style } from '@vanilla-extract/css';

/** The document invites everyone to register; hidden from a user, who may be in a team, until that is known. */
export const untilKnown = style({ selectors: { 'html[data-signed-in] &': { visibility: 'hidden' } } });

/** The same for several elements, without a box of its own. */
export const allUntilKnown = style([untilKnown, { display: 'contents' }]);
