import { Collapse, InputNumber, Segmented } from 'antd';
import { toWords } from '@/shared/format';
import type { ratingMethods } from '../../../../contract/index.ts';
import { RATINGS, type RatingBand } from '../../../../contract/words.ts';
import { type DraftEdits, valueIn, withFloor, withValue } from './draft-edits.ts';
import styles from './method.module.css';

const titles: Record<string, string> = {
  weights: 'Weights, together 100',
  bands: 'Bands: scores from which on they hold',
  country: 'Country',
  industries: 'Industry',
  relationships: 'Relationship',
  ownership: 'Ownership',
  ages: 'Age, and what is not known',
  severity: 'Finding: severity',
  credibility: 'Finding: credibility',
  role: 'Finding: whom it concerns',
  decay: 'Finding: decay',
  conditions: 'Points an evidenced condition takes off',
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
  const groups = [...new Set(draft.fields.map(({ group }) => group))];
  const wrongIn = (group: string) =>
    draft.fields.some((field) => field.group === group && problems[field.path]) || Boolean(problems[group]);
  return (
    <Collapse
      defaultActiveKey={openFirst}
      items={[
        ...groups.map((group) => ({
          key: group,
          label: (titles[group] ?? toWords(group)) + (wrongIn(group) ? ': something is wrong' : ''),
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
          label: 'Minimum ratings',
          children: draft.floors.map((floor) => (
            <div key={floor.rule} className={styles.floor}>
              <span>{floor.text}</span>
              <Segmented<RatingBand>
                aria-label={floor.text}
                value={edits.floors[floor.rule] ?? floor.band}
                onChange={(band) => onEdit(withFloor(edits, floor, band))}
                options={[...RATINGS].reverse().map((band) => ({
                  value: band,
                  label: band === 'low' ? 'None' : toWords(band),
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
  const id = `method-${field.path}`;
  const differs = field.published !== null && value !== field.published;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{field.label}</label>
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
        {problem ?? (differs ? `published: ${field.published}` : '')}
      </span>
    </div>
  );
}
