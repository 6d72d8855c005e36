import axe from 'axe-core';
import { waitForAnimations } from 'storybook/preview-api';
import { expect } from 'storybook/test';

/** The axe rules that depend on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Checks the colours of a finished story in the dark scheme as well, and returns to the light one. */
export async function expectReadableInDark(): Promise<void> {
  const { dataset } = document.documentElement;
  const before = dataset['theme'];
  dataset['theme'] = 'dark';
  try {
    await waitForAnimations();
    const { violations } = await axe.run(document.body, { runOnly: COLOUR_RULES, resultTypes: ['violations'] });
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    await expect(found, 'in the dark scheme').toEqual([]);
  } finally {
    dataset['theme'] = before;
  }
}
