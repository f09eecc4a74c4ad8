import { useId } from 'react';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { Cell } from './trend-panel.tsx';
import styles from './trends.module.css';

/** One set of figures of a chart. Hatching tells it from its neighbours in grey. */
export type Series = { key: string; label: string; color: string; hatched?: boolean };

type ChartProps = {
  rows: readonly Record<string, Cell>[];
  /** Stacked upon each other. */
  bars?: readonly Series[];
  lines?: readonly Series[];
  label: string;
  isRtl: boolean;
};

/** Bars and lines over time, in the colours of the theme. Arrow keys move from point to point. */
export function Chart({ rows, bars = [], lines = [], label, isRtl }: ChartProps) {
  const id = useId();
  const patternOf = ({ key }: Series) => `${id}-${key}`;
  return (
    <figure className={styles.chart} aria-label={label}>
      <ResponsiveContainer width="100%" height={240}>
        <ComposedChart
          data={[...rows]}
          margin={{ top: 8, right: 8, bottom: 0, left: 8 }}
          accessibilityLayer
          title={label}
        >
          <defs>
            {bars.map(
              (series) =>
                series.hatched && (
                  <pattern
                    key={series.key}
                    id={patternOf(series)}
                    width="6"
                    height="6"
                    patternUnits="userSpaceOnUse"
                    patternTransform="rotate(45)"
                  >
                    <rect width="6" height="6" fill={series.color} opacity="0.35" />
                    <rect width="3" height="6" fill={series.color} />
                  </pattern>
                ),
            )}
          </defs>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="name"
            reversed={isRtl}
            tickLine={false}
            axisLine={{ stroke: 'var(--line)' }}
            tick={{ fill: 'var(--slate)', fontSize: 12 }}
            minTickGap={16}
          />
          <YAxis
            orientation={isRtl ? 'right' : 'left'}
            width={36}
            allowDecimals={false}
            tickLine={false}
            axisLine={false}
            // In Arabic, SVG swaps start and end, and the figures would stand on the bars.
            tick={{ fill: 'var(--slate)', fontSize: 12, direction: 'ltr' }}
            domain={[0, 'auto']}
          />
          <Tooltip
            cursor={{ fill: 'var(--accent-soft)' }}
            contentStyle={{ background: 'var(--paper)', border: '1px solid var(--line)', borderRadius: 6 }}
            labelStyle={{ color: 'var(--ink)', fontWeight: 600 }}
            itemStyle={{ color: 'var(--ink)' }}
          />
          <Legend
            align={isRtl ? 'right' : 'left'}
            iconSize={10}
            // As they are stacked, not by the alphabet.
            itemSorter={null}
            formatter={(value: string) => <span className={styles.legend}>{value}</span>}
          />
          {bars.map((series) => (
            <Bar
              key={series.key}
              dataKey={series.key}
              name={series.label}
              stackId="all"
              fill={series.hatched ? `url(#${patternOf(series)})` : series.color}
              isAnimationActive={false}
              maxBarSize={32}
            />
          ))}
          {lines.map(({ key, label: name, color }) => (
            <Line
              key={key}
              dataKey={key}
              name={name}
              stroke={color}
              strokeWidth={2}
              dot={{ r: 2, fill: color }}
              isAnimationActive={false}
              connectNulls
            />
          ))}
        </ComposedChart>
      </ResponsiveContainer>
    </figure>
  );
}
