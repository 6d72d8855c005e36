import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AlertBar } from '@maidan/ui/AlertBar';
import { Breadcrumb } from '@maidan/ui/Breadcrumb';
import { CopyField } from '@maidan/ui/CopyField';
import { EmptyState } from '@maidan/ui/EmptyState';
import { LoadMore } from '@maidan/ui/LoadMore';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { ArchLink } from '@maidan/ui/ArchLink';
import { Grid } from '@maidan/ui/layout';
import { WordCloud } from '@maidan/ui/WordCloud';
import skate from '@maidan/ui/testing/pictures/skate.svg?no-inline';
import * as css from './sheets.css.ts';
import { ButtonPiece, FieldPiece, PollPiece, PosterPiece, TablePiece } from './SheetPieces.tsx';

const nothing = () => undefined;
const words = [
  ['Five-a-side', 3],
  ['bouldering', 1],
  ['Carrom', 2],
  ['open mics', 1],
  ['Kabaddi', 3],
  ['thrift', 1],
] as const;

/** Most of the kit on one sheet, for a visual check at every width and in every scheme. */
function Sheet() {
  return (
    <main className={css.sheet}>
      <section className={css.edged}>
        <PosterPiece />
      </section>
      <section className={css.piece}>
        <ButtonPiece />
      </section>
      <section className={css.piece}>
        <Breadcrumb crumbs={[{ label: 'Bengaluru Gully Cup', href: '#cup' }, { label: 'Table' }]} />
        <TablePiece />
      </section>
      <section className={css.piece}>
        <h2 className={css.heading}>One-Click Login</h2>
        <FieldPiece />
      </section>
      <section className={css.piece}>
        <h2 className={css.heading}>Who takes the Sunday final?</h2>
        <PollPiece />
      </section>
      <section className={css.piece}>
        <CopyField label="Link" value="https://maidan.example/s/128" />
        <ArchLink label="Skate & BMX" href="#skate" image={skate} meta="4,906 followers" />
      </section>
      <section className={css.edged}>
        <AlertBar text="Login Successful" onHidden={nothing} />
        <WordCloud label="Tags" words={words.map(([label, weight]) => ({ label, href: `#${label}`, weight }))} />
        <LoadMore pending={false} onLoadMore={nothing} />
      </section>
      <section className={css.piece}>
        <SkeletonGroup label="Loading posts">
          <Grid gap={2}>
            <Skeleton shape="landscape" />
            <Skeleton shape="heading" width="half" />
            <Skeleton width="long" />
          </Grid>
        </SkeletonGroup>
      </section>
      <section className={css.edged}>
        <EmptyState title="No tags to show" text="Tags that you follow appear here." />
      </section>
    </main>
  );
}

const meta = { title: 'Sheet', render: () => <Sheet /> } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Phone: Story = { ...Desk, globals: { viewport: { value: 'phone' } } };
export const NarrowPhone: Story = { ...Desk, globals: { viewport: { value: 'narrow' } } };
export const League: Story = { globals: { site: 'league' } };
