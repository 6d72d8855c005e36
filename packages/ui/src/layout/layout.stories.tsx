import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../components/Badge/Badge.tsx';
import { Box, Grid, Row, Text } from './layout.tsx';

const wards = ['Jayanagar', 'Malleshwaram', 'Indiranagar', 'Koramangala', 'Basavanagudi', 'Whitefield'];

const meta = { title: 'Layout' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneBelowTheOther: Story = {
  render: () => (
    <Grid as="ol" gap={6}>
      {['Toss', 'First over', 'Last ball'].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(second!.top - first!.bottom).toBe(24);
  },
};

export const OneBesideTheOther: Story = {
  render: () => (
    <Row flexWrap="wrap" gap={3}>
      {wards.map((ward) => (
        <Badge key={ward}>{ward}</Badge>
      ))}
    </Row>
  ),
};

export const WrapsAt320: Story = {
  ...OneBesideTheOther,
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** A part that takes the rest of a row shortens its text; its neighbours keep their width. */
export const LongTextAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <Grid gap={4}>
      <Row gap={3}>
        <Text flex="rest" font="name" whiteSpace="ellipsis">
          Kaveri Hoysala Under-14 Girls, champions of the eastern wards
        </Text>
        <Text as="span" flex="none" font="note" fontVariantNumeric="tabular">
          2 h 10
        </Text>
      </Row>
      <Text overflowWrap="anywhere">{'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2)}</Text>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expect(canvas.getByText('2 h 10').getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};

const fonts = [
  'head26',
  'head20',
  'head17',
  'name',
  'head15',
  'head13',
  'text17',
  'text15',
  'aside',
  'text13',
  'note',
] as const;

export const FacesAndSizes: Story = {
  render: () => (
    <Grid gap={3}>
      {fonts.map((font) => (
        <Text key={font} font={font}>
          {font}: Kaveri beat Hoysala by 6 wickets
        </Text>
      ))}
    </Grid>
  ),
};

export const HiddenOnWideScreens: Story = {
  render: () => (
    <>
      <Box display={{ tablet: 'none' }}>on a phone</Box>
      <Box display={{ phone: 'none', tablet: 'block' }}>from tablet width</Box>
    </>
  ),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('on a phone')).toBeVisible();
    await expect(canvas.getByText('from tablet width')).not.toBeVisible();
  },
};
