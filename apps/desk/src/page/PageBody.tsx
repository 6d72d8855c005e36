import { Grid, type LayoutProps } from '@maidan/ui/layout';
/** The body of a page, at a comfortable reading width. */
export function PageBody(props: LayoutProps<'div'>) {
  return <Grid gap={6} alignContent="start" maxWidth="page" paddingBottom={10} paddingInline="page" {...props} />;
}
