import { expect, waitFor } from 'storybook/test';
import { onePlays } from './story-clips.ts';

export const slidesIn = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLElement>('[data-swiper-slide-index]')];
export const activeIn = (canvas: HTMLElement) => slidesIn(canvas).find((slide) => !slide.inert);
export const activeClip = (canvas: HTMLElement) => activeIn(canvas)?.querySelector('video') ?? undefined;

/** Asserts that exactly the active clip plays. */
export async function settledOn(canvas: HTMLElement, label: string): Promise<void> {
  await waitFor(() => expect(activeIn(canvas)).toHaveAttribute('aria-label', label), { timeout: 5000 });
  await waitFor(() => onePlays([activeClip(canvas)]), { timeout: 5000 });
}
export async function sliderIsReady(canvas: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvas.querySelector('.swiper-initialized')).not.toBeNull(), { timeout: 5000 });
}
