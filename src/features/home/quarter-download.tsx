import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { loadPart } from '@/shared/http/api-problem';
import { tellFailure } from '@/shared/http/show-problem';
import { useTexts } from './texts/index.ts';

const SHOWN = 8;

type QuarterDownloadProps = {
  /** An instant of the present quarter. */
  asOf: string;
  /** Without one the figures are those of all clients, or of one's own. */
  client?: string | undefined;
};

/** Saves the overview of a quarter as a PDF: the present one so far, or one of those before. */
export function QuarterDownload({ asOf, client }: QuarterDownloadProps) {
  const t = useTexts();
  const items = quartersUntil(asOf).map(({ year, number }, place) => {
    const quarter = t('quarterNumberYear', { number: String(number), year: String(year) });
    return { key: `${year}-Q${number}`, label: place === 0 ? t('quarterSoFar', { quarter }) : quarter };
  });
  // What saves files loads when somebody wants one, not with Home.
  const download = (quarter: string) =>
    tellFailure(async () => {
      const { downloadOverview } = await loadPart(
        () => import('@/shared/http/downloads/download-attachments'),
      );
      await downloadOverview({ client, quarter });
    });
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => void download(key) }}>
      <Button icon={<DownloadOutlined />}>{t('quarterlyOverview')}</Button>
    </Dropdown>
  );
}

/** The newest first. */
function quartersUntil(asOf: string) {
  const [year = 0, month = 1] = asOf.split('-').map(Number);
  const last = year * 4 + Math.ceil(month / 3) - 1;
  return Array.from({ length: SHOWN }, (_, back) => ({
    year: Math.floor((last - back) / 4),
    number: ((last - back) % 4) + 1,
  }));
}
