import type { Locator } from '@playwright/test';

/** A person's way through the product, counted in taps and in fields to fill in. */
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

  /** A dropdown is one field: opened and chosen from. */
  async choose(dropdown: Locator, choice: number | string): Promise<void> {
    this.fields += 1;
    await dropdown.selectOption(typeof choice === 'number' ? { index: choice } : choice);
  }
}
