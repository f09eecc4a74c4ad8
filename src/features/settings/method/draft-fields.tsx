import { Collapse, InputNumber, Segmented } from 'antd';
import { type ToWord, useWords } from '@/shared/words/use-words';
import type { ratingMethods } from '../../../../contract/index.ts';
import { RATINGS, type RatingBand } from '../../../../contract/words.ts';
import { type Translate, useTexts } from '../texts/index.ts';
import { type DraftEdits, valueIn, withFloor, withValue } from './draft-edits.ts';
import styles from './method.module.css';
import { floorName, useEntryNames } from './method-names.ts';

const titleOf = (group: string, t: Translate, word: ToWord) => {
  const id = `methodGroup.${group}`;
  return t.has(id) ? t(id) : word(group);
};
const openFirst = ['weights', 'bands'];

type DraftFieldsProps = {
  draft: ratingMethods.MethodDraft;
  edits: DraftEdits;
  onEdit: (edits: DraftEdits) => void;
  problems: Readonly<Record<string, string>>;
};

/** Every number and floor of the draft, group by group, with what is published and what is wrong beside each. */
export function DraftFields({ draft, edits, onEdit, problems }: DraftFieldsProps) {
  const t = useTexts();
  const word = useWords();
  const groups = [...new Set(draft.fields.map(({ group }) => group))];
  const wrongIn = (group: string) =>
    draft.fields.some((field) => field.group === group && problems[field.path]) || Boolean(problems[group]);
  return (
    <Collapse
      defaultActiveKey={openFirst}
      items={[
        ...groups.map((group) => ({
          key: group,
          label: wrongIn(group)
            ? t('method.hasProblem', { title: titleOf(group, t, word) })
            : titleOf(group, t, word),
          forceRender: true,
          children: (
            <>
              {problems[group] && (
                <p className={styles.wrong} role="alert">
                  {problems[group]}
                </p>
              )}
              <div className={styles.fields}>
                {draft.fields
                  .filter((field) => field.group === group)
                  .map((field) => (
                    <NumberField
                      key={field.path}
                      field={field}
                      value={valueIn(edits, field)}
                      problem={problems[field.path]}
                      onChange={(value) => onEdit(withValue(edits, field, value))}
                    />
                  ))}
              </div>
            </>
          ),
        })),
        {
          key: 'floors',
          label: t('method.floors'),
          children: draft.floors.map((floor) => (
            <div key={floor.rule} className={styles.floor}>
              {floorName(t, floor)}
              <Segmented<RatingBand>
                aria-label={floorName(t, floor)}
                value={edits.floors[floor.rule] ?? floor.band}
                onChange={(band) => onEdit(withFloor(edits, floor, band))}
                options={[...RATINGS].reverse().map((band) => ({
                  value: band,
                  label: band === 'low' ? t('method.none') : word(band),
                }))}
              />
            </div>
          )),
        },
      ]}
    />
  );
}

type NumberFieldProps = {
  field: ratingMethods.MethodField;
  value: number | null;
  problem: string | undefined;
  onChange: (value: number | null) => void;
};

function NumberField({ field, value, problem, onChange }: NumberFieldProps) {
  const t = useTexts();
  const entryName = useEntryNames();
  const id = `method-${field.path}`;
  const differs = field.published !== null && value !== field.published;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <bdi>{entryName(field.path, field.label)}</bdi>
      </label>
      <InputNumber
        id={id}
        value={value}
        step={10 ** -field.decimals}
        onChange={onChange}
        status={problem ? 'error' : undefined}
        aria-invalid={Boolean(problem)}
        aria-describedby={`${id}-said`}
      />
      <span id={`${id}-said`} className={problem ? styles.wrong : styles.before}>
        {problem ?? (differs ? t('method.wasPublished', { value: field.published ?? '' }) : '')}
      </span>
    </div>
  );
}
