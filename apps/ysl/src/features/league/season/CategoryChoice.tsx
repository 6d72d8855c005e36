import { t } from '@maidan/i18n/text';
import type { LeagueCategory } from '@maidan/contract/league/leagues';
import { Button } from '@maidan/ui/Button';
import { Select } from '@maidan/ui/Select';
import { useNavigate } from 'react-router';
import { CATEGORY } from './choose-category.ts';
import * as css from './CategoryChoice.css.ts';

interface CategoryChoiceProps {
  categories: readonly LeagueCategory[];
  /** The category on the page. */
  chosen: LeagueCategory | undefined;
}

/**
 * The categories of a league as a dropdown. The choice is part of the address, so that it can be shared. Without script
 * the form submits to the same address.
 */
export function CategoryChoice({ categories, chosen }: CategoryChoiceProps) {
  const navigate = useNavigate();
  const none = categories.length === 0;
  const options = categories.map(({ yslcategory_id: id, name }) => ({ value: String(id), label: name }));
  const choose = (value: string) =>
    void navigate(`?${CATEGORY}=${encodeURIComponent(value)}`, { replace: true, preventScrollReset: true });
  return (
    <form className={css.form} method="get">
      <div className={css.field}>
        <Select
          label={t('league.category')}
          labelHidden
          name={CATEGORY}
          options={options}
          value={chosen ? String(chosen.yslcategory_id) : ''}
          onChange={choose}
          disabled={none}
          {...(none ? { placeholder: t('league.noCategories') } : {})}
        />
      </div>
      <div className={css.submit}>
        <Button type="submit" variant="ink">
          {t('league.show')}
        </Button>
      </div>
    </form>
  );
}
