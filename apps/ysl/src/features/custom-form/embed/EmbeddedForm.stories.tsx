import type { Form } from '@maidan/contract/league/custom-forms';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleField, sampleForm } from '../testing/form-samples.ts';
import { EmbeddedForm } from './EmbeddedForm.tsx';

const form = sampleForm([sampleField(1, 'Full name'), sampleField(2, 'Your ward', { is_required: 0 })], {
  description: '<p>Read the <a href="https://ysl.example/rules">rules of the trials</a> first.</p>',
});

function FrameOnStage({ form: shown }: { form: Form }) {
  return (
    <SiteStage>
      <EmbeddedForm form={shown} id="8" />
    </SiteStage>
  );
}

const meta = {
  title: 'Forms/On another site',
  component: FrameOnStage,
  args: { form },
  argTypes: { form: { control: false } },
  parameters: { layout: 'fullscreen', themeOfItsOwn: true },
  globals: { site: 'league' },
} satisfies Meta<typeof FrameOnStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The frame validates answers itself, and says above the form that the login opens in a window. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ opens in a new window, where you log in/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('Please fill in the field "Full name".')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Full name/ })).toHaveFocus();
  },
};

export const OnANarrowPage: Story = { ...Open, globals: { site: 'league', viewport: { value: 'narrow' } } };

export const Early: Story = {
  args: { form: { ...form, state: 'early', opens_at: '2026-12-01T12:30:00Z' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This form opens on 1 Dec 2026, 6:00 PM\.$/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Closed: Story = { args: { form: { ...form, state: 'closed' } } };
