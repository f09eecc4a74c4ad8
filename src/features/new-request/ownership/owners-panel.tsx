import { Alert, Button, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { foldName } from '../../../../contract/holdings.ts';
import { RequestLimits } from '../../../../contract/limits.ts';
import { PartyTypeSelect } from '../fields/party-type-field.tsx';
import { useTexts } from '../texts/index.ts';
import { type Edge, renamed } from './edges.ts';
import styles from './ownership.module.css';

type OwnersPanelProps = {
  party: string;
  /** Whether the party has a name that holdings can refer to. */
  isNamed: boolean;
  edges: readonly Edge[];
  holdings: readonly Edge[];
  onChange: (edges: Edge[]) => void;
  onChoose: (name: string) => void;
};

/** The owners of one party, with their shares and what these add up to. */
export function OwnersPanel({ party, isNamed, edges, holdings, onChange, onChoose }: OwnersPanelProps) {
  const t = useTexts();
  const isOwned = ({ owned }: { owned: string }) => foldName(owned) === foldName(party);
  const own = edges.flatMap((edge, at) => (isOwned(edge) ? [{ edge, at }] : []));
  const charted = new Set(own.map(({ edge }) => foldName(edge.owner)));
  const elsewhere = holdings.filter((one) => isOwned(one) && !charted.has(foldName(one.owner)));
  const sum = [...elsewhere, ...own.map(({ edge }) => edge)].reduce((all, { pct }) => all + (pct ?? 0), 0);
  const rest = Math.max(0, Math.round((100 - sum) * 100) / 100);
  const patch = (at: number, part: Partial<Edge>) =>
    onChange(edges.map((edge, place) => (place === at ? { ...edge, ...part } : edge)));
  const rename = (at: number, name: string) => {
    const before = edges[at]?.owner ?? '';
    const others = edges.some(({ owner }, place) => place !== at && foldName(owner) === foldName(before));
    const next = before.trim() && name && !others ? renamed(edges, before, name) : [...edges];
    onChange(next.map((edge, place) => (place === at ? { ...edge, owner: name } : edge)));
  };
  return (
    <fieldset className={styles.panel}>
      <legend>
        <bdi>{t('ownersOfName', { name: isNamed ? party : party.toLowerCase() })}</bdi>
      </legend>
      {elsewhere.map(({ owner, pct = 0 }) => (
        <p key={owner} className={styles.fixed}>
          <bdi>{owner}</bdi>: {t('pctEnteredWithThePrincipals', { pct })}{' '}
          <Button type="link" size="small" onClick={() => onChoose(owner)}>
            {t('enterOwnersOfName', { name: owner })}
          </Button>
        </p>
      ))}
      {own.map(({ edge, at }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: holdings have no key of their own, and a name may be typed anew
        <div key={row} className={styles.row}>
          <OwnerName value={edge.owner} onChange={(name) => rename(at, name)} />
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the select inside is named by it */}
          <label className={styles.field}>
            <span>{t('ownerType')}</span>
            <PartyTypeSelect
              name={edge.owner}
              value={edge.ownerType}
              onChange={(ownerType) => patch(at, { ownerType })}
              label={t('ownerType')}
            />
          </label>
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the number inside is named by it */}
          <label className={styles.field}>
            <span>{t('percentageHeld')}</span>
            <InputNumber
              min={0}
              max={100}
              value={edge.pct ?? null}
              onChange={(pct) => patch(at, { pct: pct ?? undefined })}
              status={typeof edge.pct === 'number' ? '' : 'error'}
              style={{ width: '100%' }}
            />
          </label>
          <div className={styles.buttons}>
            {edge.owner.trim() && (
              <Button type="link" size="small" onClick={() => onChoose(edge.owner)}>
                {t('enterOwnersOfName', { name: edge.owner })}
              </Button>
            )}
            <Button
              type="text"
              size="small"
              onClick={() => onChange(edges.filter((_, place) => place !== at))}
              aria-label={t('removeRow', { row: edge.owner || t('owner') })}
            >
              {t('remove')}
            </Button>
          </div>
        </div>
      ))}
      {sum > 100.005 ? (
        <Alert type="error" title={t('theOwnersOfNameHoldSum', { name: party, sum })} />
      ) : (
        sum > 0 && <p className={styles.hint}>{t('sumStatedRestNot', { sum, rest })}</p>
      )}
      <div>
        <Button
          disabled={!isNamed || edges.length >= RequestLimits.ownership}
          onClick={() =>
            onChange([...edges, { owner: '', owned: party, ...(rest > 0 ? { pct: rest } : {}) } as Edge])
          }
        >
          {t('addOwner')}
        </Button>{' '}
        {!isNamed && <span className={styles.hint}>{t('enterTheLegalNameFirst')}</span>}
      </div>
    </fieldset>
  );
}

/** Taken over when the field is left: with every key the drawing would be another one. */
function OwnerName({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const t = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the input inside is named by it
    <label className={styles.field}>
      <span>{t('owner')}</span>
      <Input
        dir="auto"
        maxLength={RequestLimits.legalName}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          if (typed !== null && typed.trim() !== value) onChange(typed.trim());
          setTyped(null);
        }}
      />
    </label>
  );
}
