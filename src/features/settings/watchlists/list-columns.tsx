import { ClearableSelect } from '@/shared/ui';
import { LIST_FIELDS, type ListField, type ListMapping } from '../../../../contract/list-columns.ts';
import { useTexts } from '../texts/index.ts';
import styles from './watchlists.module.css';

type ListColumnsProps = {
  headings: readonly string[];
  mapping: ListMapping;
  onChange: (mapping: ListMapping) => void;
};

/** Which column of a list of one's own holds what; known headings are chosen already. */
export function ListColumns({ headings, mapping, onChange }: ListColumnsProps) {
  const t = useTexts();
  const choose = (field: ListField, heading: string | undefined) => {
    const { [field]: _, ...others } = mapping;
    onChange(heading === undefined ? others : { ...others, [field]: heading });
  };
  const options = headings.map((value) => ({ value, label: value }));
  return (
    <fieldset className={styles.columns}>
      <legend>{t('watchlists.columns')}</legend>
      {LIST_FIELDS.map((field) => (
        <label key={field} htmlFor={`column-${field}`}>
          <span>{t(`listField.${field}`)}</span>
          <ClearableSelect
            id={`column-${field}`}
            size="small"
            allowClear={field !== 'name'}
            showSearch
            placeholder={t('watchlists.noColumn')}
            status={field === 'name' && !mapping.name ? 'error' : ''}
            value={mapping[field] ?? null}
            onChange={(heading?: string | null) => choose(field, heading ?? undefined)}
            options={options}
          />
        </label>
      ))}
    </fieldset>
  );
}
