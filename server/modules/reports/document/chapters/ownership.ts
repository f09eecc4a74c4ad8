import { REPORT_TEXTS, type ReportText } from '../../../../../contract/texts/report.ts';
import { BLOCKING_PCT } from '../../compose-report.ts';
import type { Block, Cell, Chapter } from '../blocks.ts';
import { ownershipChart } from '../ownership-chart.ts';
import type { ReportWords } from '../report-words.ts';
import { writtenSection } from '../written.ts';

type Owned = ReportWords['report']['ownership'];

/** Who holds the third party: drawn, and as a table. */
export function ownershipChapter(words: ReportWords): Omit<Chapter, 'key'> {
  const { say, percent } = words;
  const { ownership } = words.report;
  const blocks = [...writtenSection(words, 'ownership', false), ...holders(words, ownership)];
  if (ownership.sanctionedPct > 0) {
    const blocked = ownership.sanctionedPct >= BLOCKING_PCT ? ` ${say('owner.blocked')}` : '';
    const text = `${say('owner.sanctioned', { pct: percent(ownership.sanctionedPct) })}${blocked}`;
    blocks.push({ kind: 'text', text });
  }
  if (ownership.undecidedPct > 0)
    blocks.push({ kind: 'text', text: say('owner.undecided', { pct: percent(ownership.undecidedPct) }) });
  return { title: say('chapter.ownership'), blocks };
}

function holders({ report, say, percent, list }: ReportWords, { holders: owners, holdings }: Owned): Block[] {
  if (owners.length === 0) return [{ kind: 'text', text: say('owner.none') }];
  const remark = (flag: string) =>
    Object.hasOwn(REPORT_TEXTS, `flag.${flag}`) ? say(`flag.${flag}` as ReportText) : flag;
  const sanctioned = owners.filter(({ flags }) => flags.includes('sanctioned')).map(({ name }) => name);
  return [
    {
      kind: 'chart',
      chart: ownershipChart(report.legalName, holdings, sanctioned),
      alt: say('owner.chart.text', { name: report.legalName, count: holdings.length }),
      holdings: holdings.map(({ owner, owned, pct }) =>
        say('owner.holding', { owner, owned, pct: percent(pct) }),
      ),
    },
    {
      kind: 'table',
      columns: [
        { title: say('owner.name'), width: 42 },
        { title: say('owner.effective'), width: 16, numeric: true },
        { title: say('owner.layers'), width: 10, numeric: true },
        { title: say('owner.remarks'), width: 32 },
      ],
      rows: owners.map(({ name, effectivePct, layers, flags }): Cell[] => [
        { text: name },
        { text: percent(effectivePct) },
        { text: String(layers) },
        { text: list(flags.map(remark)) },
      ]),
    },
  ];
}
