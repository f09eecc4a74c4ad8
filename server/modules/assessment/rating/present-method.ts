import type { z } from 'zod';
import type { ratingMethod } from '../../../../contract/ratings/ratings.ts';
import type { RatingMethod } from '../../../../engine/rating/index.ts';

/** The method as Settings shows it, table by table. */
export function presentMethod(method: RatingMethod): z.input<typeof ratingMethod> {
  const { country, ownership } = method;
  const rows = (values: readonly { key: string; label: string; value: number }[]) =>
    values.map(({ key, label, value }) => ({ key, label, value }));
  const keyed = (values: Readonly<Record<string, number>>) =>
    Object.entries(values).map(([key, value]) => ({ key, label: words(key), value }));
  const firm = 'Judgement of the firm, 2026';
  return {
    version: method.version,
    title: method.title,
    weights: rows(method.weights),
    bands: method.bands,
    tables: [
      {
        name: 'countries',
        title: 'Country: 100 minus the corruption perceptions index',
        source: country.sources.map(({ name, asOf }) => `${name} (${asOf})`).join('; '),
        rows: country.facts.map(({ iso2, name, cpi }) => ({
          key: iso2,
          label: name,
          value: cpi === undefined ? country.withoutCpi : 100 - cpi,
        })),
      },
      {
        name: 'country_rules',
        title: 'Country: special rules',
        source: firm,
        rows: [
          { key: 'grey_list', label: 'Added under increased monitoring', value: country.greyListUplift },
          { key: 'call_for_action', label: 'Under a call for action', value: country.callForAction },
          { key: 'without_cpi', label: 'Without an index', value: country.withoutCpi },
        ],
      },
      { name: 'industries', title: 'Industry', source: firm, rows: rows(method.industries) },
      { name: 'relationships', title: 'Relationship', source: firm, rows: rows(method.relationships) },
      {
        name: 'government',
        title: 'Relationship: facing the government',
        source: firm,
        rows: [{ key: 'uplift', label: 'Added', value: method.governmentUplift }],
      },
      {
        name: 'ownership',
        title: 'Ownership',
        source: firm,
        rows: [
          { key: 'opaque', label: 'Opaque', value: ownership.opaque },
          { key: 'many_layers', label: 'More layers than usual', value: ownership.manyLayers },
          { key: 'offshore', label: 'Offshore', value: ownership.offshore },
          { key: 'layers_up_to', label: 'Layers that are usual', value: ownership.layersUpTo },
        ],
      },
      { name: 'ages', title: 'Age of the third party', source: firm, rows: rows(method.ages) },
      { name: 'severity', title: 'Finding: severity', source: firm, rows: keyed(method.severity) },
      { name: 'credibility', title: 'Finding: credibility', source: firm, rows: keyed(method.credibility) },
      { name: 'role', title: 'Finding: whom it concerns', source: firm, rows: keyed(method.role) },
      ...(method.stage
        ? [{ name: 'stage', title: 'Finding: how far it has come', source: firm, rows: keyed(method.stage) }]
        : []),
      {
        name: 'decay',
        title: 'Finding: years until it counts half',
        source: firm,
        rows: [{ key: 'half_life', label: 'Half-life', value: method.halfLifeYears }],
      },
      {
        name: 'conditions',
        title: 'Points an evidenced condition takes off',
        source: firm,
        rows: rows(method.conditions),
      },
    ],
    floors: method.floors.rules.map(({ rule, band, text }) => ({ rule, band, text })),
  };
}

const words = (key: string) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ');
