import { LinkOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { toast } from '@/shared/ui';
import { useTexts } from '../texts/index.ts';

/** Puts the address of a request where it can be pasted, whatever tab of it is open. */
export function CopyLink({ of }: { of: { client: string; request: string } }) {
  const t = useTexts();
  const copy = async () => {
    const address = new URL(
      `/pages/requestanalysis?${new URLSearchParams(of).toString()}`,
      window.location.origin,
    );
    try {
      await navigator.clipboard.writeText(address.href);
      toast.success(t('linkCopied'));
    } catch {
      toast.error(t('linkNotCopied'), address.href);
    }
  };
  return (
    <Button size="small" icon={<LinkOutlined />} onClick={copy}>
      {t('copyLink')}
    </Button>
  );
}
