import { Button, Form, Input, Upload } from 'antd';
import { useState } from 'react';
import { formatNumber } from '@/shared/format';
import { useHints } from '@/shared/ui';
import { themeVariables } from '../../../../config/theme.ts';
import { contrastOnPaper, isReadableOnPaper } from '../../../../contract/contrast.ts';
import type { clients } from '../../../../contract/index.ts';
import type { fieldErrors } from '../field-errors.ts';
import styles from './branding.module.css';
import { drawnLogo } from './drawn-logo.ts';
import { useTexts } from './texts/index.ts';

export type BrandingValues = { accent?: string | null; logo?: string | null };
type BrandingFieldsProps = {
  client: Pick<clients.ClientRow, 'id' | 'branding'> | null;
  errors: ReturnType<typeof fieldErrors>;
};

/** What is sent of the fields; a logo that nobody touched stays. */
export const brandingFrom = ({ accent, logo }: BrandingValues = {}) => ({
  accent: accent?.trim() || null,
  ...(logo !== undefined && { logo }),
});

/** Shown in the picker while there is none: that of the firm’s own reports. */
const firmAccent = themeVariables('light')['--accent'] ?? '';

const isColour = (text?: string | null) => /^#[0-9A-Fa-f]{6}$/.test(text?.trim() ?? '');

/** What the reports of a client look like. */
export function BrandingFields({ client, errors }: BrandingFieldsProps) {
  const t = useTexts();
  const accent: string | null | undefined = Form.useWatch(['branding', 'accent']);
  const colour = isColour(accent) ? accent?.trim() : undefined;
  const isReadable = colour !== undefined && isReadableOnPaper(colour);
  return (
    <>
      <Form.Item
        name={['branding', 'logo']}
        label={t('logo')}
        extra={t('logoNote')}
        {...errors('branding.logo')}
      >
        <LogoField client={client} />
      </Form.Item>
      <Form.Item
        name={['branding', 'accent']}
        label={t('accent')}
        extra={
          isReadable
            ? t('accentReadable', { ratio: formatNumber(Math.floor(contrastOnPaper(colour) * 10) / 10, 1) })
            : t('accentNote')
        }
        rules={[
          {
            validator: async (_, value?: string | null) => {
              if (!value?.trim()) return;
              if (!isColour(value)) throw new Error(t('accentWrong'));
              if (!isReadableOnPaper(value.trim())) throw new Error(t('accentTooLight'));
            },
          },
        ]}
        {...errors('branding.accent')}
      >
        <AccentField />
      </Form.Item>
    </>
  );
}

/** With what the form item gives its field: value, what changes it, id and what describes it. */
function AccentField({ value, onChange, ...rest }: AccentFieldProps) {
  const t = useTexts();
  return (
    <Input
      {...rest}
      dir="ltr"
      maxLength={7}
      autoComplete="off"
      className={styles.accent}
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
      prefix={
        <input
          type="color"
          aria-label={t('accentPick')}
          className={styles.swatch}
          value={isColour(value) ? value?.trim().toLowerCase() : firmAccent.toLowerCase()}
          onChange={(event) => onChange?.(event.target.value.toUpperCase())}
        />
      }
    />
  );
}

type AccentFieldProps = { id?: string; value?: string | null; onChange?: (accent: string) => void };
type LogoFieldProps = {
  client: BrandingFieldsProps['client'];
  /** Of the form item: undefined as stored, null removed. */
  value?: string | null;
  onChange?: (logo: string | null) => void;
  id?: string;
};

function LogoField({ client, value, onChange, id }: LogoFieldProps) {
  const t = useTexts();
  const [isWrong, setWrong] = useState(false);
  const stored = useHints(
    'GET /security/v1.0/clientbranding',
    client?.branding?.hasLogo ? { client: client.id } : null,
  );
  const shown = value === undefined ? stored?.Data.logo : value;
  const choose = async (file: Blob) => {
    const drawn = await drawnLogo(file);
    setWrong(!drawn);
    if (drawn) onChange?.(drawn);
  };
  return (
    <div className={styles.logo}>
      {shown && <img src={shown} alt={t('logoShown')} className={styles.picture} />}
      <Upload
        accept="image/png,image/jpeg"
        showUploadList={false}
        beforeUpload={(file) => {
          void choose(file);
          return false;
        }}
      >
        <Button id={id ?? ''}>{t(shown ? 'logoReplace' : 'logoChoose')}</Button>
      </Upload>
      {shown && <Button onClick={() => onChange?.(null)}>{t('logoRemove')}</Button>}
      {isWrong && (
        <span role="alert" className={styles.wrong}>
          {t('logoWrong')}
        </span>
      )}
    </div>
  );
}
