import { Alert, Form } from 'antd';
import { useState } from 'react';
import { formatPercent, listText } from '@/shared/format';
import { BoxGraph, layOut } from '@/shared/ui/graph';
import { foldName, holdingsOf } from '../../../../contract/holdings.ts';
import type { intakes } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import { apartFrom, type Edge } from './edges.ts';
import { OwnersPanel } from './owners-panel.tsx';
import styles from './ownership.module.css';
import { useRenamedParties } from './use-renamed-parties.ts';

type OwnershipFieldProps = { id?: string; value?: Edge[]; onChange?: (edges: Edge[]) => void };
type Principals = NonNullable<intakes.DraftIntake['principals']>;

/** Who owns the third party, drawn: a box is chosen, and its owners are entered below the drawing. */
export function OwnershipField({ id, value = [], onChange }: OwnershipFieldProps) {
  const t = useTexts();
  const legalName = (Form.useWatch<string | undefined>('legalName') ?? '').trim();
  const rows = Form.useWatch<Principals | undefined>('principals') ?? [];
  const principals = rows.filter((row) => row?.name?.trim());
  useRenamedParties([legalName, ...rows.map((row) => row?.name ?? '')], value, onChange);
  const root = legalName || t('theThirdParty');
  const [picked, setPicked] = useState<string | null>(null);
  const whole = value.filter(({ owner, owned }) => owner?.trim() && owned?.trim());
  const holdings = holdingsOf({ legalName: root, ownership: whole, principals });
  const graph = layOut(
    root,
    holdings.map(({ owner, owned, pct }) => ({
      ...{ from: owner, to: owned, label: formatPercent(typeof pct === 'number' ? pct : '?') },
    })),
  );
  const chosen = graph.nodes.find(({ name }) => picked !== null && foldName(name) === foldName(picked));
  const apart = apartFrom(root, holdings);
  return (
    <fieldset {...{ id }} className={styles.ownership}>
      <legend>{t('ownership')}</legend>
      <p className={styles.hint}>{t('chooseABoxToEnterItsOwners')}</p>
      <BoxGraph
        label={t('ownershipDrawing')}
        caption={t('ownershipOfName', { name: root })}
        graph={graph}
        toneOf={({ row, name }) => ({ isRoot: row === 0, isDashed: apart.includes(name) })}
        describe={(name) => t('nameItsOwnersHoldSum', { name, sum: heldOf(name, holdings) })}
        chosen={chosen?.name ?? root}
        onChoose={setPicked}
        showsWay={false}
      />
      {apart.length > 0 && (
        <Alert
          type="warning"
          title={t('notConnectedToName', { name: root, apart: listText(apart, t.language) })}
        />
      )}
      <OwnersPanel
        key={chosen?.name ?? ''}
        party={chosen?.name ?? root}
        isNamed={legalName !== '' || (chosen?.name ?? root) !== root}
        edges={value}
        holdings={holdings}
        onChange={(edges) => onChange?.(edges)}
        onChoose={setPicked}
      />
    </fieldset>
  );
}

type Held = { owned: string; pct?: number };
const heldOf = (name: string, holdings: readonly Held[]) =>
  holdings
    .filter(({ owned }) => foldName(owned) === foldName(name))
    .reduce((sum, { pct }) => sum + (pct ?? 0), 0);
