import type { Locator } from '@playwright/test';

/** Counts the taps and filled fields on a person's way through the product. */
export class CountedSteps {
  taps = 0;
  fields = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.fields += 1;
    await field.fill(text);
  }

  /** Opening a dropdown and choosing from it counts as one field. */
  async choose(dropdown: Locator, choice: number | string): Promise<void> {
    this.fields += 1;
    await dropdown.selectOption(typeof choice === 'number' ? { index: choice } : choice);
  }
}
